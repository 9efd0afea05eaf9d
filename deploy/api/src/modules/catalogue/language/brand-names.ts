import { inOtherLayout } from '@zapovednik/rules/input';
import { distance } from 'fastest-levenshtein';
import { sound } from '../../../base/text/transliterate';
import { knownBrands } from './known-brands';
import { isEmptyWord, wordsOf } from './words';

/** A brand in a text: one of the shop's, or one that the shop does not have. */
export interface NamedBrand {
  name: string;
  /** Null: the shop does not have it. */
  id: number | null;
  /** The search terms that replace it. */
  near: readonly string[];
  /** Whether the name is written exactly like this, ignoring case. */
  isExact: boolean;
}

/** Shorter names are recognised only in their exact spelling. */
const SHORTEST_HEARD = 4;
/** In a longer name one wrong letter is allowed. */
const SHORTEST_MISTYPED = 6;
const MOST_WORDS = 4;

interface Spelling {
  heard: string;
  written: string;
  brand: Omit<NamedBrand, 'isExact'>;
}

const joined = (text: string): string =>
  wordsOf(text)
    .filter((word) => !isEmptyWord(word))
    .join('');

/**
 * Recognises the names of brands by their sound, in either alphabet and either keyboard layout: «роял канин»,
 * `црцшылфы`.
 */
export class BrandNames {
  private readonly spellings: readonly Spelling[];
  private readonly byHeard: ReadonlyMap<string, Spelling>;

  constructor(own: Iterable<{ id: number; name: string }>) {
    const spelling = (text: string, brand: Spelling['brand']): Spelling => ({
      heard: sound(joined(text)),
      written: joined(text),
      brand,
    });
    const sold = [...own].map(({ id, name }) => spelling(name, { name, id, near: [] }));
    const soldAs = new Map(sold.map((one) => [one.heard, one.brand]));
    const spellings = knownBrands.flatMap(([name, near, ...others]) => {
      const brand = soldAs.get(sound(joined(name))) ?? { name, id: null, near: near.split(' ') };
      return [name, ...others].map((text) => spelling(text, brand));
    });
    this.spellings = [...sold, ...spellings];
    // The shop's own brands have priority.
    this.byHeard = new Map(this.spellings.toReversed().map((one) => [one.heard, one]));
  }

  /** The brand whose name begins at the first of these words, and the number of words in the name. */
  at(words: readonly string[], isWord: (word: string) => boolean): { brand: NamedBrand; count: number } | null {
    for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
      const named = words.slice(0, count);
      if (isEmptyWord(named[0] ?? '') || isEmptyWord(named.at(-1) ?? '')) continue;
      const mayBeMistyped = !named.every((word) => isWord(word));
      const found = this.named(named.join(' '), mayBeMistyped, count === words.length);
      if (found) return { brand: found, count };
    }
    return null;
  }

  private named(text: string, mayBeMistyped: boolean, mayBeUnfinished: boolean): NamedBrand | null {
    const written = joined(text);
    const other = joined(inOtherLayout(text));
    for (const letters of mayBeMistyped ? [written, other] : [written]) {
      const heard = sound(letters);
      const found =
        this.heardAs(heard, letters) ??
        (mayBeMistyped ? this.mistyped(heard) : undefined) ??
        (mayBeMistyped && mayBeUnfinished ? this.unfinished(heard) : undefined);
      if (found) return { ...found.brand, isExact: joined(found.brand.name) === written };
    }
    return null;
  }

  private heardAs(heard: string, letters: string): Spelling | undefined {
    const found = this.byHeard.get(heard);
    return found && (heard.length >= SHORTEST_HEARD || found.written === letters) ? found : undefined;
  }

  private mistyped(heard: string): Spelling | undefined {
    if (heard.length < SHORTEST_MISTYPED) return undefined;
    return this.spellings.find(
      (one) =>
        one.heard.length > SHORTEST_HEARD &&
        Math.abs(one.heard.length - heard.length) <= 1 &&
        distance(one.heard, heard) <= 1,
    );
  }

  /** The shop's own brands are found by the beginnings of their words. */
  private unfinished(heard: string): Spelling | undefined {
    if (heard.length < SHORTEST_HEARD) return undefined;
    return this.spellings.find((one) => one.brand.id === null && one.heard.startsWith(heard));
  }
}
