import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import { pageOf } from './select';

/** An index with this number of cards, of two variants each, in the order of their ids. */
function indexOf(cards: number): Parameters<typeof pageOf>[0] {
  const ids = Array.from({ length: cards * 2 }, (_, position) => position);
  return {
    size: ids.length,
    idAt: (position) => position,
    cards: ids.map((id) => id >> 1),
    orders: { sort: ids, popularity: ids, name: ids, price: ids },
  };
}

test('API-07 variants of one product are one card, in a large catalogue too', () => {
  const index = indexOf(500);
  const all = new BitSet(index.orders.sort);
  const page = pageOf(index, all, { order: 'sort', reversed: true, available: all, from: 0, count: 1000 });
  expect(page).toHaveLength(500);
  expect(new Set(page.map((id) => id >> 1))).toHaveProperty('size', 500);
});
