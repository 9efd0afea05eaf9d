import { inOtherLayout } from '@zapovednik/rules/input';
import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { Pieces } from '../../../base/pieces';
import { BorrowedSets } from '../index/borrowed-sets';
import type { ProductIndex } from '../index/product-index';
import type { BrandNames } from '../language/brand-names';
import { interpret } from '../language/interpret';
import type { Lexicon } from '../language/lexicon';
import type { Role } from '../language/query-word';
import { having, type SearchIn, type SearchReference } from './layers';
import { nearest } from './nearest';
import { bestFirst, ranked } from './rank';
import { type Kept, relax } from './relax';

export interface Found {
  /** The products found, and the nearest others where they are few. Borrowed: see `giveBack`. */
  set: BitSet;
  /** Their positions, the best first, or those of a part of them; see `bestFirst`. */
  best: (part?: BitSet) => Iterable<number>;
  /** To be called when the answer is complete: later searches use the same memory. */
  giveBack: () => void;
  /** Position of the product with this text as article number, bar code or code. */
  exact: number | null;
  /** The corrected text that was searched for. Null: the text itself. */
  misspell: string | null;
  /** Whether the last groups are only near, because few products have all words. */
  hasNear: boolean;
  /** Words that the results do not have: no product has them together with the more important words. */
  dropped: string[];
  /** Words and brands that the shop does not know. */
  unknown: string[];
  /** The words that the results have. */
  kept: readonly Kept[];
  /** All known words of the text. */
  said: readonly string[];
}

/** Roles that are not enough when the rest of the text is unknown: «айфон 15» does not ask for 15 kg. */
const saysLittle: readonly Role[] = ['number', 'size'];

const nothing: Omit<Found, 'set' | 'giveBack'> = {
  best: () => [],
  exact: null,
  misspell: null,
  hasNear: false,
  dropped: [],
  unknown: [],
  kept: [],
  said: [],
};

const notTyped: readonly Role[] = ['trait', 'implied'];

/** The products that have the words of a text, or the most important of them. A slice of work handles one word. */
export function* find(
  text: string,
  index: ProductIndex,
  reference: SearchReference & { brandNames: BrandNames },
  lexicon: Lexicon,
): Pieces<Found> {
  const exact = index.byCode(text) ?? index.byCode(inOtherLayout(text));
  if (exact !== undefined) {
    const set = new BitSet([exact]);
    const best = (part = set) => (part.has(exact) ? [exact] : []);
    return { ...nothing, set, best, exact, giveBack() {} };
  }
  const sets = new BorrowedSets(index.size);
  const where: SearchIn = { index, reference, lexicon, sets };
  const giveBack = () => sets.giveBack();
  const { words, excluded, meant, unknown, said } = yield* interpret(text, lexicon, reference.brandNames);
  const { kept, dropped, set } = yield* relax(words, where, having(excluded, where));
  const isUseless = unknown.length + dropped.length > 0 && kept.every(({ word }) => saysLittle.includes(word.role));
  if (set === null || isUseless) {
    return { ...nothing, set: new BitSet(), unknown, said, giveBack };
  }
  yield;
  const near = nearest(set, kept, where);
  const groups = [...ranked(set, kept, sets), ...near];
  return {
    set: sets.union([set, ...near]),
    best: (part) => bestFirst(groups, where, part),
    giveBack,
    exact: null,
    misspell: meant,
    hasNear: near.length > 0,
    dropped: dropped.flatMap(({ role, text: word }) => (notTyped.includes(role) ? [] : word)),
    unknown,
    kept,
    said,
  };
}
