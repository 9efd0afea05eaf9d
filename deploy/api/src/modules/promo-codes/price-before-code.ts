/**
 * The price of one piece before the percentage of a promotion code, in kopecks. Orders store only the paid price, which is rounded: if the
 * percentage of today's price is what was paid, the price is today's.
 */
export function priceBeforeCode(paid: number, percent: number | null, now: number | null): number {
  if (percent === null) return paid;
  if (now !== null && Math.round((now * (100 - percent)) / 100) === paid) return now;
  return Math.round((paid * 100) / (100 - percent));
}
