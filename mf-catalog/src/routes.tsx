import { routeRow } from 'shared-contracts/routes';
import type { AreaRoute } from 'shared-contracts/shop';
import { optional } from './page-data/required';
import { loadBrand } from './pages/brand/load-brand';
import { loadBrands } from './pages/brands/load-brands';
import { loadCatalog } from './pages/catalog/load-catalog';
import { loadFavourites } from './pages/favourites/load-favourites';
import { loadHome } from './pages/home/load-home';
import { loadProduct } from './pages/product/load-product';
import { loadSearch } from './pages/search/load-search';
import { loadSection } from './pages/section/load-section';
import { listQuery } from './product-carousel/list-query';

/** The pages of the area. A page's chunk bears the id of its row, so that the document knows what to preload. */
export const routes: readonly AreaRoute[] = [
  {
    row: routeRow('home'),
    loader: loadHome,
    lazy: () => import(/* webpackChunkName: "page-home" */ './pages/home/home-page'),
  },
  {
    row: routeRow('catalog'),
    loader: loadCatalog,
    lazy: () => import(/* webpackChunkName: "page-catalog" */ './pages/catalog/catalog-page'),
  },
  {
    row: routeRow('catalogDemo'),
    loader: ({ shop }) =>
      optional(shop, 'popular', shop.query.ensureQueryData(listQuery(shop, 'popular'))).then(() => null),
    lazy: () => import(/* webpackChunkName: "page-catalogDemo" */ './pages/catalog/demo-page'),
  },
  {
    row: routeRow('section'),
    loader: loadSection,
    lazy: () => import(/* webpackChunkName: "page-section" */ './pages/section/section-page'),
  },
  {
    row: routeRow('product'),
    loader: loadProduct,
    lazy: () => import(/* webpackChunkName: "page-product" */ './pages/product/product-page'),
  },
  {
    row: routeRow('brands'),
    loader: loadBrands,
    lazy: () => import(/* webpackChunkName: "page-brands" */ './pages/brands/brands-page'),
  },
  {
    row: routeRow('brand'),
    loader: loadBrand,
    lazy: () => import(/* webpackChunkName: "page-brand" */ './pages/brand/brand-page'),
  },
  {
    row: routeRow('search'),
    loader: loadSearch,
    lazy: () => import(/* webpackChunkName: "page-search" */ './pages/search/search-page'),
  },
  {
    row: routeRow('searchResult'),
    loader: loadSearch,
    lazy: () => import(/* webpackChunkName: "page-searchResult" */ './pages/search/search-page'),
  },
  {
    row: routeRow('favourites'),
    loader: loadFavourites,
    lazy: () => import(/* webpackChunkName: "page-favourites" */ './pages/favourites/favourites-page'),
  },
];
