import type { Area } from 'shared-contracts/shop';
import { listQuery } from './product-carousel/list-query';

/** What other areas may place in their pages. */
export const widgets: Area<'mf-catalog'>['widgets'] = {
  'product-carousel': {
    lazy: () => import(/* webpackChunkName: "widget-product-carousel" */ './product-carousel/product-carousel'),
    // The one list that other pages show without asking; the rest comes in the browser.
    load: (shop) => shop.query.ensureQueryData(listQuery(shop, 'popular')),
  },
};
