import fc from 'fast-check';
import { formatPackPrice, formatPrice, roundPrice } from './price';

/** Replaces every kind of no-break space by a space. */
const read = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [0, '0 ₽'],
  [5, '5 ₽'],
  [999, '999 ₽'],
  [1234, '1 234 ₽'],
  [1234567, '1 234 567 ₽'],
  [1234.5, '1 234,50 ₽'],
  [-200, '−200 ₽'],
  [-0.001, '0 ₽'],
])('VAL-23 PRD-26 %d roubles are shown as «%s»', (roubles, text) => {
  expect(read(formatPrice(roubles))).toBe(text);
});

test.each([
  [99.994, '99,99 ₽'],
  [99.995, '100 ₽'],
  [1.005, '1,01 ₽'],
  [1e9 + 0.555, '1 000 000 000,56 ₽'],
])('VAL-24 LIM-47 %d is rounded to 2 decimals: «%s»', (roubles, text) => {
  expect(read(formatPrice(roubles))).toBe(text);
});

test('VAL-23 a price is never broken across lines', () => {
  expect(formatPrice(1234.5)).toBe('1\u202F234,50\u00A0₽');
});

test('CRT-31 the price of a pack always has 2 decimals', () => {
  expect(read(formatPackPrice(1234))).toBe('1 234,00 ₽');
  expect(read(formatPackPrice(33.333))).toBe('33,33 ₽');
});

test('VAL-24 half a kopeck is rounded away from zero, with either sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (tenths) => {
      const kopecks = Math.sign(tenths) * Math.floor((Math.abs(tenths) + 5) / 10);
      expect(roundPrice(tenths / 1000)).toBeCloseTo(kopecks / 100, 6);
    }),
  );
});
