/** A flag to send: yes or no, as the back end writes it (ORD-48). */
export const toFlag = (yes: boolean): 'Y' | 'N' => (yes ? 'Y' : 'N');

/** A flag received. The back end leaves out or empties what is not set, so everything but `Y` is no. */
export const isYes = (flag: string | null | undefined): boolean => flag === 'Y';
