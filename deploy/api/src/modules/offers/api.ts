/** What delivery services offer in a city, and what may be promised for a product. */

export { deliveryMessages } from './delivery-messages';
export { deliveryPrice, type Offer, offersIn, periodOf } from './offers';
export { stockLevel } from './stock-level';
