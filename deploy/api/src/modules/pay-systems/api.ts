/** The payment methods for a delivery or an order. */

export { type PaySystemRow, paySystemsFor, paySystemsForOrder } from './pay-systems';
