import type { Area } from 'shared-contracts/shop';
import { listQuery } from './product-carousel/list-query';

/** What other areas may place in their pages. */
export const widgets: Area<'mf-catalog'>['widgets'] = {
  'product-carousel': {
    lazy: () => import(/* webpackChunkName: "widget-product-carousel" */ './product-carousel/product-carousel'),
    load: (shop, { list }) => shop.query.ensureQueryData(listQuery(shop, list)),
  },
};
