import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import { atOnce } from '../../../base/pieces';
import { unionOfSets } from '../index/bit-sets';
import { BorrowedSets } from '../index/borrowed-sets';
import { ProductIndex } from '../index/product-index';
import { bestFirst } from './rank';

/** An index of this many products; those with a higher remainder by seven are more popular. */
function indexOf(count: number): ProductIndex {
  const index = new ProductIndex();
  const products = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    code: `p${at}`,
    name: `Мяч ${at}`,
    article: `a${at}`,
    barCode: `b${at}`,
    sectionId: 1,
    brandId: 1,
    groupId: null,
    price: 100,
    isNew: false,
    isDiscounted: false,
    season: null,
    popularity: at % 7,
    sort: 0,
  }));
  atOnce(index.put(products, { values: [], sales: [] }));
  atOnce(index.sort());
  return index;
}

test('CAT-37 the best of those that can be ordered are in the order of all', () => {
  const index = indexOf(3000);
  const every = (step: number, from = 0) =>
    new BitSet(Array.from({ length: 3000 }, (_, at) => at).filter((at) => at % step === from));
  const where = { index, sets: new BorrowedSets(index.size) };
  const groups = [every(2), every(2, 1)];
  for (const part of [every(3), every(50), every(4, 1), new BitSet(), new BitSet([2999])]) {
    const all = [...bestFirst(groups, where)];
    expect([...bestFirst(groups, where, part)]).toEqual(all.filter((position) => part.has(position)));
  }
});

test('what is found in sets of different lengths is in none of them afterwards', () => {
  const sets = [[1, 40], [5000], [], [2, 5001]].map((positions) => new BitSet(positions));
  const all = unionOfSets(sets);
  expect(all.array()).toEqual([1, 2, 40, 5000, 5001]);
  all.add(7);
  expect(sets.map((set) => set.array())).toEqual([[1, 40], [5000], [], [2, 5001]]);
  unionOfSets([]).add(1);
  expect(unionOfSets([]).array()).toEqual([]);
});
