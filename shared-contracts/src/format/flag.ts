/** Yes or no, as the back end writes it (ORD-48). */
export type Flag = 'Y' | 'N';

/** A flag to send. */
export const toFlag = (yes: boolean): Flag => (yes ? 'Y' : 'N');

/** A flag received. The back end leaves out or empties what is not set, so everything but `Y` is no. */
export const isYes = (flag: string | null | undefined): boolean => flag === 'Y';
