import { boughtWith } from 'shared-contracts/catalog/bought-with-widget';
import { productCarousel } from 'shared-contracts/catalog/widgets';
import { provideWidget } from 'shared-contracts/widgets';
import { listQuery } from './product-carousel/list-query';

/** The widgets that other areas can place in their pages. */
export const widgets = [
  provideWidget(productCarousel, {
    lazy: () => import(/* webpackChunkName: "widget-product-carousel" */ './product-carousel/product-carousel'),
    load: (app, { list }) => app.query.ensureQueryData(listQuery(app, list)),
  }),
  provideWidget(boughtWith, {
    lazy: () => import(/* webpackChunkName: "widget-bought-with" */ './product-carousel/bought-with-several'),
  }),
];
