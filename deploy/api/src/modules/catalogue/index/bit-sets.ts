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

/**
 * The positions in any of these sets, as a set of its own. It begins as a copy of the longest one, because a set that grows takes twice the
 * room that it needs, and so does every set that is made from it.
 */
export function unionOfSets(sets: readonly BitSet[]): BitSet {
  const longest = sets.reduce((long, set) => (set.words.length > long.words.length ? set : long), none);
  const all = longest.clone();
  for (const set of sets) if (set !== longest) all.union(set);
  return all;
}

const none = new BitSet();
