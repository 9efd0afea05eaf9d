import { distance } from 'fastest-levenshtein';
import type { NameIndex } from './name-index';
import type { ReferenceWords } from './reference-words';
import { keysOf, stem } from './stem';
import { synonymsOf } from './synonyms';
import { sound } from './transliterate';
import { isEmptyWord, isNumber } from './words';

/** The number of allowed wrong letters by word length. */
const mistakes = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

interface Word {
  form: string;
  stem: string;
  sound: string;
  count: number;
}

/** All words of the catalogue, for finding the word that an unknown one was meant to be. */
export class Lexicon {
  private readonly words: readonly Word[];
  private readonly keys: readonly string[];
  private readonly known: ReadonlySet<string>;

  constructor(names: NameIndex, reference: ReferenceWords) {
    const forms = new Set([...names.forms.keys(), ...reference.forms]);
    this.words = [...forms]
      .filter((form) => form.length > 2 && !isNumber(form) && !isEmptyWord(form))
      .map((form) => ({ form, stem: stem(form), sound: sound(form), count: names.forms.get(form) ?? 0 }));
    this.known = new Set([...names.places.keys(), ...reference.byKey.keys()]);
    this.keys = [...this.known].sort();
  }

  /** Whether something has this name, or a synonym of it. */
  has(word: string): boolean {
    const keys = keysOf(word);
    return [...keys, ...synonymsOf(keys)].some((key) => this.known.has(key));
  }

  /** A word as it is usually written: `наполнител` is `наполнитель`. */
  usual(word: string): string {
    const same = this.words.filter((one) => one.form === word || one.stem === word);
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

  /** The word that a mistyped one was meant to be: wrong letters, or two swapped neighbours. Null: no similar word. */
  nearest(word: string): string | null {
    const short = stem(word);
    return this.best(mistakes(word.length), word, (one) => {
      if (swapped(word, one.form)) return 1;
      // A similar stem is weaker evidence than a similar whole word.
      return Math.min(distance(word, one.form), distance(short, one.stem) + 0.25);
    });
  }

  /** The name that a word sounds like, in either alphabet. Null: none. */
  soundingLike(word: string): string | null {
    const heard = sound(word);
    return this.best(mistakes(heard.length), word, (one) => distance(heard, one.sound));
  }

  /**
   * The most similar word with at most so many errors; of equally similar ones the one with the same first letter, then the most
   * frequent.
   */
  private best(most: number, word: string, away: (one: Word) => number): string | null {
    let found: { form: string; away: number; count: number } | null = null;
    if (most === 0) return null;
    for (const one of this.words) {
      if (Math.abs(one.form.length - word.length) > most + 3) continue;
      const far = away(one);
      if (far >= most + 0.5) continue;
      const exact = far + (one.form.charAt(0) === word.charAt(0) ? 0 : 0.5);
      if (!found || exact < found.away || (exact === found.away && one.count > found.count)) {
        found = { form: one.form, away: exact, count: one.count };
      }
    }
    return found?.form ?? null;
  }
}

/** Whether two words differ only by two swapped neighbouring letters. */
function swapped(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
