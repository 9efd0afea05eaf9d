import type { order } from '../../db/schema';
import { statusOf } from './statuses';
import type { OrderFacts } from './transition';

export type OrderRow = typeof order.$inferSelect;

/** The data of a stored order that decides its transitions. */
export const factsOf = (row: OrderRow): OrderFacts => ({
  statusId: statusOf(row.statusId).code,
  isPaid: row.isPaid,
  isPrepaid: row.payBy !== null,
  isPickup: row.pickupPointId !== null,
  isCancelForbidden: row.isCancelForbidden,
  isReleasable: row.releaseAt !== null,
});
