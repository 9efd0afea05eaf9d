import type { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { BorrowedSets } from '../index/borrowed-sets';
import type { ProductIndex } from '../index/product-index';
import type { SearchIn } from './layers';
import type { Kept } from './relax';

/** Up to this number, products are sorted directly. More products are picked from the order of all. */
const FEW = 500;
/** Totals are compared in these steps, so popularity decides between products that match nearly as well. */
const STEP = 4;

/**
 * Groups products by how well they match the words, the best group first. Groups are intersections of bit sets, so the
 * time hardly depends on the number of products.
 */
export function ranked(set: BitSet, kept: readonly Kept[], sets: BorrowedSets): BitSet[] {
  const groups = new Map<number, BitSet>();
  function split(part: BitSet, [next, ...others]: readonly Kept[], total: number): void {
    if (!next) {
      const rank = Math.round(total / STEP);
      const same = groups.get(rank);
      if (same) same.union(part);
      else groups.set(rank, part);
      return;
    }
    let left = part;
    for (const { set: having, quality } of next.layers) {
      // Most layers have none of them, and a set of all products is large.
      if (!left.intersects(having)) continue;
      split(sets.intersection(left, having), others, total + quality * next.weight);
      left = left === part ? sets.difference(part, having) : left.difference(having);
      if (left.isEmpty()) return;
    }
    // These do not have the word.
    split(left, others, total);
  }
  if (!set.isEmpty()) split(set, kept, 0);
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
}

/**
 * The positions of the groups, in each group the most popular first. They are computed when they are needed.
 * @param part only these: a group with none of them costs nothing, and one with few is not looked for in the order of all
 */
export const bestFirst = (
  groups: readonly BitSet[],
  { index, sets }: Pick<SearchIn, 'index' | 'sets'>,
  part?: BitSet,
): Iterable<number> => ({
  [Symbol.iterator]: () => walk(groups, index, sets, part),
});

function* walk(
  groups: readonly BitSet[],
  { products, orders }: ProductIndex,
  sets: BorrowedSets,
  part?: BitSet,
): Generator<number> {
  const byPopularity = (one: number, other: number) =>
    (products[other]?.popularity ?? 0) - (products[one]?.popularity ?? 0) || one - other;
  for (const whole of groups) {
    const group = part ? sets.intersection(whole, part) : whole;
    if (group.size() <= FEW) {
      yield* group.array().sort(byPopularity);
    } else {
      for (const position of orders.popularity) if (group.has(position)) yield position;
    }
  }
}
