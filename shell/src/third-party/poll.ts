/** The interval in milliseconds and the number of requests for a third-party service's id of this browser (TRK-08, LIM-63). */
const INTERVAL = 2_000;
const MAX_ATTEMPTS = 10;

/** Asks every two seconds, at most ten times, until it gets a value. Null if it gets none. */
export async function poll<T>(request: () => T | null | undefined): Promise<T | null> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    const answer = request();
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}
