import { boughtWith, productCarousel, reviewForm } from 'shared-contracts/catalog/widgets';
import { provideWidget } from 'shared-contracts/widgets';

const carousel = () => import(/* webpackChunkName: "widget-product-carousel" */ './product-carousel/product-carousel');

/** The widgets that other areas can place in their pages. */
export const widgets = [
  provideWidget(productCarousel, {
    lazy: carousel,
    load: async (app, props) => (await carousel()).load(app, props),
  }),
  provideWidget(boughtWith, {
    lazy: () => import(/* webpackChunkName: "widget-bought-with" */ './product-carousel/bought-with-several'),
  }),
  provideWidget(reviewForm, {
    lazy: () => import(/* webpackChunkName: "widget-review-form" */ './review-form/review-form'),
  }),
];
