/** What other modules may use of `catalogue`: they import nothing else of it. */

export { bannersAt } from './banners';
export { hasPurchases } from './bought';
export { catalogueOf } from './catalogue-of';
export { fittingSections } from './for-pets/fitting-sections';
export { listItems } from './list';
export { orderable, pictureOf, picturesOf, presentProperties } from './present-product';
export { presentPrice } from './price';
export { type ProductRow, selectProducts, type Where } from './product-rows';
export { loadReference, type Reference, wayUp } from './reference';
export { ownOf } from './subscriptions/subscriptions';
