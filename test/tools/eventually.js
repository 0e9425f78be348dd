/** Tries until it succeeds, for so many milliseconds. */
export async function eventually(attempt, patience = 20_000) {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
