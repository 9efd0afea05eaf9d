import type { PersonalSummaryAnswer } from '@zapovednik/api/cabinet/wire/summary';
import { toFlag } from '@zapovednik/rules/format';
import { and, desc, inArray, sql } from 'drizzle-orm';
import { order } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { isOwn } from '../../order-access/api';
import { inWorkCodes } from '../../order-states/api';
import { loadOrders } from './load-orders';
import { presentPersonalOrder } from './present-personal-order';

/** The number of loaded orders. The others are only counted. */
const SHOWN = 3;

/** The customer's orders that have not ended: those that wait for a payment first, then the newest. */
export async function ordersInWork(
  context: CustomerContext,
): Promise<Pick<PersonalSummaryAnswer, 'ORDERS' | 'ORDERS_IN_WORK'>> {
  const { db, session } = context;
  const now = context.now();
  const mine = and(isOwn(session), inArray(order.statusId, inWorkCodes));
  const waitsForPayment = sql`(${order.statusId} = 'N' and not ${order.isPaid} and ${order.payBy} > ${now.toISOString()}) is true`;
  const rows = await db.select().from(order).where(mine).orderBy(desc(waitsForPayment), desc(order.id)).limit(SHOWN);
  const loaded = await loadOrders(db, rows, context);
  return {
    ORDERS: loaded.map((one) => ({
      ...presentPersonalOrder(one, context),
      is_prepaid: toFlag(one.row.payBy !== null || one.row.isPaid),
    })),
    ORDERS_IN_WORK: rows.length < SHOWN ? rows.length : await db.$count(order, mine),
  };
}
