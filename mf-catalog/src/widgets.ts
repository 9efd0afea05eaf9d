import { analogues, boughtWith, productCarousel } from 'shared-contracts/catalog/widgets';
import { provideWidget } from 'shared-contracts/widgets';

const carousel = () => import(/* webpackChunkName: "widget-product-carousel" */ './product-carousel/product-carousel');

/** The widgets that other areas can place in their pages. */
export const widgets = [
  provideWidget(productCarousel, {
    lazy: carousel,
    load: async (app, props) => (await carousel()).load(app, props),
  }),
  provideWidget(analogues, {
    lazy: () => import(/* webpackChunkName: "widget-analogues" */ './analogues/analogues'),
  }),
  provideWidget(boughtWith, {
    lazy: () => import(/* webpackChunkName: "widget-bought-with" */ './product-carousel/bought-with-several'),
  }),
];
