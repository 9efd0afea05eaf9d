import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { BorrowedSets } from '../index/borrowed-sets';

/** From this number of products on, the set of a word is kept: joining two sets then takes less time than adding its products. */
const FREQUENT = 500;

interface KeptSet {
  readonly set: BitSet;
  /** Products that it was made of. A list only grows: after a removal there is another list. */
  readonly length: number;
}

/** By the list of places. A list that is no longer in the index is forgotten with its set. */
const kept = new WeakMap<readonly number[], KeptSet>();

/** Adds the products at these places of a word to a borrowed set. */
export function addPlaces(set: BitSet, places: readonly number[], sets: BorrowedSets): void {
  if (places.length < FREQUENT) {
    for (const position of places) set.add(position);
    return;
  }
  let frequent = kept.get(places);
  if (frequent?.length !== places.length) {
    frequent = { set: new BitSet(places), length: places.length };
    kept.set(places, frequent);
  }
  sets.join(set, frequent.set);
}
