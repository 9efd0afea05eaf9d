import { formatNumber, numberFormat, roundTo } from './number';

const rouble = '\u00A0₽';
const withKopecks = numberFormat({ most: 2, least: 2 });

/** A sum of roubles rounded to kopecks (VAL-24, LIM-47), for calculation, storage and comparison. */
export const roundPrice = (roubles: number): number => roundTo(roubles, 2);

/** A price as text: `1 234 ₽`, with kopecks only if they are not zero: `1 234,50 ₽` (VAL-23, VAL-24, PRD-26). */
export function formatPrice(roubles: number): string {
  const price = roundPrice(roubles);
  return (Number.isInteger(price) ? formatNumber : withKopecks)(price) + rouble;
}

/** The price of a pack, always with two decimals (CRT-31, LIM-47): `1 234,00 ₽`. */
export const formatPackPrice = (roubles: number): string => withKopecks(roundPrice(roubles)) + rouble;
