/** The offers of delivery services in a city, and the delivery promises for a product. */

export { arrivalFromShelf, dayText } from './arrival';
export { courierPromise, deliveryMessages } from './delivery-messages';
export { deliveryPrice, type Offer, offersIn, periodOf } from './offers';
export { periodsAt } from './periods-at';
export { stockLevel } from './stock-level';
