import { formatPrice } from '@zapovednik/rules/format';

/** Sums are stored in kopecks; calls have roubles. */
export const roubles = (kopecks: number): number => kopecks / 100;

/** Kopecks as people read them. */
export const priceOf = (kopecks: number): string => formatPrice(roubles(kopecks));
