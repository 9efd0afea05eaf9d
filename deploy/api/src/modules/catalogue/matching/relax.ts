import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { Pieces } from '../../../base/pieces';
import type { BorrowedSets } from '../index/borrowed-sets';
import type { QueryWord, Role } from '../language/query-word';
import { type Layer, type SearchIn, tiersOf, union } from './layers';

/**
 * The weight of a word by its role. A toy for cats does not help the owner of a dog, but a tin of 400 g can replace one
 * of 340 g.
 */
const weights: Readonly<Record<Role, number>> = {
  animal: 4,
  brand: 3.5,
  kind: 3,
  need: 3,
  other: 2,
  size: 1,
  number: 1,
  trait: 1.5,
  implied: 0.5,
};
/** The main word weighs more: «наполнитель» in «наполнитель для кошачьего туалета». */
const SUBJECT = 2;
/** «Сухой» in «сухой корм» weighs more too. */
const OF_SUBJECT = 1;
/** The weight of an ingredient does not depend on other meanings of the word. */
const PART = 3;

/** A word that the results have, with the products that have it. */
export interface Kept {
  word: QueryWord;
  weight: number;
  layers: readonly Layer[];
  /** The products in these layers. */
  all: BitSet;
  /** The products that have what it belongs to. */
  wider: () => BitSet;
}

export interface Relaxed {
  kept: Kept[];
  /** Words that were not used, because no product has them together with the more important ones. */
  dropped: QueryWord[];
  /** The products that have all kept words. Null: none. */
  set: BitSet | null;
}

/** In this tier are similar sizes: they are shown, and the size itself is said to be missing. */
const SIMILAR = 3;

/** With fewer products, those that only mention a word are added. */
const FEW = 24;

/** A word that was taken, and the tier that the products have. */
interface Taken {
  word: QueryWord;
  weight: number;
  tiers: Tier[];
  tier: Tier;
}

/**
 * Uses the words by weight, the most important first, and drops each that would leave no product. A rare word weighs
 * more than a frequent one of the same role. The products in `banned` have an excluded word.
 */
export function* relax(words: readonly QueryWord[], where: SearchIn, banned: BitSet | null): Pieces<Relaxed> {
  const { index, sets } = where;
  const matched: Omit<Taken, 'tier'>[] = [];
  for (const word of words) {
    yield;
    const tiers = tiersOf(word, where).map((tier) => lazily(tier, banned, sets));
    const count = tiers[1]?.().all.size() ?? 0;
    matched.push({ word, tiers, weight: weightOf(word, count, index.size) });
  }
  matched.sort((one, other) => other.weight - one.weight);
  let taken: Taken[] = [];
  const dropped: QueryWord[] = [];
  let set: BitSet | null = null;
  for (const one of matched) {
    yield;
    const { tiers } = one;
    const tier = tiers.find((each) => meets(set, each().all));
    const widened: Taken[] | null = tier || one.word.role !== 'need' ? null : withWiderAnimals(taken, one, sets);
    if (tier) {
      set = both(set, tier().all, sets);
      taken.push({ ...one, tier });
      if (tier === tiers[SIMILAR]) dropped.push(one.word);
    } else if (widened) {
      taken = widened;
      set = allOf(taken, sets);
    } else {
      dropped.push(one.word);
    }
  }
  if (set && set.size() < FEW) {
    // The second tier of a word contains the first.
    taken = taken.map((one) => ({ ...one, tier: one.tier === one.tiers[0] ? (one.tiers[1] ?? one.tier) : one.tier }));
    set = allOf(taken, sets);
  }
  const kept = taken.map(({ word, weight, tier, tiers }) => ({
    word,
    weight,
    ...tier(),
    wider: () => tiers[2]?.().all ?? new BitSet(),
  }));
  return { kept, dropped, set };
}

/** A remedy for dogs is one for puppies too, where there is none for them alone. Null: nothing has the need even so. */
function withWiderAnimals(taken: readonly Taken[], need: Omit<Taken, 'tier'>, sets: BorrowedSets): Taken[] | null {
  const wider = taken.map((one) =>
    one.word.role === 'animal'
      ? { ...one, tier: one.tiers.findLast((tier) => !tier().all.isEmpty()) ?? one.tier }
      : one,
  );
  const set = allOf(wider, sets);
  const tier = need.tiers.find((each) => meets(set, each().all));
  return tier ? [...wider, { ...need, tier }] : null;
}

const allOf = (taken: readonly Taken[], sets: BorrowedSets): BitSet | null =>
  taken.reduce<BitSet | null>((rest, { tier }) => both(rest, tier().all, sets), null);

const both = (one: BitSet | null, other: BitSet, sets: BorrowedSets): BitSet =>
  one === null ? other : sets.intersection(one, other);

/** Whether `both` would have any product. */
const meets = (one: BitSet | null, other: BitSet): boolean => (one === null ? !other.isEmpty() : one.intersects(other));

/** Layers, and the products in any of them. */
type Tier = () => { layers: readonly Layer[]; all: BitSet };

/** A tier that is computed at most once, without the banned products. */
function lazily(tier: () => readonly Layer[], banned: BitSet | null, sets: BorrowedSets): Tier {
  let found: ReturnType<Tier> | null = null;
  return () => {
    if (found === null) {
      const layers = tier();
      const all = union(layers, { sets });
      found = { layers, all: banned === null ? all : all.difference(banned) };
    }
    return found;
  };
}

/** From the role's weight up to one more for the rarest word. */
function weightOf({ role, isSubject, isOfSubject, isPart }: QueryWord, count: number, all: number): number {
  const rarity = count === 0 ? 0 : 1 - Math.log(count) / Math.log(Math.max(all, 2));
  const base = isPart && role !== 'size' && role !== 'number' ? PART : weights[role];
  return base + (isSubject ? SUBJECT : 0) + (isOfSubject ? OF_SUBJECT : 0) + Math.min(Math.max(rarity, 0), 1);
}
