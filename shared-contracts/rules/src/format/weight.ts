import { numberFormat, roundTo } from './number';

const grams = numberFormat({ most: 1 });

/** A weight in grams, rounded to 0.1 g (CRT-04, LIM-46): `1 250,5 г`. */
export const formatWeight = (weight: number): string => `${grams(roundTo(weight, 1))}\u00A0г`;
