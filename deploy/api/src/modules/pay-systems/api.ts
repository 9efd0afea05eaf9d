/** The ways to pay that fit a delivery or an order. */

export { type PaySystemRow, paySystemsFor, paySystemsForOrder } from './pay-systems';
