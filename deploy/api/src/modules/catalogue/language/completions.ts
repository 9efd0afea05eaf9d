import type { NameIndex } from './name-index';
import { keysOf } from './stem';
import { fold, isEmptyWord, wordsOf } from './words';

interface Phrase {
  text: string;
  folded: string;
  words: readonly { word: string; keys: readonly string[] }[];
  /** The number of products. */
  count: number;
}

const MOST = 5;
const adjective = /^\p{L}+(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)(?= \p{L})/u;

/** Completions of a search text: kinds of goods with their animal, titles of sections, names of brands. */
export class Completions {
  private readonly phrases: readonly Phrase[];

  /** @param titles of sections and brands, with the number of their products */
  constructor(names: NameIndex, titles: Iterable<readonly [text: string, count: number]>, previous?: Completions) {
    const counts = new Map<string, number>();
    const take = (text: string, count: number) => counts.set(text, (counts.get(text) ?? 0) + count);
    for (const [text, count] of [...names.phrases, ...titles]) {
      take(text, count);
      // «Сухой корм для котят» is also «корм для котят».
      const shorter = text.replace(adjective, '').trim();
      if (shorter !== text) take(shorter, count);
    }
    const earlier = new Map(previous?.phrases.map((phrase) => [phrase.text, phrase]));
    this.phrases = [...counts].map(([text, count]) => ({ ...(earlier.get(text) ?? phraseOf(text)), count }));
  }

  /**
   * The phrases with all these words. The last word may be unfinished. Phrases that begin like the text come first,
   * then those with more products.
   */
  of(said: readonly string[]): string[] {
    const meaning = said.filter((word) => !isEmptyWord(word));
    const last = meaning.at(-1);
    if (last === undefined) return [];
    const text = said.join(' ');
    const typedKeys = meaning.slice(0, -1).map(keysOf);
    const lastKeys = keysOf(last);
    return this.phrases
      .filter((phrase) => phrase.folded !== text && hasAll(phrase, typedKeys) && hasBeginning(phrase, last, lastKeys))
      .map((phrase) => ({ phrase, begins: phrase.folded.startsWith(text) }))
      .sort((one, other) => Number(other.begins) - Number(one.begins) || other.phrase.count - one.phrase.count)
      .slice(0, MOST)
      .map(({ phrase }) => phrase.text);
  }
}

const phraseOf = (text: string): Omit<Phrase, 'count'> => ({
  text,
  folded: fold(text),
  words: wordsOf(text)
    .filter((word) => !isEmptyWord(word))
    .map((word) => ({ word, keys: keysOf(word) })),
});

const hasAll = ({ words }: Phrase, asked: readonly (readonly string[])[]): boolean =>
  asked.every((keys) => words.some((one) => one.keys.some((key) => keys.includes(key))));

const hasBeginning = ({ words }: Phrase, beginning: string, keys: readonly string[]): boolean =>
  words.some((one) => one.word.startsWith(beginning) || one.keys.some((key) => keys.includes(key)));
