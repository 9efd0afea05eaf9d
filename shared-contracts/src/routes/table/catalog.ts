import { row } from '../define-row';

/** Home, catalogue, product, brands, search and favourites. */
export const catalogRoutes = [
  row('home', '/', 'mf-catalog', 'responsive', 'ROU-01'),
  row('brands', '/brand', 'mf-catalog', 'responsive', 'ROU-14'),
  row('brand', '/brand/:code', 'mf-catalog', 'responsive', 'ROU-66', { query: ['*'] }),
  row('catalog', '/catalog', 'mf-catalog', 'responsive', 'ROU-16'),
  row('catalogDemo', '/catalog/demo', 'mf-catalog', 'responsive', 'ROU-17', { hidden: true }),
  row('section', '/catalog/*', 'mf-catalog', 'responsive', 'ROU-71', {
    query: ['q', 'PAGEN_1', 'PER_PAGE', 'SORT', 'filter_*'],
  }),
  row('favourites', '/favorite', 'mf-catalog', 'responsive', 'ROU-22', { rendered: 'person' }),
  row('search', '/search', 'mf-catalog', 'responsive', 'ROU-41', {
    guards: ['query'],
    hidden: true,
    query: ['q', 'PAGEN_1', 'PER_PAGE', 'SORT', 'filter_*', 'filterUpdates'],
  }),
  row('searchResult', '/search-result', 'mf-catalog', 'responsive', 'ROU-42', {
    guards: ['query'],
    hidden: true,
    query: ['q', 'PAGEN_1', 'PER_PAGE', 'SORT', 'filter_*', 'filterUpdates'],
  }),
  row('product', '/product/:code', 'mf-catalog', 'responsive', 'ROU-67', { query: ['pack'] }),
] as const;
