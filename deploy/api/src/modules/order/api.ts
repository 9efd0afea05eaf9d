/** The part of `order` that other modules may import. */

export { reserve } from './goods/reserve';
export { releaseTime } from './placing/guest-orders';
export { payBy, writeOrder } from './placing/write-order';
export { ordersInWork } from './presented/orders-in-work';
export { personalOrder } from './presented/personal-orders';
export { presentChild } from './presented/present-personal-order';
export { presentPlacedOrder } from './presented/present-placed-order';
export { markPaid, markRefunded } from './status/apply-event';
export { type OrderEnded, type OrderPlaced, orderEnded, orderPlaced } from './status/events';
export { extendPayBy } from './status/expire-orders';
