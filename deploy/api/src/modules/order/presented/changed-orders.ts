import type { Output } from '@zapovednik/api/call';
import { CHANGED_ORDERS, type getChangedOrders, reportedEvents } from '@zapovednik/api/checkout/calls/order-event';
import { toFlag } from '@zapovednik/rules/format';
import { asc, sql } from 'drizzle-orm';
import { roubles } from '../../../base/money';
import { order } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { factsOf, statusOf, transition } from '../../order-states/api';

import { requireStaff } from '../../people/api';

/** The orders that changed after a moment, for the accounting system. Without personal data. */
export async function changedOrders(
  { since = '2000-01-01T00:00:00Z', afterId = 0 }: { since?: string | undefined; afterId?: number | undefined },
  context: CustomerContext,
): Promise<Output<typeof getChangedOrders>> {
  await requireStaff(context);
  const rows = await context.db
    .select()
    .from(order)
    .where(sql`(${order.changedAt}, ${order.id}) > (${since}::timestamptz, ${afterId}::int)`)
    .orderBy(asc(order.changedAt), asc(order.id))
    .limit(CHANGED_ORDERS);
  return {
    orders: rows.map((row) => {
      const facts = factsOf(row);
      const possible = reportedEvents.filter((event) => {
        const next = transition(facts, event);
        return !('refused' in next) && next.statusId !== row.statusId;
      });
      return {
        ID: row.id,
        STATUS_ID: row.statusId,
        STATUS_NAME: statusOf(row.statusId).title,
        PAYED: toFlag(row.isPaid),
        PRICE: roubles(row.price),
        DELIVERY_NAME: row.deliveryName,
        DATE_INSERT: row.createdAt.toISOString(),
        CHANGED_AT: row.changedAt.toISOString(),
        EVENTS: row.source === 'retail' ? [] : possible,
      };
    }),
  };
}
