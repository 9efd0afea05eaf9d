/** Sums are stored in kopecks; calls have roubles. */
export const roubles = (kopecks: number): number => kopecks / 100;
