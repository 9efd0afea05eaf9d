import { keysOf } from 'deploy-api/modules/catalogue/language/stem';
import { fold } from 'deploy-api/modules/catalogue/language/words';
import MiniSearch, { type Options } from 'minisearch';
import type { Engine } from '../../search-quality/measure';
import type { Document } from './documents';

/** MiniSearch with prefixes and typing errors: products with all words, or if there are none, with any of them. */
function engineOf(documents: readonly Document[], processTerm: NonNullable<Options['processTerm']>): Engine {
  const index = new MiniSearch<Document>({
    fields: ['name', 'brand', 'sections', 'codes'],
    processTerm,
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 2 } },
  });
  index.addAll(documents);
  const places = (text: string, combineWith: 'AND' | 'OR') =>
    index.search(text, { combineWith }).map(({ id }) => Number(id));
  return (text) => {
    const all = places(text, 'AND');
    return all.length > 0 ? all : places(text, 'OR');
  };
}

/** Without stems; case and ё do not matter. */
export const miniSearch = (documents: readonly Document[]): Engine => engineOf(documents, (word) => fold(word));

/** With the stems of the shop's own search. */
export const miniSearchWithStems = (documents: readonly Document[]): Engine =>
  engineOf(documents, (word) => keysOf(fold(word)).at(-1) ?? null);
