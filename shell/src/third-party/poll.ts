/** How often, and how many times, an outside service is asked for its name of this browser, milliseconds (TRK-08, LIM-63). */
const EVERY = 2_000;
const TIMES = 10;

/** Asks every two seconds, ten times at most, until there is an answer; null when there is none. */
export async function poll<T>(ask: () => T | null | undefined): Promise<T | null> {
  for (let turn = 0; turn < TIMES; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, EVERY));
    const answer = ask();
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}
