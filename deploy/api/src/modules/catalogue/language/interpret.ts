import type { Pieces } from '../../../base/pieces';
import { takeAges } from './age';
import type { BrandNames } from './brand-names';
import type { Lexicon } from './lexicon';
import { adjective, apart, type Before, beforeNext, goesOn, isPart } from './prepositions';
import { bare, type QueryWord, unique, wanted } from './query-word';
import { readText, type Said } from './read-text';
import { takeSizes } from './sizes';
import { keysOf } from './stem';
import { narrowerThan } from './synonyms';
import { absent, fold, isEmptyWord } from './words';

export interface Interpretation {
  words: QueryWord[];
  /** What the products must not have: «без курицы». */
  excluded: QueryWord[];
  /** The corrected text that is searched for; null: the text itself. */
  meant: string | null;
  /** Words and brands that the shop does not know. */
  unknown: string[];
  /** All known words as they were read, in lower case, with prepositions. */
  said: string[];
}

/** Further words do not improve the result. */
const MOST_WORDS = 12;
/** What is meant where only what must not be in it is named. */
const FOOD = 'корм';

/** Finds the meaning of a search text. */
export function* interpret(text: string, lexicon: Lexicon, brands: BrandNames): Pieces<Interpretation> {
  const { ages, rest: ageless } = takeAges(text);
  const { sizes, rest } = takeSizes(ageless);
  const { said, isChanged } = yield* readText(apart(rest), lexicon, brands);
  const knownWords = said.filter(({ word }) => word !== null);
  const measures = [...ages, ...sizes].map(({ typed }) => typed);
  const { wantedWords, excluded } = sorted(said, lexicon, { isChanged, isComplete: measures.length > 0 });
  const traits = [...said.flatMap(({ means = [] }) => means.slice(1)), ...ages.map(({ word }) => word)];
  const implied = said.flatMap(({ near = [] }) => near);
  if (excluded.length > 0 && wantedWords.length === 0) implied.push(FOOD);
  return {
    words: unique([
      ...wantedWords,
      ...traits.map((word) => bare(word, keysOf(word), 'trait')),
      // Goods that say what they are without come first: «без аромата».
      ...excluded.map((word) => bare(word.text, [...word.keys, ...word.synonyms].map(absent), 'trait')),
      ...implied.map((word) => bare(word, keysOf(word), 'implied')),
      ...sizes.map(({ key, typed }) => ({
        ...bare(typed, [key], 'size'),
        broader: lexicon.rangesWith(key),
        similar: lexicon.sizesNear(key),
      })),
    ]).slice(0, MOST_WORDS),
    excluded,
    meant: isChanged ? [...knownWords.map((one) => one.text), ...measures].join(' ') : null,
    unknown: said.flatMap((one) => (one.word === null ? one.text : [])),
    said: knownWords.flatMap((one) => fold(one.text).split(' ')),
  };
}

/** The words that products should have, and those that they must not. */
function sorted(
  said: readonly Said[],
  lexicon: Lexicon,
  { isChanged, isComplete }: { isChanged: boolean; isComplete: boolean },
): { wantedWords: QueryWord[]; excluded: QueryWord[] } {
  const isMeaning = ({ word }: Said) => word !== null && !isEmptyWord(word);
  const onlyEmpty = !isChanged && !said.some(isMeaning);
  const wantedWords: QueryWord[] = [];
  const excluded: QueryWord[] = [];
  let before: Before = 'nothing';
  for (const [at, one] of said.entries()) {
    if (one.word === null || !(onlyEmpty || isMeaning(one))) {
      if (one.word !== null && one.word !== 'и') before = beforeNext(one.word, said[at - 1]?.word);
      continue;
    }
    const isLast = at === said.length - 1 && !isComplete;
    const word = { ...wanted(one, lexicon, isLast), isPart: isPart(one, before) };
    if (before === 'without') excluded.push({ ...word, beginning: null, broader: narrowerThan(word.keys) });
    else wantedWords.push(placed(word, one.word, before, wantedWords));
    if (before !== 'nothing' && !goesOn(one.word, said[at + 1]?.word ?? '')) before = 'other';
  }
  return { wantedWords, excluded };
}

/** A word with what its place says: «**сухой корм** для кошек». */
function placed(word: QueryWord, typed: string, before: Before, earlier: readonly QueryWord[]): QueryWord {
  const isWhat = before === 'nothing' && word.role === 'kind';
  const isAdjective = adjective.test(typed);
  // Fish as an animal is no salmon, but food with fish is food with salmon.
  const parts = word.isPart || word.role !== 'animal' ? narrowerThan(word.keys) : [];
  return {
    ...word,
    isSubject: isWhat && !isAdjective && !earlier.some((other) => other.isSubject),
    isOfSubject: isWhat && isAdjective,
    broader: [...parts, ...word.broader],
  };
}
