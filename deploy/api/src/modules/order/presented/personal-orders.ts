import type { getPersonalOrders, PersonalOrderDetails } from '@zapovednik/api/cabinet/calls/personal-order';
import type { Output } from '@zapovednik/api/call';
import { toFlag } from '@zapovednik/rules/format';
import { and, count, desc, eq, gte, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { yearBegins } from '../../../base/time/days';
import { autoOrder, order } from '../../../db/schema';
import type { SessionContext } from '../../../http/context';
import { findOwnOrder, isOwn } from '../../order-access/api';
import { type StatusCode, statusCodes, statuses } from '../../order-states/api';
import { loadHistory, presentHistory } from './history';
import { loadOrders } from './load-orders';
import { presentPersonalOrder } from './present-personal-order';

interface Request {
  page: number;
  perPage: number;
  filter: {
    YEAR?: number | undefined;
    ID?: number | undefined;
    IN_WORK?: 'Y' | 'N' | undefined;
    AUTO_ORDER?: 'Y' | 'N' | undefined;
  };
}

const inWork: StatusCode[] = statusCodes.filter((code) => statuses[code].inWork);

/** The caller's orders, the newest first (API-100). */
export async function personalOrders(
  { page, perPage, filter }: Request,
  context: SessionContext,
): Promise<Output<typeof getPersonalOrders>> {
  const { db, session } = context;
  const wanted = and(isOwn(session), ...conditions(filter, context));
  const [found] = await db.select({ count: count() }).from(order).where(wanted);
  const rows = await db
    .select()
    .from(order)
    .where(wanted)
    .orderBy(desc(order.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const total = Number(found?.count);
  return {
    orders: (await loadOrders(db, rows, context)).map((loaded) => presentPersonalOrder(loaded, context)),
    count: total,
    page_count: Math.ceil(total / perPage),
    years: await yearsOf(context),
  };
}

function conditions({ YEAR, ID, IN_WORK, AUTO_ORDER }: Request['filter'], { db }: SessionContext): (SQL | undefined)[] {
  const running = db.select({ id: autoOrder.orderId }).from(autoOrder).where(isNull(autoOrder.cancelledAt));
  const autoOrders = AUTO_ORDER === 'Y' ? inArray(order.id, running) : notInArray(order.id, running);
  return [
    YEAR === undefined
      ? undefined
      : and(gte(order.createdAt, yearBegins(YEAR)), lt(order.createdAt, yearBegins(YEAR + 1))),
    ID === undefined ? undefined : eq(order.id, ID),
    IN_WORK === undefined
      ? undefined
      : IN_WORK === 'Y'
        ? inArray(order.statusId, inWork)
        : notInArray(order.statusId, inWork),
    AUTO_ORDER === undefined ? undefined : autoOrders,
  ];
}

async function yearsOf({ db, session }: SessionContext): Promise<number[]> {
  const year = sql<number>`extract(year from ${order.createdAt} at time zone 'Asia/Yekaterinburg')::int`;
  const rows = await db.selectDistinct({ year }).from(order).where(isOwn(session)).orderBy(desc(year));
  return rows.map((row) => row.year);
}

/** One order of the caller, with its history; 404 for others (API-101). */
export async function personalOrder(id: number, context: SessionContext): Promise<PersonalOrderDetails> {
  const row = await findOwnOrder(id, context);
  const [loaded] = await loadOrders(context.db, [row], context);
  if (!loaded) throw new Error(`Order ${id} was not loaded`);
  return {
    ...presentPersonalOrder(loaded, context),
    is_prepaid: toFlag(row.payBy !== null),
    pickup_schedule: loaded.schedule,
    history: presentHistory(row, await loadHistory(context.db, id), context.city.timeZone),
  };
}
