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
  const valuesOfProduct = new Set(index.values[position]);
  const best: Candidate[] = [];
  for (const one of goods.array()) {
    const candidate = candidateAt(one, valuesOfProduct, index);
    const last = best[count - 1];
    if (last && byNearness(last, candidate) < 0) continue;
    const same = best.findIndex(({ card }) => card === candidate.card);
    const atThisDistance = best[same];
    if (atThisDistance && byNearness(atThisDistance, candidate) < 0) continue;
    if (atThisDistance) best.splice(same, 1);
    best.push(candidate);
    best.sort(byNearness).splice(count);
  }
  return best.map((candidate) => candidate.position);
}

function candidateAt(position: number, own: ReadonlySet<number>, index: ProductIndex): Candidate {
  let common = 0;
  for (const ordinal of index.values[position] ?? []) if (own.has(ordinal)) common += 1;
  return {
    position,
    card: index.cards[position] ?? 0,
    common,
    popularity: index.products[position]?.popularity ?? 0,
  };
}
