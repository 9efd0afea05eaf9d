/** The part of `catalogue` that other modules may import. */

export { fittingSections } from './for-pets/fitting-sections';
export { catalogueOf } from './in-memory/catalogue-of';
export { listItems } from './lists/list';
export { orderable, picturesOf, presentProperties } from './products/present-product';
export { presentPrice } from './products/price';
export { type ProductRow, selectProducts, type Where } from './products/product-rows';
export { loadReference, type Reference, wayUp } from './products/reference';
export { hasPurchases } from './purchases/bought';
export { ownOf } from './subscriptions/subscriptions';
