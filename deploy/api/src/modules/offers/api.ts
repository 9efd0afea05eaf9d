/** What other modules may use of `offers`: they import nothing else of it. */

export { deliveryMessages } from './delivery-messages';
export { deliveryPrice, type Offer, offersIn, periodOf } from './offers';
export { stockLevel } from './stock-level';
