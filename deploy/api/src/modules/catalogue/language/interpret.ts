import type { Pieces } from '../../../base/pieces';
import type { BrandNames } from './brand-names';
import type { Lexicon } from './lexicon';
import { readText, type Said } from './read-text';
import { takeSizes } from './sizes';
import { keysOf } from './stem';
import { broaderThan, isAnimal, synonymsOf } from './synonyms';
import { fold, isEmptyWord, isNumber } from './words';

/**
 * The meaning of a word for the product. `implied` was not typed; it is what an unknown brand produces. `number` has no
 * meaning alone.
 */
export type Role = 'animal' | 'brand' | 'kind' | 'other' | 'size' | 'number' | 'implied';

/** A word that products should have. */
export interface QueryWord {
  /** The displayed form: «не нашли „курицей“». */
  text: string;
  role: Role;
  /** Whether it is the main word: «фильтр для аквариума» is a filter. */
  isSubject: boolean;
  /** Whether it is an ingredient or a part: «с кроликом». */
  isPart: boolean;
  /** Whether it is mostly at the beginning of names. */
  isHead: boolean;
  /** Match any of these. */
  keys: readonly string[];
  /** Or any of these synonyms. */
  synonyms: readonly string[];
  /** More general words, for the case that no product has the word itself. */
  broader: readonly string[];
  /** Or words with this prefix; null: the word is complete. */
  beginning: string | null;
  brandId: number | null;
}

export interface Interpretation {
  words: QueryWord[];
  /** The corrected text that is searched for; null: the text itself. */
  meant: string | null;
  /** Words and brands that the shop does not know. */
  unknown: string[];
  /** All known words as they were read, in lower case, with prepositions. */
  said: string[];
}

/** Further words do not improve the result. */
const MOST_WORDS = 12;
/** Shorter prefixes match too much. */
const SHORTEST_BEGINNING = 2;

const adjective = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ых|их|ую|юю)$/;
/** A preposition that does not belong to the next word. */
const PASSED = '…';
const beforeParts = new Set(['с', 'со', 'из']);

/** Finds the meaning of a search text. */
export function* interpret(text: string, lexicon: Lexicon, brands: BrandNames): Pieces<Interpretation> {
  const { sizes, rest } = takeSizes(text);
  const { said, isChanged } = yield* readText(rest, lexicon, brands);
  const knownWords = said.filter(({ word }) => word !== null);
  const isMeaning = ({ word }: Said) => word !== null && !isEmptyWord(word);
  const onlyEmpty = !isChanged && !knownWords.some(isMeaning);
  const words: QueryWord[] = [];
  let preposition = '';
  for (const [at, one] of said.entries()) {
    if (one.word === null || !(onlyEmpty || isMeaning(one))) {
      if (one.word !== null && one.word !== 'и') preposition = one.word;
      continue;
    }
    const isLast = at === said.length - 1 && sizes.length === 0;
    const word = { ...wanted(one, lexicon, isLast), isPart: beforeParts.has(preposition) };
    const isSubject = preposition === '' && word.role === 'kind' && !adjective.test(one.word);
    words.push({ ...word, isSubject: isSubject && !words.some((other) => other.isSubject) });
    // «С кошачьей мятой», «с индейкой и рисом».
    const goesOn = adjective.test(one.word) || said[at + 1]?.word === 'и';
    if (preposition !== '' && !goesOn) preposition = PASSED;
  }
  const implied = said.flatMap(({ near = [] }) => near).map((word) => bare(word, keysOf(word), 'implied'));
  const bySize = sizes.map(({ key, typed }) => bare(typed, [key], 'size'));
  return {
    words: unique([...words, ...implied, ...bySize]).slice(0, MOST_WORDS),
    meant: isChanged ? [...knownWords.map((one) => one.text), ...sizes.map(({ typed }) => typed)].join(' ') : null,
    unknown: said.flatMap((one) => (one.word === null ? one.text : [])),
    said: knownWords.flatMap((one) => fold(one.text).split(' ')),
  };
}

const bare = (text: string, keys: readonly string[], role: Role): QueryWord => ({
  text,
  role,
  isSubject: false,
  isPart: false,
  isHead: false,
  keys,
  synonyms: synonymsOf(keys),
  broader: broaderThan(keys),
  beginning: null,
  brandId: null,
});

/** The last word may be incomplete, other words only if no such word exists. */
function wanted({ text, word, brandId = null }: Said, lexicon: Lexicon, isLast: boolean): QueryWord {
  if (word === null || brandId !== null) return { ...bare(text, [], 'brand'), brandId };
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
  return lexicon.isKind([...keys, ...synonymsOf(keys)]) ? 'kind' : 'other';
}

function unique(words: readonly QueryWord[]): QueryWord[] {
  const first = new Map<string, QueryWord>();
  for (const word of words) {
    const name = word.brandId === null ? (word.keys.at(-1) ?? word.text) : `brand ${word.brandId}`;
    if (!first.has(name)) first.set(name, word);
  }
  return [...first.values()];
}
