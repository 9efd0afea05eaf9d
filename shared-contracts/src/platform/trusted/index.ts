/**
 * Takes a value for a `T` without a check. The only place that does: where the types cannot say what holds, such as a function that
 * works on every call alike, or code that was checked when it was released. Each use says why, and a test lists them all.
 */
export const trusted = <T>(value: unknown): T => value as T;
