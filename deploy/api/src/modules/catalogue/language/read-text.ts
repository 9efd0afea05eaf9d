import { inOtherLayout } from '@zapovednik/rules/input';
import type { Pieces } from '../../../base/pieces';
import { russian } from '../../../base/text/transliterate';
import type { BrandNames } from './brand-names';
import type { Lexicon } from './lexicon';
import { meaningOf } from './meanings';
import { isEmptyWord, isNumber, wordsOf } from './words';

/** A word or a brand found in a text. */
export interface Said {
  /** The displayed form. */
  text: string;
  /** Null: unknown. */
  word: string | null;
  /** Null: the shop does not have this brand. */
  brandId?: number | null;
  /** The search terms that replace a brand that the shop does not have. */
  near?: readonly string[];
  /** What the word means in the words of the catalogue, where it has none of its own: «лабрадор» is a dog, and large. */
  means?: readonly string[];
}

interface Read {
  said: Said[];
  /** Whether words were corrected or converted. */
  isChanged: boolean;
}

/** Longer texts are copied names, for which the beginning is enough. Each unknown word takes time. */
const MOST_CHUNKS = 16;
/** The most words that are joined by characters other than spaces. */
const MOST_WORDS = 8;
/**
 * A converted word is used only if it is more similar: it is allowed as many mistakes as a word with this many letters
 * fewer.
 */
const CONVERTED = 2;
/** The most words that are tried in other spellings, which takes far more time than a lookup. */
const MOST_TRIED = 10;
/** Shorter words do not count as unfinished: at the end of a text, and within it. */
const SHORTEST_LAST = 2;
const SHORTEST_INNER = 3;

/**
 * The words of a text. Brands are recognised by their sound. Unknown words are tried in the other keyboard layout, in
 * the other alphabet, with typing errors, and as several words without spaces.
 */
export function* readText(text: string, lexicon: Lexicon, brands: BrandNames): Pieces<Read> {
  const chunks = text.trim().split(/\s+/).filter(Boolean).slice(0, MOST_CHUNKS);
  const said: Said[] = [];
  let isChanged = false;
  let tried = 0;
  for (let at = 0; at < chunks.length; ) {
    yield;
    const named = brands.at(chunks.slice(at), (word) => wordsOf(word).every((one) => lexicon.isWord(one)));
    if (named) {
      const { name, id, near, isExact } = named.brand;
      said.push({ text: name, word: id === null ? null : name, brandId: id, near });
      isChanged ||= id !== null && !isExact;
      at += named.count;
      continue;
    }
    const shortest = at === chunks.length - 1 ? SHORTEST_LAST : SHORTEST_INNER;
    const chunk = readChunk(chunks[at] ?? '', lexicon, shortest, tried < MOST_TRIED);
    if (chunk.isChanged || chunk.said.some(({ word }) => word === null)) tried += chunk.said.length;
    said.push(...chunk.said);
    isChanged ||= chunk.isChanged;
    at += 1;
  }
  return { said, isChanged };
}

function readChunk(chunk: string, lexicon: Lexicon, shortest: number, mayCorrect: boolean): Read {
  const typed = wordsOf(chunk).slice(0, MOST_WORDS);
  const isKnown = (word: string) => isEmptyWord(word) || isNumber(word) || lexicon.has(word);
  const isUnderstood = (word: string) =>
    isKnown(word) || (word.length >= shortest && lexicon.beginningWith(word).length > 0);
  const same = (words: readonly string[]): Said[] => words.map(saidAs);
  if (typed.every(isUnderstood)) return { said: same(typed), isChanged: false };
  if (!mayCorrect) {
    return {
      said: typed.map((word) => (isUnderstood(word) ? saidAs(word) : { text: word, word: null })),
      isChanged: false,
    };
  }
  const otherLayout = isTypedInOtherLayout(chunk) ? wordsOf(inOtherLayout(chunk)).slice(0, MOST_WORDS) : [];
  if (otherLayout.length > 0 && otherLayout.every(isKnown)) return { said: same(otherLayout), isChanged: true };
  const corrected = typed.map((word) => (isUnderstood(word) ? [word] : correct(word, lexicon)));
  if (corrected.every((words) => words === null)) {
    const meant = otherLayout.flatMap((word) => lexicon.nearest(word, CONVERTED) ?? []);
    if (meant.length > 0 && meant.length === otherLayout.length) return { said: same(meant), isChanged: true };
  }
  return {
    said: corrected.flatMap((words, at) => (words ? same(words) : [{ text: typed[at] ?? '', word: null }])),
    isChanged: corrected.some((words, at) => words !== null && words[0] !== typed[at]),
  };
}

function saidAs(word: string): Said {
  const means = meaningOf(word);
  return means === null ? { text: word, word } : { text: word, word, means };
}

/**
 * Whether a chunk may have been typed in the other layout: nearly all of its letters are also letters there. «Ыъъъы» is
 * `s]]]s`, which is no word.
 */
function isTypedInOtherLayout(chunk: string): boolean {
  const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
  const typed = lettersOf(chunk);
  return typed - lettersOf(inOtherLayout(chunk)) <= typed / 4;
}

/** Фонтанчик, совочек. */
const diminutive = /(?<=\p{L}{4})(?:чик|ик|очек|ечек|очк|ечк|чк)(?:а|и|у|ом|ов|е|ой|ами)?$/u;

/** The known words that correct an unknown one. Null: none. */
function correct(word: string, lexicon: Lexicon): string[] | null {
  const inRussian = /[a-z]/.test(word) ? russian(word) : null;
  if (inRussian && (lexicon.has(inRussian) || isEmptyWord(inRussian))) return [lexicon.usual(inRussian)];
  const plain = word.replace(diminutive, '');
  if (plain !== word && lexicon.has(plain)) return [lexicon.usual(plain)];
  const one =
    lexicon.nearest(word) ?? (inRussian && lexicon.nearest(inRussian, CONVERTED)) ?? lexicon.soundingLike(word);
  return one ? [one] : lexicon.apart(word);
}
