/** Milliseconds for an answer to a question that a journey asks without its browser. */
const LIMIT = 20_000;

/** A limit of its own for such a question, so that a failure names it, and not a journey that took too long. */
export const answerLimit = () => AbortSignal.timeout(LIMIT);
