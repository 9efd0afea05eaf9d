import { inOtherLayout } from './layout';
import type { Lexicon } from './lexicon';
import { keysOf } from './stem';
import { synonymsOf } from './synonyms';
import { russian } from './transliterate';
import { isEmptyWord, isNumber, wordsOf } from './words';

/** A word that products must have. */
export interface Wanted {
  /** Match any of these. */
  keys: readonly string[];
  /** Or any of these synonyms. */
  synonyms: readonly string[];
  /** Or words with this prefix; null: the word is complete. */
  beginning: string | null;
  isNumber: boolean;
}

export interface Interpretation {
  words: Wanted[];
  /** The text that is searched for instead; null: the text itself. */
  meant: string | null;
}

/** More words do not improve the result. */
const MOST_WORDS = 12;
/** Shorter prefixes match too much. */
const SHORTEST_BEGINNING = 2;

/**
 * Interprets a text. Unknown words are tried in the other keyboard layout, in the other alphabet, and with typing errors. Words without
 * any match are ignored, as long as another word remains.
 */
export function interpret(text: string, lexicon: Lexicon): Interpretation {
  const chunks = text.trim().split(/\s+/);
  const read = chunks.map((chunk) => readChunk(chunk, lexicon));
  const said = read.flatMap(({ words }) => words);
  while (said.length > 1 && isEmptyWord(said.at(-1) ?? '')) said.pop();
  const meaning = said.filter((word) => !isEmptyWord(word));
  const isChanged = read.some((chunk) => chunk.isChanged);
  const words = [...new Set(meaning.length > 0 || isChanged ? meaning : said)].slice(0, MOST_WORDS);
  return {
    words: words.map((word) => wanted(word, lexicon, word === said.at(-1))),
    meant: isChanged ? said.join(' ') : null,
  };
}

function readChunk(chunk: string, lexicon: Lexicon): { words: string[]; isChanged: boolean } {
  const typed = wordsOf(chunk);
  const isKnown = (word: string) => isEmptyWord(word) || isNumber(word) || lexicon.has(word);
  const isUnderstood = (word: string) => isKnown(word) || begins(word, lexicon);
  if (typed.every(isUnderstood)) return { words: typed, isChanged: false };
  const otherLayout = wordsOf(inOtherLayout(chunk));
  if (otherLayout.length > 0 && otherLayout.every(isKnown)) return { words: otherLayout, isChanged: true };
  const words = typed.flatMap((word) => (isUnderstood(word) ? word : (correct(word, lexicon) ?? [])));
  if (words.length > 0) return { words, isChanged: true };
  return { words: otherLayout.flatMap((word) => correct(word, lexicon) ?? []), isChanged: true };
}

/** The known word that an unknown one was meant to be. */
function correct(word: string, lexicon: Lexicon): string | null {
  const isLatin = /[a-z]/.test(word);
  const inRussian = isLatin ? russian(word) : null;
  if (inRussian && (lexicon.has(inRussian) || isEmptyWord(inRussian))) return lexicon.usual(inRussian);
  return lexicon.nearest(word) ?? (inRussian && lexicon.nearest(inRussian)) ?? lexicon.soundingLike(word);
}

const begins = (word: string, lexicon: Lexicon): boolean =>
  word.length >= SHORTEST_BEGINNING && !isNumber(word) && lexicon.beginningWith(word).length > 0;

/** The last word may be incomplete, other words only if no such word exists. */
function wanted(word: string, lexicon: Lexicon, isLast: boolean): Wanted {
  const keys = keysOf(word);
  const mayGoOn = (isLast || !lexicon.has(word)) && begins(word, lexicon);
  return { keys, synonyms: synonymsOf(keys), beginning: mayGoOn ? word : null, isNumber: isNumber(word) };
}
