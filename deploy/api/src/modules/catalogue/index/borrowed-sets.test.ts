import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import { BorrowedSets } from './borrowed-sets';

const SIZE = 1200;
const positions = (step: number) => Array.from({ length: SIZE / step }, (_, at) => at * step);

test('borrowed sets are what sets of their own would be, also beside longer and shorter ones', () => {
  const sets = new BorrowedSets(SIZE);
  const [twos, threes] = [new BitSet(positions(2)), new BitSet(positions(3))];
  const short = new BitSet([1, 6]);
  twos.resize(100_000);
  expect(sets.copy(twos).array()).toEqual(positions(2));
  expect(sets.intersection(twos, threes).array()).toEqual(positions(6));
  expect(sets.intersection(twos, short).array()).toEqual([6]);
  expect(sets.difference(short, twos).array()).toEqual([1]);
  expect(sets.union([short, twos, threes]).array()).toEqual(twos.new_union(threes).new_union(short).array());
  expect(sets.union([]).isEmpty()).toBe(true);
  expect(sets.empty().isEmpty()).toBe(true);
  expect([twos.array(), threes.array(), short.array()]).toEqual([positions(2), positions(3), [1, 6]]);
});

test('what is given back is empty, and nothing of it is in the sets of the next search, also of a larger catalogue', () => {
  for (const size of [SIZE, SIZE, 2 * SIZE, SIZE]) {
    const sets = new BorrowedSets(size);
    const [full, other] = [sets.copy(new BitSet(positions(1))), sets.copy(new BitSet(positions(2)))];
    sets.giveBack();
    expect([full.isEmpty(), other.isEmpty(), full.has(1)]).toEqual([true, true, false]);
    const next = new BorrowedSets(size);
    expect(next.empty().isEmpty()).toBe(true);
    expect(next.copy(new BitSet([3])).array()).toEqual([3]);
    next.giveBack();
  }
});

test('two searches at once have sets of their own', () => {
  const [one, other] = [new BorrowedSets(SIZE), new BorrowedSets(SIZE)];
  const mine = one.copy(new BitSet([1]));
  const theirs = other.copy(new BitSet([2]));
  one.giveBack();
  const next = new BorrowedSets(SIZE).copy(new BitSet([3]));
  expect([mine.array(), theirs.array(), next.array()]).toEqual([[], [2], [3]]);
});
