/** The name of the workers; a script that holds everything knows by it what it was started for. */
export const WORKER_NAME = "reversi-board";

/** A script that also runs as a worker; its address is empty where it stands in the page itself. */
export interface OwnScript {
  readonly url: string;
  readonly type: WorkerType;
}

let ownScript: OwnScript | null = null;

/** Says that one script holds everything, so that no other file has to be there for workers. */
export function useOwnScript(script: OwnScript): void {
  ownScript = script;
}

export const getOwnScript = (): OwnScript | null => ownScript;
