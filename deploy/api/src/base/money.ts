import { formatPrice } from '@zapovednik/rules/format';

/** Sums are stored in kopecks; calls have roubles. */
export const roubles = (kopecks: number): number => kopecks / 100;

/** Kopecks as a readable price. */
export const priceOf = (kopecks: number): string => formatPrice(roubles(kopecks));
