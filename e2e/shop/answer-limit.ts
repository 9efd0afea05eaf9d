/** Milliseconds for an answer to a request that a journey sends without its browser. */
const LIMIT = 20_000;

/** A separate limit for such a request, so that a failure names it, instead of a journey that took too long. */
export const answerLimit = () => AbortSignal.timeout(LIMIT);
