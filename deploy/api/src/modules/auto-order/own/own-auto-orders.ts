import type { getAutoOrders } from '@zapovednik/api/cabinet/calls/own-auto-order';
import type { Output } from '@zapovednik/api/call';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { autoOrder, order } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { presentAutoOrder } from './present-auto-order';

interface Request {
  page: number;
  perPage: number;
}

/** The customer's auto-orders that have not ended: the active ones by their next day, then the paused ones (CAB-21). */
export async function ownAutoOrders(
  { page, perPage }: Request,
  context: CustomerContext,
): Promise<Output<typeof getAutoOrders>> {
  const { db, customerId } = context;
  const wanted = and(eq(autoOrder.customerId, customerId), isNull(autoOrder.cancelledAt));
  const count = await db.$count(autoOrder, wanted);
  const rows = await db
    .select({ auto: autoOrder, parent: order })
    .from(autoOrder)
    .innerJoin(order, eq(order.id, autoOrder.orderId))
    .where(wanted)
    .orderBy(sql`${autoOrder.pausedAt} is not null`, asc(autoOrder.nextDate), asc(autoOrder.orderId))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const autoOrders = [];
  // One after the other, so that one page does not use all connections.
  for (const row of rows) autoOrders.push(await presentAutoOrder(row, context));
  return { autoOrders, count, pageCount: Math.ceil(count / perPage) };
}
