import type { ProductIndex } from '../index/product-index';
import { subtree } from '../reference';
import { unionOf } from '../select';
import { interpret, type Wanted } from './interpret';
import type { Lexicon } from './lexicon';
import type { ReferenceWords } from './reference-words';

/**
 * The weight of a word by where a product has it: in its name, its section, its properties; more where it says what the product is.
 */
const weights = { exact: 10, synonym: 8, beginning: 5, head: 4, section: 6, value: 5, referenceBeginning: 3 } as const;

/** The data about sections and values that the search needs. */
interface Reference {
  words: ReferenceWords;
  children: ReadonlyMap<number | null, readonly { id: number }[]>;
}

export interface Found {
  /** Positions in the index, best first. */
  positions: number[];
  /** The corrected text that was searched for. Null: the text itself. */
  misspell: string | null;
}

/** The products that match all words of a text. */
export function find(text: string, index: ProductIndex, reference: Reference, lexicon: Lexicon): Found {
  const own = index.names.byCode(text);
  if (own !== undefined) return { positions: [own], misspell: null };
  const { words, meant } = interpret(text, lexicon);
  const unfinished = words.map((word) => ({ ...word, beginning: word.keys[0] ?? null }));
  // In this order: unchanged; every word as a prefix; without sizes that do not exist.
  for (const attempt of [words, unfinished, words.filter((word) => !word.isNumber)]) {
    const positions = rank(
      index,
      attempt.map((word) => scoreOf(word, index, reference, lexicon)),
    );
    if (positions.length > 0) return { positions, misspell: meant };
  }
  return { positions: [], misspell: null };
}

/** How well a word matches each product; 0: not at all. */
function scoreOf(word: Wanted, index: ProductIndex, reference: Reference, lexicon: Lexicon): Uint8Array {
  const scores = new Uint8Array(index.size);
  const raise = (position: number, score: number) => {
    if ((scores[position] ?? 0) < score) scores[position] = score;
  };
  const inNames = (keys: readonly string[], score: number) => {
    for (const key of keys) {
      for (const place of index.names.places.get(key) ?? []) raise(place >> 1, score + (place & 1) * weights.head);
    }
  };
  const inReference = (keys: readonly string[], section: number, value: number) => {
    for (const key of keys) {
      const meant = reference.words.byKey.get(key);
      const sections = meant?.sections.flatMap((id) => subtree(reference, id)) ?? [];
      for (const position of unionOf(index.bySection, sections)) raise(position, section);
      for (const position of unionOf(index.byValue, meant?.values ?? [])) raise(position, value);
    }
  };
  inNames(word.keys, weights.exact);
  inNames(word.synonyms, weights.synonym);
  inReference([...word.keys, ...word.synonyms], weights.section, weights.value);
  if (word.beginning !== null) {
    const keys = lexicon.beginningWith(word.beginning);
    inNames(keys, weights.beginning);
    inReference(keys, weights.referenceBeginning, weights.referenceBeginning);
  }
  return scores;
}

/** The products that match every word, by how well, then by popularity. */
function rank(index: ProductIndex, scores: readonly Uint8Array[]): number[] {
  if (scores.length === 0) return [];
  const byTotal: number[][] = [];
  for (const position of index.orders.popularity) {
    let total = 0;
    for (const score of scores) {
      const one = score[position] ?? 0;
      total = one === 0 ? 0 : total + one;
      if (one === 0) break;
    }
    if (total === 0) continue;
    const same = byTotal[total];
    if (same) same.push(position);
    else byTotal[total] = [position];
  }
  return byTotal.reverse().flat();
}
