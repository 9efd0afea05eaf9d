import { routeRow } from 'shared-contracts/routes';
import type { AreaRoute } from 'shared-contracts/shop';

/** The pages of the area. A page's chunk bears the id of its row, so that the document knows what to preload. */
export const routes: readonly AreaRoute[] = [
  {
    row: routeRow('home'),
    lazy: () => import(/* webpackChunkName: "page-home" */ './pages/home/home-page'),
  },
  {
    row: routeRow('catalog'),
    lazy: () => import(/* webpackChunkName: "page-catalog" */ './pages/catalog/catalog-page'),
  },
  {
    row: routeRow('catalogDemo'),
    lazy: () => import(/* webpackChunkName: "page-catalogDemo" */ './pages/catalog/demo-page'),
  },
  {
    row: routeRow('section'),
    lazy: () => import(/* webpackChunkName: "page-section" */ './pages/section/section-page'),
  },
  {
    row: routeRow('product'),
    lazy: () => import(/* webpackChunkName: "page-product" */ './pages/product/product-page'),
  },
  {
    row: routeRow('brands'),
    lazy: () => import(/* webpackChunkName: "page-brands" */ './pages/brands/brands-page'),
  },
  {
    row: routeRow('brand'),
    lazy: () => import(/* webpackChunkName: "page-brand" */ './pages/brand/brand-page'),
  },
  {
    row: routeRow('search'),
    lazy: () => import(/* webpackChunkName: "page-search" */ './pages/search/search-page'),
  },
  {
    row: routeRow('searchResult'),
    lazy: () => import(/* webpackChunkName: "page-searchResult" */ './pages/search/search-page'),
  },
  {
    row: routeRow('favourites'),
    lazy: () => import(/* webpackChunkName: "page-favourites" */ './pages/favourites/favourites-page'),
  },
];
