/**
 * Runs something that pauses, in slices, with the thread's other tasks in between.
 *
 * @param slice - how long it may run at a time, in milliseconds
 * @throws the signal's reason once it is aborted
 */
export async function drive<Result>(
  thinking: Iterator<unknown, Result>,
  slice: number,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    signal?.throwIfAborted();
    const end = performance.now() + slice;
    do {
      const step = thinking.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await nextTask();
  }
}

/** Resolves in the thread's next task: timers would wait for some ms each time. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const heard = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener("message", heard);
    port1.start();
    port2.postMessage(null);
  });
}
