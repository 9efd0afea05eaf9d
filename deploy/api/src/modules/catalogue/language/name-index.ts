import type { Pieces } from '../../../base/pieces';
import { kindPhraseOf, kindWordsOf } from './kind-phrase';
import { type Coded, ProductCodes } from './product-codes';
import { rangesIn, takeSizes } from './sizes';
import { keysOf } from './stem';
import { absent, isEmptyWord, WITHOUT, wordsOf } from './words';

interface Named extends Coded {
  name: string;
}

/** Positions of the products with a word in their name. */
export interface Places {
  /** The word describes the kind of product: «Ошейник …». */
  heads: number[];
  others: number[];
  /** It is in a brand or line in quotes: «Сибирская Миска» is no bowl. */
  quoted: number[];
}

/** The words of products' names, and their article numbers, bar codes and codes. */
export class NameIndex {
  readonly places: Map<string, Places>;
  /** The number of names with a word in exactly this form. */
  readonly forms: Map<string, number>;
  /** Kinds of goods with their animal, «сухой корм для котят», and the number of their products. */
  readonly phrases: Map<string, number>;
  /** Keys by word. They are the same for every index. */
  private readonly keys: Map<string, readonly string[]>;

  /** @param of An index whose words are copied into the new one. */
  constructor(
    of?: NameIndex,
    private readonly codes = new ProductCodes(),
  ) {
    this.places = new Map(
      Array.from(of?.places ?? [], ([key, { heads, others, quoted }]) => [
        key,
        { heads: heads.slice(), others: others.slice(), quoted: quoted.slice() },
      ]),
    );
    this.forms = new Map(of?.forms);
    this.phrases = new Map(of?.phrases);
    this.keys = of?.keys ?? new Map();
  }

  *copy(): Pieces<NameIndex> {
    return new NameIndex(this, yield* this.codes.copy());
  }

  add(position: number, named: Named): void {
    for (const [key, list] of this.keysOfName(named.name)) {
      const places = this.places.get(key) ?? { heads: [], others: [], quoted: [] };
      places[list].push(position);
      this.places.set(key, places);
    }
    for (const word of wordsOf(named.name)) count(this.forms, word, 1);
    count(this.phrases, kindPhraseOf(named.name), 1);
    this.codes.add(position, named);
  }

  remove(position: number, named: Named): void {
    for (const [key, list] of this.keysOfName(named.name)) {
      const places = this.places.get(key);
      if (!places) continue;
      places[list] = places[list].filter((place) => place !== position);
      if (places.heads.length + places.others.length + places.quoted.length === 0) this.places.delete(key);
    }
    for (const word of wordsOf(named.name)) count(this.forms, word, -1);
    count(this.phrases, kindPhraseOf(named.name), -1);
    this.codes.remove(position, named);
  }

  /** As {@link ProductCodes.find}. */
  byCode(text: string, at: (position: number) => Coded | undefined): number | undefined {
    return this.codes.find(text, at);
  }

  private keysOfName(name: string): Map<string, keyof Places> {
    const found = new Map<string, keyof Places>();
    const heads = kindWordsOf(name);
    const parts = name.split(/[«»]/).map(wordsOf);
    const quoted = new Set(parts.flatMap((words, part) => (part % 2 === 1 ? words : [])));
    parts.flat().forEach((word, at, all) => {
      if (isEmptyWord(word)) return;
      const keys = this.keys.get(word) ?? keysOf(word);
      this.keys.set(word, keys);
      const said = all[at - 1] === WITHOUT ? keys.map(absent) : keys;
      const list = at < heads ? 'heads' : quoted.has(word) ? 'quoted' : 'others';
      for (const key of said) if (!found.has(key)) found.set(key, list);
    });
    for (const key of [...takeSizes(name).sizes.map((size) => size.key), ...rangesIn(name)]) found.set(key, 'others');
    return found;
  }
}

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const left = (counts.get(key) ?? 0) + by;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
