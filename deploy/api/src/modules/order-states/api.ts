/** What other modules may use of `order-states`: they import nothing else of it. */

export { factsOf, type OrderRow } from './order-facts';
export { inWorkCodes, type StatusCode, statusCodes, statuses, statusOf } from './statuses';
export { type Effect, type Refusal, transition } from './transition';
