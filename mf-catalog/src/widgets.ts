import {
  analogues,
  boughtWith,
  cartControl,
  productCarousel,
  reviewForm,
  saleProducts,
  searchSuggestions,
} from '@zapovednik/areas/catalog/widgets';
import { provideWidget } from '@zapovednik/areas/widgets';

const carousel = () => import(/* webpackChunkName: "widget-product-carousel" */ './product-carousel/product-carousel');

const sale = () => import(/* webpackChunkName: "widget-sale-products" */ './sale-products/sale-products');

/** The widgets that other areas can place in their pages. */
export const widgets = [
  provideWidget(productCarousel, {
    lazy: carousel,
    load: async (app, props) => (await carousel()).load(app, props),
  }),
  provideWidget(saleProducts, { lazy: sale, load: async (app, props) => (await sale()).load(app, props) }),
  provideWidget(analogues, {
    lazy: () => import(/* webpackChunkName: "widget-analogues" */ './analogues/analogues'),
  }),
  provideWidget(boughtWith, {
    lazy: () => import(/* webpackChunkName: "widget-bought-with" */ './product-carousel/bought-with-several'),
  }),
  provideWidget(cartControl, {
    lazy: () => import(/* webpackChunkName: "widget-cart-control" */ './cart/cart-control'),
  }),
  provideWidget(searchSuggestions, {
    // Never part of a first load, unlike the chunks of other widgets: it is loaded on focus.
    lazy: () => import(/* webpackChunkName: "lazy-search-suggestions" */ './search-suggestions/search-suggestions'),
  }),
  provideWidget(reviewForm, {
    lazy: () => import(/* webpackChunkName: "widget-review-form" */ './review-form/review-form'),
  }),
];
