/** What other modules may use of `order`: they import nothing else of it. */

export { type OrderEnded, type OrderPlaced, orderEnded, orderPlaced } from './events';
export { extendPayBy } from './expire-orders';
export { releaseTime } from './guest-orders';
export { queueOrderMessages } from './messages/queue-order-messages';
export { findOrder, linkedOrder, type OrderAccess, ownOrder } from './order-access';
export { ordersInWork } from './orders-in-work';
export { findOwnOrder } from './own-order';
export { personalOrder } from './personal-orders';
export { presentChild } from './present-personal-order';
export { presentPlacedOrder } from './present-placed-order';
export { chosenMode, intervalFrom } from './repeat-mode';
export { NOT_REPEATABLE, repeatable } from './repeatable';
export { reserve } from './reserve';
export { markPaid, markRefunded } from './status/apply-event';
export { payBy, writeOrder } from './write-order';
