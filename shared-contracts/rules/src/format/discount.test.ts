import fc from 'fast-check';
import { discountPercent, hasDiscount } from './discount';

const prices = (old_price: number, discount_price: number) => ({ old_price, discount_price });

test.each([
  [100, 98, true],
  [100, 98.01, false],
  [100, 100, false],
  [100, 120, false],
  [99.9, 97.9, true],
  [99.9, 97.91, false],
  [0, 0, false],
])('PRD-50 LIM-64 %d → %d is shown as a discount: %s', (before, now, shown) => {
  expect(hasDiscount(prices(before, now))).toBe(shown);
});

test.each([
  [100, 75, 25],
  [1000, 666, 33],
  [200, 197, 2],
  [1000, 990, 1],
  [1000, 995, 0.5],
  [1000, 994.4, 0.6],
  [100, 100, 0],
  [100, 130, 0],
  [0, 0, 0],
])('PRD-51 from %d to %d the price fell by %d%%', (before, now, percent) => {
  expect(discountPercent(prices(before, now))).toBe(percent);
});

test('PRD-50 PRD-51 a shown discount is at least 2%', () => {
  const kopecks = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(kopecks, kopecks, (before, now) => {
      const price = prices(before / 100, now / 100);
      expect(hasDiscount(price)).toBe(now * 100 <= before * 98);
      if (hasDiscount(price)) expect(discountPercent(price)).toBeGreaterThanOrEqual(2);
    }),
  );
});
