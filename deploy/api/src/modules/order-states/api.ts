/** The states of an order, and the allowed events in each, as plain tables. */

export { factsOf, type OrderRow } from './order-facts';
export { inWorkCodes, type StatusCode, statusCodes, statuses, statusOf } from './statuses';
export { type Effect, type Refusal, transition } from './transition';
