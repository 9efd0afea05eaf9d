/** What other modules may use of `pay-systems`: they import nothing else of it. */

export { type PaySystemRow, paySystemsFor, paySystemsForOrder } from './pay-systems';
