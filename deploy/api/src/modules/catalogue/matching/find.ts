import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { Pieces } from '../../../base/pieces';
import { inOtherLayout } from '../../../base/text/keyboard-layout';
import type { ProductIndex } from '../index/product-index';
import type { BrandNames } from '../language/brand-names';
import { interpret, type Role } from '../language/interpret';
import type { Lexicon } from '../language/lexicon';
import type { SearchReference } from './layers';
import { ranked } from './rank';
import { type Kept, relax } from './relax';

export interface Found {
  /** The products found. */
  set: BitSet;
  /** The same by how well they answer, the best group first; see `bestFirst`. */
  groups: readonly BitSet[];
  /** Position of the product whose article, bar code or code the text is. */
  exact: number | null;
  /** The corrected text that was searched for. Null: the text itself. */
  misspell: string | null;
  /** Words that the products do not have: nothing has them together with the more important ones. */
  dropped: string[];
  /** Words and brands that the shop does not know. */
  unknown: string[];
  /** The words that the products have. */
  kept: readonly Kept[];
  /** All known words of the text, as they were read. */
  said: readonly string[];
}

/** These say too little when the rest of the text is unknown: «айфон 15» is no request for 15 kg. */
const saysLittle: readonly Role[] = ['number', 'size'];

/** The products that have the words of a text, or the most important of them. A piece is the work for one word. */
export function* find(
  text: string,
  index: ProductIndex,
  reference: SearchReference & { brandNames: BrandNames },
  lexicon: Lexicon,
): Pieces<Found> {
  const exact = index.names.byCode(text) ?? index.names.byCode(inOtherLayout(text));
  if (exact !== undefined) {
    const set = new BitSet([exact]);
    return { set, groups: [set], exact, misspell: null, dropped: [], unknown: [], kept: [], said: [] };
  }
  const { words, meant, unknown, said } = yield* interpret(text, lexicon, reference.brandNames);
  const { kept, dropped, set } = yield* relax(words, index, reference, lexicon);
  const isUseless = unknown.length + dropped.length > 0 && kept.every(({ word }) => saysLittle.includes(word.role));
  if (set === null || isUseless) {
    return { set: new BitSet(), groups: [], exact: null, misspell: null, dropped: [], unknown, kept: [], said };
  }
  yield;
  return {
    set,
    groups: ranked(set, kept),
    exact: null,
    misspell: meant,
    dropped: dropped.flatMap(({ role, text: word }) => (role === 'implied' ? [] : word)),
    unknown,
    kept,
    said,
  };
}
