/** Who may see an order: its owner, and everyone with its signed link. */

export { findOrder, hasValidLink, linkedOrder, type OrderAccess, ownOrder } from './order-access';
export { orderLinkUrl, orderToken } from './order-link';
export { findOwnOrder, isOwn } from './own-order';
