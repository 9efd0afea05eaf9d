import type { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { ProductIndex } from '../index/product-index';

interface Candidate {
  readonly position: number;
  readonly card: number;
  /** The number of values that it has in common with the product. */
  readonly common: number;
  readonly popularity: number;
}

const byNearness = (one: Candidate, other: Candidate) =>
  other.common - one.common || other.popularity - one.popularity || one.position - other.position;

/**
 * Positions of the goods that are the most similar to a product, one per card. Of equally similar ones, the most
 * popular. It uses one pass without sorting, because a section of a large shop has thousands of goods.
 */
export function nearest(position: number, goods: BitSet, index: ProductIndex, count: number): number[] {
  const own = valuesAt(position, index);
  const best: Candidate[] = [];
  goods.forEach((one) => {
    const common = inCommon(index.values[one], own);
    const last = best[count - 1];
    // Nearly all end here, so nothing is made for them.
    if (last && common < last.common) return;
    const candidate = candidateAt(one, common, index);
    if (last && byNearness(last, candidate) < 0) return;
    const same = best.findIndex(({ card }) => card === candidate.card);
    const atThisDistance = best[same];
    if (atThisDistance && byNearness(atThisDistance, candidate) < 0) return;
    if (atThisDistance) best.splice(same, 1);
    best.push(candidate);
    best.sort(byNearness).splice(count);
  });
  return best.map((candidate) => candidate.position);
}

/** By the ordinal of a value: 1 if the product has it. An array, because each of the goods asks for ten values. */
function valuesAt(position: number, index: ProductIndex): Uint8Array {
  const own = new Uint8Array(index.ordinals.size);
  for (const ordinal of index.values[position] ?? []) own[ordinal] = 1;
  return own;
}

function inCommon(values: readonly number[] = [], own: Uint8Array): number {
  let common = 0;
  for (const ordinal of values) common += own[ordinal] ?? 0;
  return common;
}

const candidateAt = (position: number, common: number, index: ProductIndex): Candidate => ({
  position,
  card: index.cards[position] ?? 0,
  common,
  popularity: index.products[position]?.popularity ?? 0,
});
