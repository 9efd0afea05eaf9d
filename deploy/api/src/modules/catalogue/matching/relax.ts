import type { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { Pieces } from '../../../base/pieces';
import type { ProductIndex } from '../index/product-index';
import type { QueryWord, Role } from '../language/interpret';
import type { Lexicon } from '../language/lexicon';
import { type Layer, type SearchReference, tiersOf, union } from './layers';

/**
 * The weight of a word by its role. A toy for cats does not help the owner of a dog, but a tin of 400 g can replace one
 * of 340 g.
 */
const weights: Readonly<Record<Role, number>> = {
  animal: 4,
  brand: 3.5,
  kind: 3,
  other: 2,
  size: 1,
  number: 1,
  implied: 0.5,
};
/** The main word weighs more: «наполнитель» in «наполнитель для кошачьего туалета». */
const SUBJECT = 2;
/** The weight of an ingredient does not depend on other meanings of the word. */
const PART = 2.5;

/** A word that the results have, with the products that have it. */
export interface Kept {
  word: QueryWord;
  weight: number;
  layers: readonly Layer[];
}

export interface Relaxed {
  kept: Kept[];
  /** Words that were not used, because no product has them together with the more important ones. */
  dropped: QueryWord[];
  /** The products that have all kept words. Null: none. */
  set: BitSet | null;
}

/** With fewer products, those that only mention a word are added. */
const FEW = 24;

/**
 * Uses the words by weight, the most important first, and drops each that would leave no product. A rare word weighs
 * more than a frequent one of the same role.
 */
export function* relax(
  words: readonly QueryWord[],
  index: ProductIndex,
  reference: SearchReference,
  lexicon: Lexicon,
): Pieces<Relaxed> {
  const matched: { word: QueryWord; tiers: Tier[]; weight: number }[] = [];
  for (const word of words) {
    yield;
    const tiers = tiersOf(word, index, reference, lexicon).map(lazily);
    const count = tiers[1]?.().all.size() ?? 0;
    matched.push({ word, tiers, weight: weightOf(word, count, index.size) });
  }
  matched.sort((one, other) => other.weight - one.weight);
  const taken: { word: QueryWord; weight: number; tiers: Tier[]; tier: Tier }[] = [];
  const dropped: QueryWord[] = [];
  let set: BitSet | null = null;
  for (const { word, tiers, weight } of matched) {
    yield;
    const tier = tiers.find((one) => !both(set, one().all).isEmpty());
    if (tier) {
      set = both(set, tier().all);
      taken.push({ word, weight, tiers, tier });
    } else {
      dropped.push(word);
    }
  }
  if (set && set.size() >= FEW) {
    return { kept: taken.map(({ word, weight, tier }) => ({ word, weight, layers: tier().layers })), dropped, set };
  }
  // The second tier of a word contains the first.
  const widened = taken.map(({ word, weight, tiers: [first, second], tier }) => {
    const { layers, all } = (tier === first && second ? second : tier)();
    return { word, weight, layers, all };
  });
  return { kept: widened, dropped, set: widened.reduce<BitSet | null>((rest, { all }) => both(rest, all), null) };
}

const both = (one: BitSet | null, other: BitSet): BitSet => (one === null ? other : one.new_intersection(other));

/** Layers, and the products in any of them. */
type Tier = () => { layers: readonly Layer[]; all: BitSet };

/** A tier that is computed at most once. */
function lazily(tier: () => readonly Layer[]): Tier {
  let found: ReturnType<Tier> | null = null;
  return () => {
    if (found === null) {
      const layers = tier();
      found = { layers, all: union(layers) };
    }
    return found;
  };
}

/** The role's weight, plus up to one for a rare word. */
function weightOf({ role, isSubject, isPart }: QueryWord, count: number, all: number): number {
  const rarity = count === 0 ? 0 : 1 - Math.log(count) / Math.log(Math.max(all, 2));
  const base = isPart && role !== 'size' && role !== 'number' ? PART : weights[role];
  return base + (isSubject ? SUBJECT : 0) + Math.min(Math.max(rarity, 0), 1);
}
