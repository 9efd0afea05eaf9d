/** What other modules may use of `order`: they import nothing else of it. */

export { findOrder, linkedOrder, type OrderAccess, ownOrder } from './access/order-access';
export { findOwnOrder } from './access/own-order';
export { reserve } from './goods/reserve';
export { queueOrderMessages } from './messages/queue-order-messages';
export { releaseTime } from './placing/guest-orders';
export { payBy, writeOrder } from './placing/write-order';
export { ordersInWork } from './presented/orders-in-work';
export { personalOrder } from './presented/personal-orders';
export { presentChild } from './presented/present-personal-order';
export { presentPlacedOrder } from './presented/present-placed-order';
export { chosenMode, intervalFrom } from './repeat/repeat-mode';
export { NOT_REPEATABLE, repeatable } from './repeat/repeatable';
export { markPaid, markRefunded } from './status/apply-event';
export { type OrderEnded, type OrderPlaced, orderEnded, orderPlaced } from './status/events';
export { extendPayBy } from './status/expire-orders';
