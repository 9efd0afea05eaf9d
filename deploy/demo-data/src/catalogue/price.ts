/** Typical shelf prices: 49, 129, 389, 1 249, 1 290, 12 490 ₽. */
export function shelfPrice(roubles: number): number {
  if (roubles < 60) {
    return Math.max(9, Math.round(roubles));
  }
  if (roubles < 975) {
    return Math.round(roubles / 10) * 10 - 1;
  }
  const step = roubles < 5000 ? 50 : 100;
  const round = Math.round(roubles / step) * step;
  return round % 100 === 0 ? round - 10 : round - 1;
}

/** A price after a discount in percent, in whole roubles. */
export function reduced(roubles: number, percent: number): number {
  return Math.max(1, Math.round((roubles * (100 - percent)) / 100));
}
