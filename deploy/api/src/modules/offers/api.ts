/** What delivery services offer in a city, and what may be promised for a product. */

export { arrivalFromShelf, dayText } from './arrival';
export { deliveryMessages } from './delivery-messages';
export { deliveryPrice, type Offer, offersIn, periodOf } from './offers';
export { periodsAt } from './periods-at';
export { stockLevel } from './stock-level';
