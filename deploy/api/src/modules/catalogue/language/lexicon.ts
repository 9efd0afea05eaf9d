import { distance } from 'fastest-levenshtein';
import { sound } from '../../../base/text/transliterate';
import { meaningOf } from './meanings';
import type { NameIndex } from './name-index';
import type { ReferenceWords } from './reference-words';
import { hasSize, isNearly, isRange, isSize } from './sizes';
import { slips, swapped } from './slips';
import { keysOf, stem } from './stem';
import { narrowerThan, synonymsOf } from './synonyms';
import { isEmptyWord, isNumber } from './words';

/** The number of allowed wrong letters by word length. */
const mistakes = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : length < 9 ? 2 : 3);

/** In words that begin with another letter not more are believed. */
const MOST_OF_OTHERS = 2;

/** The minimum length of words that were typed without a space between them. */
const SHORTEST_PART = 3;
const MOST_LETTERS = 40;
/** Shorter stems are not compared with mistakes. */
const SHORTEST_STEM = 4;

interface Word {
  form: string;
  stem: string;
  sound: string;
  count: number;
}

/** All words of the catalogue, for correcting unknown words. */
export class Lexicon {
  private readonly words = new Map<string, Word>();
  private readonly keys: readonly string[];
  private readonly entry: ReadonlySet<string>;
  private readonly ranges: readonly string[];
  private readonly sizes: readonly string[];

  /** @param previous The lexicon before a change: most words are the same, and computing their sounds takes time. */
  constructor(
    private readonly names: NameIndex,
    private readonly reference: ReferenceWords,
    previous?: Lexicon,
  ) {
    for (const form of new Set([...names.forms.keys(), ...reference.forms])) {
      if (form.length < 3 || isNumber(form) || isEmptyWord(form)) continue;
      const known = previous?.words.get(form) ?? { form, stem: stem(form), sound: sound(form) };
      this.words.set(form, { ...known, count: names.forms.get(form) ?? 0 });
    }
    this.entry = new Set([...names.places.keys(), ...reference.byKey.keys()]);
    this.keys = [...this.entry].sort();
    this.ranges = this.keys.filter(isRange);
    this.sizes = this.keys.filter(isSize);
  }

  /** Whether something has this name, a synonym of it, or what it stands for. */
  has(word: string): boolean {
    const keys = keysOf(word);
    const some = (any: readonly string[]) => any.some((key) => this.entry.has(key));
    if (some(keys) || some(synonymsOf(keys)) || some(narrowerThan(keys))) return true;
    return meaningOf(word)?.some((meant) => this.has(meant)) ?? false;
  }

  /** The ranges with this size, «для собак 10–25 кг», all as keys. */
  rangesWith(sizeKey: string): string[] {
    return this.ranges.filter((range) => hasSize(range, sizeKey));
  }

  /** The sizes that are nearly this one, all as keys. */
  sizesNear(sizeKey: string): string[] {
    return this.sizes.filter((size) => size !== sizeKey && isNearly(size, sizeKey));
  }

  /** Whether the catalogue contains exactly this word. */
  isWord(word: string): boolean {
    return this.words.has(word) || isEmptyWord(word) || isNumber(word);
  }

  /**
   * Whether one of the keys describes the kind of a product: it is in the name of a section, or often at the beginning
   * of names.
   */
  isKind(keys: readonly string[]): boolean {
    const meant = keys.flatMap((key) => this.reference.byKey.get(key) ?? []);
    return this.isHead(keys) || meant.some(({ sections, mixed }) => sections.length + mixed.length > 0);
  }

  /** Whether the word is mostly at the beginning of names. Elsewhere it is only a mention: «Совок для наполнителя». */
  isHead(keys: readonly string[]): boolean {
    return keys.some((key) => {
      const { heads = [], others = [] } = this.names.places.get(key) ?? {};
      return heads.length > others.length;
    });
  }

  /** The usual form of a word: `наполнител` is `наполнитель`. */
  usual(word: string): string {
    const same = [...this.words.values()].filter((one) => one.form === word || one.stem === word);
    const [usual] = same.sort(
      (one, other) => Number(other.form === word) - Number(one.form === word) || other.count - one.count,
    );
    return usual?.form ?? word;
  }

  /** Keys with this prefix, in alphabetical order. */
  beginningWith(prefix: string): string[] {
    let [from, to] = [0, this.keys.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.keys[middle] ?? '') < prefix) from = middle + 1;
      else to = middle;
    }
    let end = from;
    while (this.keys[end]?.startsWith(prefix)) end += 1;
    return this.keys.slice(from, end);
  }

  /**
   * The correct form of a mistyped word: wrong letters, or two swapped neighbours. Null: no similar word.
   *
   * @param doubt the word counts as this many letters shorter, because its letters are a guess
   */
  nearest(word: string, doubt = 0): string | null {
    const short = stem(word);
    const most = mistakes(word.length - doubt);
    // A similar stem is weaker evidence than a similar whole word, and that of a short word is none.
    const mostInStem = short.length < SHORTEST_STEM ? 0 : Math.min(most, mistakes(short.length));
    return this.best(most, word, (one) => {
      const inWord = distance(word, one.form) <= most ? slips(word, one.form) : Number.POSITIVE_INFINITY;
      const away = distance(short, one.stem) <= mostInStem ? slips(short, one.stem) : Number.POSITIVE_INFINITY;
      return Math.min(swapped(word, one.form) ? 1 : inWord, away > mostInStem ? Number.POSITIVE_INFINITY : away + 0.25);
    });
  }

  /** The name with the same sound, in either alphabet. Null: none. */
  soundingLike(word: string): string | null {
    const heard = sound(word);
    // Russian letters are longer in Latin: «щ» is `sh`.
    return this.best(mistakes(Math.min(heard.length, word.length)), word, (one) => distance(heard, one.sound));
  }

  /** The known words that were typed without spaces: `кормдлякошек`. Null: it does not consist of known words. */
  apart(word: string, isFirst = true): string[] | null {
    if (word.length < 2 * SHORTEST_PART || word.length > MOST_LETTERS) return null;
    for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
      const [first, rest] = [word.slice(0, end), word.slice(end)];
      if (!this.isWord(first) || (isEmptyWord(first) && isFirst)) continue;
      const others =
        this.isWord(rest) || (rest.length > SHORTEST_PART && this.has(rest)) ? [rest] : this.apart(rest, false);
      if (others) return [first, ...others];
    }
    return null;
  }

  /**
   * The most similar word with at most this many errors. Of equally similar ones, the one with the same first letter,
   * then the most frequent.
   */
  private best(most: number, word: string, away: (one: Word) => number): string | null {
    let found: { form: string; away: number; count: number } | null = null;
    if (most === 0) return null;
    for (const one of this.words.values()) {
      if (Math.abs(one.form.length - word.length) > most + 3) continue;
      const far = away(one);
      const beginsSo = one.form.charAt(0) === word.charAt(0);
      if (far >= (beginsSo ? most : Math.min(most, MOST_OF_OTHERS)) + 0.5) continue;
      const exact = far + (beginsSo ? 0 : 0.5);
      if (!found || exact < found.away || (exact === found.away && one.count > found.count)) {
        found = { form: one.form, away: exact, count: one.count };
      }
    }
    return found?.form ?? null;
  }
}
