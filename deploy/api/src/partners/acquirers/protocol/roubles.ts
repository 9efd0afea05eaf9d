/** Kopecks as roubles with two decimal places. */
export const toRoubles = (kopecks: number): string => (kopecks / 100).toFixed(2);

/** Whole kopecks of an amount of roubles. */
export const fromRoubles = (roubles: string | number): number => Math.round(Number(roubles) * 100);
