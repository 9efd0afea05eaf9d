import { kinds } from './kinds/kinds';
import { quotas } from './quotas';

const sum = (parts: Map<unknown, number>) => [...parts.values()].reduce((total, part) => total + part, 0);

test.each([50, 200, 2000, 100_000])('exactly %d products are distributed among the kinds', (total) => {
  expect(sum(quotas(kinds, total))).toBe(total);
});

test('every kind of product exists at scale 1', () => {
  expect(kinds.filter((kind) => (quotas(kinds, 2000).get(kind) ?? 0) < 1)).toEqual([]);
});

test('a number above the maximum of different products is refused with the maximum', () => {
  expect(() => quotas(kinds, 10_000_000)).toThrow(/There are only \d+ different products, not 10000000/);
});
