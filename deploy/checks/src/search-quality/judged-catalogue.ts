import { searchableCatalogue } from 'deploy-demo-data/testing/searchable-catalogue';
import { freshQueries } from './fresh-queries';
import { hardQueries } from './hard-queries';
import type { JudgedQuery } from './judged-query';
import type { JudgedProduct } from './measure';
import { needQueries } from './need-queries';
import { plainQueries } from './plain-queries';

/** The queries with which the search is improved. */
export const tuningQueries: readonly JudgedQuery[] = [...plainQueries, ...hardQueries, ...freshQueries, ...needQueries];

/** The catalogue for which the queries are judged, with the shop's own search. */
export function judgedCatalogue() {
  const { index, sections, search } = searchableCatalogue();
  const codes = new Map(sections.map(({ id, uniqueCode }) => [id, uniqueCode]));
  const products: JudgedProduct[] = index.products.map(({ sectionId, name }, position) => ({
    section: codes.get(sectionId) ?? '',
    name,
    card: index.cards[position] ?? 0,
  }));
  return { index, sections, products, search };
}
