// Home, catalogue, product, brands, search and favourites.

import { defineRoute } from '@zapovednik/platform/define';
import { link } from '@zapovednik/platform/routes';

export const homeRoute = defineRoute('home', '/', 'mf-catalog', 'responsive', 'ROU-01');
export const brandsRoute = defineRoute('brands', '/brand', 'mf-catalog', 'responsive', 'ROU-14');
export const brandRoute = defineRoute('brand', '/brand/:code', 'mf-catalog', 'responsive', 'ROU-66', { query: ['*'] });
export const catalogRoute = defineRoute('catalog', '/catalog', 'mf-catalog', 'responsive', 'ROU-16');
export const catalogDemoRoute = defineRoute('catalogDemo', '/catalog/demo', 'mf-catalog', 'responsive', 'ROU-17', {
  hidden: true,
});
export const sectionRoute = defineRoute('section', '/catalog/*', 'mf-catalog', 'responsive', 'ROU-71', {
  query: ['q', 'PAGEN_1', 'PER_PAGE', 'SORT', 'filter_*'],
});
export const favouritesRoute = defineRoute('favourites', '/favorite', 'mf-catalog', 'responsive', 'ROU-22', {
  rendered: 'person',
});
/** One of the shop's own lists: popular, new, with a discount, seasonal, or the food sale. */
export const selectionRoute = defineRoute('selection', '/selection/:list', 'mf-catalog', 'responsive', 'CAT-47', {
  query: ['PAGEN_1', 'PER_PAGE', 'SORT'],
});
export const compareRoute = defineRoute('compare', '/compare', 'mf-catalog', 'responsive', 'PRD-06', { hidden: true });
export const searchRoute = defineRoute('search', '/search', 'mf-catalog', 'responsive', 'ROU-41', {
  guards: ['query'],
  query: ['q', 'PAGEN_1', 'PER_PAGE', 'SORT', 'filter_*', 'filterUpdates'],
  hidden: true,
});
export const searchResultRoute = defineRoute('searchResult', '/search-result', 'mf-catalog', 'responsive', 'ROU-42', {
  guards: ['query'],
  query: ['q', 'PAGEN_1', 'PER_PAGE', 'SORT', 'filter_*', 'filterUpdates'],
  hidden: true,
});
export const productRoute = defineRoute('product', '/product/:code', 'mf-catalog', 'responsive', 'ROU-67', {
  query: ['pack'],
});

/** @param pack what the button adds: a single piece or a whole pack (PRD-09) */
export const productLink = (code: string, pack?: 'ST' | 'PACK') => link(productRoute, { code }, { pack });

/** @param uniqueCode the codes of the section and its ancestors, joined by slashes (CAT-02) */
export const sectionLink = (uniqueCode: string) => link(sectionRoute, { '*': uniqueCode });

export const selectionLink = (list: string) => link(selectionRoute, { list });

export const brandLink = (code: string) => link(brandRoute, { code });

export const searchLink = (q: string) => link(searchRoute, {}, { q });
