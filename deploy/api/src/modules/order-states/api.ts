/** The states of an order, and what may happen in each: pure tables. */

export { factsOf, type OrderRow } from './order-facts';
export { inWorkCodes, type StatusCode, statusCodes, statuses, statusOf } from './statuses';
export { type Effect, type Refusal, transition } from './transition';
