import type { Score } from '../index/indexed-product';

/** The average stars with one decimal; 0 without reviews (PRD-37). */
export const averageOf = ({ sum, count }: Score): number => (count === 0 ? 0 : Math.round((sum / count) * 10) / 10);
