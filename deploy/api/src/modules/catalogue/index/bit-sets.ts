import { TypedFastBitSet as BitSet } from 'typedfastbitset';

/** Positions of products by section, value, or city with stock. */
export type BitSets<K> = Map<K, BitSet>;

export function setOf<K>(sets: BitSets<K>, key: K): BitSet {
  const set = sets.get(key) ?? new BitSet();
  sets.set(key, set);
  return set;
}

export function clear<K>(sets: BitSets<K>, positions: readonly number[]): void {
  for (const set of sets.values()) for (const position of positions) set.remove(position);
}

export const copyOf = <K>(sets: ReadonlyMap<K, BitSet> = new Map()): BitSets<K> =>
  new Map([...sets].map(([key, set]) => [key, set.clone()]));
