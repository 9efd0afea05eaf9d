import type { Pieces } from '../index/pieces';
import { keysOf } from './stem';
import { isEmptyWord, wordsOf } from './words';

interface Named {
  name: string;
  article: string;
  barCode: string;
}

/** The first words of a product's name say what it is; the others its brand, animal and taste. */
const HEAD = 2;
/** Codes that are copied without a pause. */
const PIECE = 10_000;

/** Letters and digits of an article or bar code. */
const codeOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The words of products' names, and their articles and bar codes. */
export class NameIndex {
  /** By key: twice the position of each product with the word in its name, plus one if the word says what the product is. */
  readonly places: Map<string, number[]>;
  /** The number of names with a word in exactly this form. */
  readonly forms: Map<string, number>;
  private readonly codes = new Map<string, number>();
  /** Keys by word: the same for every index. */
  private readonly keys: Map<string, readonly string[]>;

  /** @param of An index whose words are copied into the new one. */
  constructor(of?: NameIndex) {
    this.places = new Map(Array.from(of?.places ?? [], ([key, places]) => [key, places.slice()]));
    this.forms = new Map(of?.forms);
    this.keys = of?.keys ?? new Map();
  }

  *copy(): Pieces<NameIndex> {
    const copy = new NameIndex(this);
    for (const [code, position] of this.codes) {
      if (copy.codes.size % PIECE === 0) yield;
      copy.codes.set(code, position);
    }
    return copy;
  }

  add(position: number, named: Named): void {
    for (const [key, isHead] of this.keysOfName(named.name)) {
      const places = this.places.get(key);
      if (places) places.push(position * 2 + isHead);
      else this.places.set(key, [position * 2 + isHead]);
    }
    for (const word of wordsOf(named.name)) this.forms.set(word, (this.forms.get(word) ?? 0) + 1);
    for (const code of [named.article, named.barCode]) this.codes.set(codeOf(code), position);
  }

  remove(position: number, named: Named): void {
    for (const [key] of this.keysOfName(named.name)) {
      const left = this.places.get(key)?.filter((place) => place >> 1 !== position) ?? [];
      if (left.length > 0) this.places.set(key, left);
      else this.places.delete(key);
    }
    for (const word of wordsOf(named.name)) {
      const left = (this.forms.get(word) ?? 0) - 1;
      if (left > 0) this.forms.set(word, left);
      else this.forms.delete(word);
    }
    for (const code of [named.article, named.barCode]) this.codes.delete(codeOf(code));
  }

  /** Position of the product with this article or bar code; hyphens and spaces are ignored. */
  byCode(text: string): number | undefined {
    const code = codeOf(text);
    return code.length > 1 ? this.codes.get(code) : undefined;
  }

  private keysOfName(name: string): Map<string, 0 | 1> {
    const found = new Map<string, 0 | 1>();
    wordsOf(name).forEach((word, at) => {
      if (isEmptyWord(word)) return;
      const keys = this.keys.get(word) ?? keysOf(word);
      this.keys.set(word, keys);
      for (const key of keys) if (!found.has(key)) found.set(key, at < HEAD ? 1 : 0);
    });
    return found;
  }
}
