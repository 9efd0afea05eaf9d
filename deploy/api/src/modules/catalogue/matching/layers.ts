import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { BorrowedSets } from '../index/borrowed-sets';
import type { ProductIndex } from '../index/product-index';
import type { Lexicon } from '../language/lexicon';
import type { QueryWord } from '../language/query-word';
import type { ReferenceWords } from '../language/reference-words';
import { subtree } from '../products/reference';
import { addPlaces } from './frequent-words';

/** The data about sections and values that the search needs. */
export interface SearchReference {
  words: ReferenceWords;
  children: ReadonlyMap<number | null, readonly { id: number }[]>;
}

/** What a search looks in, and the sets that it borrows. */
export interface SearchIn {
  readonly index: ProductIndex;
  readonly reference: SearchReference;
  readonly lexicon: Lexicon;
  readonly sets: BorrowedSets;
}

/** Products that match a word equally well. */
export interface Layer {
  set: BitSet;
  /** The quality of the match: 10 if the word describes the kind of product, 11 if its section does so too. */
  quality: number;
}

/** The quality by the place of the word in a product. `mixed`: its section contains several kinds of things. */
const quality = { sure: 11, head: 10, section: 9, value: 8, name: 7, ancestor: 6, mixed: 4, broader: 3 } as const;
/** A synonym counts a little less than the word itself; a word that only has it as a prefix counts much less. */
const SYNONYM = 1;
const BEGINNING = 5;
/** A product with a word of a lower quality only mentions it. */
const MENTION = 5;

/**
 * The products that have a word: first the layers of products that the word describes, then those that only mention it,
 * then more general ones, and last products of a similar size.
 */
export function tiersOf(word: QueryWord, where: SearchIn): readonly (() => readonly Layer[])[] {
  const exactLayers = ownLayers(word, where);
  const widerLayers = (keys: readonly string[]) =>
    layersOf(keys, word, where).map(({ set }) => ({ set, quality: quality.broader }));
  return [
    () => exactLayers.filter((layer) => layer.quality >= MENTION || word.beginning !== null),
    () => exactLayers,
    () => widerLayers(word.broader),
    () => widerLayers(word.similar),
  ];
}

function ownLayers(word: QueryWord, where: SearchIn): Layer[] {
  if (word.brandId !== null) return brandLayer(word.brandId, where);
  const exact = [...layersOf(word.keys, word, where), ...lowered(layersOf(word.synonyms, word, where), SYNONYM)];
  // The place of an animal's name does not matter: a bowl «для собак» is no better than one in the section of dogs.
  const own = word.role === 'animal' && !word.isPart ? [{ set: union(exact, where), quality: quality.head }] : exact;
  const begun = word.beginning === null ? [] : layersOf(where.lexicon.beginningWith(word.beginning), word, where);
  const layers = [...own, ...lowered(begun, BEGINNING)].filter(({ set }) => !set.isEmpty());
  return layers.sort((one, other) => other.quality - one.quality);
}

const brandLayer = (brandId: number, { index }: SearchIn): Layer[] => [
  { set: index.byBrand.get(brandId) ?? new BitSet(), quality: quality.head },
];

/** The products with any of these words, which are not wanted: by their names and values. */
export function having(words: readonly QueryWord[], where: SearchIn): BitSet | null {
  if (words.length === 0) return null;
  return union(
    words.flatMap((word) =>
      word.brandId === null
        ? layersOf([...word.keys, ...word.synonyms, ...word.broader], word, where)
        : brandLayer(word.brandId, where),
    ),
    where,
  );
}

export const union = (layers: readonly Layer[], { sets }: Pick<SearchIn, 'sets'>): BitSet =>
  sets.union(layers.map(({ set }) => set));

const lowered = (layers: readonly Layer[], by: number): Layer[] =>
  layers.map(({ set, quality: high }) => ({ set, quality: high - by }));

function layersOf(keys: readonly string[], word: QueryWord, { index, reference, sets }: SearchIn): Layer[] {
  if (keys.length === 0) return [];
  const [heads, others, quoted] = [sets.empty(), sets.empty(), sets.empty()];
  for (const key of keys) {
    const places = index.names.places.get(key);
    if (!places) continue;
    addPlaces(heads, places.heads, sets);
    addPlaces(others, places.others, sets);
    addPlaces(quoted, places.quoted, sets);
  }
  const meant = keys.flatMap((key) => reference.words.byKey.get(key) ?? []);
  const unionOf = (from: ReadonlyMap<number, BitSet>, ids: readonly number[]) =>
    sets.union([...new Set(ids)].flatMap((id) => from.get(id) ?? []));
  const values = unionOf(
    index.byValue,
    meant.flatMap((one) => one.values),
  );
  const inNames = [
    { set: heads, quality: quality.head },
    { set: values, quality: quality.value },
    { set: others, quality: word.isHead ? MENTION - 1 : quality.name },
    { set: quoted, quality: MENTION - 1 },
  ];
  if (word.isPart) return inNames;
  const sections = meant.flatMap((one) => one.sections);
  const mixed = meant.flatMap((one) => one.mixed);
  const below = (ids: readonly number[]) =>
    unionOf(
      index.bySection,
      ids.flatMap((id) => subtree(reference, id)),
    );
  const [belowSections, belowMixed] = [below(sections), below(mixed)];
  return [
    { set: sets.union([belowSections, belowMixed]).intersection(heads), quality: quality.sure },
    ...inNames,
    { set: unionOf(index.bySection, sections), quality: quality.section },
    { set: belowSections, quality: quality.ancestor },
    { set: belowMixed, quality: quality.mixed },
  ];
}
