/** A flag in a request: Y or N, as the back end expects it (ORD-48). */
export const toFlag = (yes: boolean): 'Y' | 'N' => (yes ? 'Y' : 'N');

/** A flag in an answer. The back end omits or empties a flag that is not set, so only `Y` is true. */
export const isYes = (flag: string | null | undefined): boolean => flag === 'Y';
