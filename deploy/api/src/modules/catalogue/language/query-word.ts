import type { Lexicon } from './lexicon';
import type { Said } from './read-text';
import { keysOf } from './stem';
import { broaderThan, isAnimal, isNeed, narrowerThan, synonymsOf } from './synonyms';
import { isNumber } from './words';

/**
 * The meaning of a word for the product. `need` is an illness or an age. Two roles were not typed: `trait` is the size of a
 * breed or the age of an animal, `implied` is what an unknown brand produces. `number` has no meaning alone.
 */
export type Role = 'animal' | 'brand' | 'kind' | 'need' | 'other' | 'size' | 'number' | 'trait' | 'implied';

/** A word that products should have. */
export interface QueryWord {
  /** The displayed form: «не нашли „курицей“». */
  text: string;
  role: Role;
  /** Whether it is the main word: «фильтр для аквариума» is a filter. */
  isSubject: boolean;
  /** Whether it is an adjective of the main word: «**сухой** корм». */
  isOfSubject: boolean;
  /** Whether it is an ingredient or a part: «с кроликом». */
  isPart: boolean;
  /** Whether it is mostly at the beginning of names. */
  isHead: boolean;
  /** Match any of these. */
  keys: readonly string[];
  /** Or any of these synonyms. */
  synonyms: readonly string[];
  /** More general words, or its parts, for the case that no product has the word itself. */
  broader: readonly string[];
  /** Sizes near to this one, for the case that nothing has it. */
  similar: readonly string[];
  /** Or words with this prefix; null: the word is complete. */
  beginning: string | null;
  brandId: number | null;
}

/** Shorter prefixes match too much. */
const SHORTEST_BEGINNING = 2;

/** A word without what its place in a text adds. */
export const bare = (text: string, keys: readonly string[], role: Role): QueryWord => ({
  text,
  role,
  isSubject: false,
  isOfSubject: false,
  isPart: false,
  isHead: false,
  keys,
  synonyms: synonymsOf(keys),
  broader: [...(role === 'trait' ? narrowerThan(keys) : []), ...broaderThan(keys)],
  similar: [],
  beginning: null,
  brandId: null,
});

/** The last word may be incomplete, other words only if no such word exists. */
export function wanted({ text, word, brandId = null, means }: Said, lexicon: Lexicon, isLast: boolean): QueryWord {
  if (word === null || brandId !== null) return { ...bare(text, [], 'brand'), brandId };
  const [meant] = means ?? [];
  if (meant !== undefined) return { ...wanted({ text, word: meant }, lexicon, false), text };
  const keys = keysOf(word);
  const mayGoOn =
    (isLast || !lexicon.has(word)) &&
    word.length >= SHORTEST_BEGINNING &&
    !isNumber(word) &&
    lexicon.beginningWith(word).length > 0;
  return {
    ...bare(text, keys, roleOf(word, keys, lexicon)),
    isHead: lexicon.isHead([...keys, ...synonymsOf(keys)]),
    beginning: mayGoOn ? word : null,
  };
}

function roleOf(word: string, keys: readonly string[], lexicon: Lexicon): Role {
  if (isNumber(word)) return 'number';
  if (isAnimal(keys)) return 'animal';
  if (isNeed(keys)) return 'need';
  return lexicon.isKind([...keys, ...synonymsOf(keys)]) ? 'kind' : 'other';
}

/** Each word once. */
export function unique(words: readonly QueryWord[]): QueryWord[] {
  const first = new Map<string, QueryWord>();
  for (const word of words) {
    const name = word.brandId === null ? (word.keys.at(-1) ?? word.text) : `brand ${word.brandId}`;
    if (!first.has(name)) first.set(name, word);
  }
  return [...first.values()];
}
