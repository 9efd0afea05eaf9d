import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { ProductIndex } from './product-index';
import { pageOf } from './select';

/** So many cards of two variants each, in the order of their ids. */
function indexOf(cards: number): ProductIndex {
  const positions = Int32Array.from({ length: cards * 2 }, (_, position) => position);
  return {
    size: positions.length,
    ids: positions,
    positions: new Map(),
    cards: positions.map((position) => position >> 1),
    prices: positions,
    orders: { sort: positions, popularity: positions, name: positions, price: positions },
    all: new BitSet(positions),
    bySection: new Map(),
    byBrand: new Map(),
    byValue: new Map(),
    bySale: new Map(),
    bySeason: new Map(),
    fresh: new BitSet(),
    discounted: new BitSet(),
    inCity: new Map(),
    inShop: new Map(),
  };
}

test('API-07 variants of one product are one card, in a large catalogue too', () => {
  const index = indexOf(500);
  const page = pageOf(index, index.all, { order: 'sort', reversed: true, available: index.all, from: 0, count: 1000 });
  expect(page).toHaveLength(500);
  expect(new Set(page.map((id) => id >> 1))).toHaveProperty('size', 500);
});
