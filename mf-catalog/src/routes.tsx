import {
  brandRoute,
  brandsRoute,
  catalogDemoRoute,
  catalogRoute,
  compareRoute,
  favouritesRoute,
  homeRoute,
  productRoute,
  searchResultRoute,
  searchRoute,
  sectionRoute,
  selectionRoute,
} from '@zapovednik/areas/catalog/routes';
import type { AreaRoute } from '@zapovednik/platform/app';

/** The pages of the area. A page's chunk is named by the id of its route, so that the document knows which chunk to preload. */
export const routes: readonly AreaRoute[] = [
  {
    route: homeRoute,
    lazy: () => import(/* webpackChunkName: "page-home" */ './pages/home/page'),
  },
  {
    route: catalogRoute,
    lazy: () => import(/* webpackChunkName: "page-catalog" */ './pages/catalog/page'),
  },
  {
    route: catalogDemoRoute,
    lazy: () => import(/* webpackChunkName: "page-catalogDemo" */ './pages/catalog-demo/page'),
  },
  {
    route: sectionRoute,
    lazy: () => import(/* webpackChunkName: "page-section" */ './pages/section/page'),
  },
  {
    route: productRoute,
    lazy: () => import(/* webpackChunkName: "page-product" */ './pages/product/page'),
  },
  {
    route: brandsRoute,
    lazy: () => import(/* webpackChunkName: "page-brands" */ './pages/brands/page'),
  },
  {
    route: brandRoute,
    lazy: () => import(/* webpackChunkName: "page-brand" */ './pages/brand/page'),
  },
  {
    route: searchRoute,
    lazy: () => import(/* webpackChunkName: "page-search" */ './pages/search/page'),
  },
  {
    route: searchResultRoute,
    lazy: () => import(/* webpackChunkName: "page-searchResult" */ './pages/search/page'),
  },
  {
    route: selectionRoute,
    lazy: () => import(/* webpackChunkName: "page-selection" */ './pages/selection/page'),
  },
  {
    route: favouritesRoute,
    lazy: () => import(/* webpackChunkName: "page-favourites" */ './pages/favourites/page'),
  },
  {
    route: compareRoute,
    lazy: () => import(/* webpackChunkName: "page-compare" */ './pages/compare/page'),
  },
];
