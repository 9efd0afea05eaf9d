import type { order } from '../../db/schema';
import { statusOf } from './statuses';
import type { OrderFacts } from './transition';

/** What decides the transitions of a stored order. */
export const factsOf = (row: typeof order.$inferSelect): OrderFacts => ({
  statusId: statusOf(row.statusId).code,
  isPaid: row.isPaid,
  isPrepaid: row.payBy !== null,
  isPickup: row.pickupPointId !== null,
  isCancelForbidden: row.isCancelForbidden,
  isReleasable: row.releaseAt !== null,
});
