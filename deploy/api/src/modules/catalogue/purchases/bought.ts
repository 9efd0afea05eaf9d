import type { getPurchased } from '@zapovednik/api/cabinet/calls/purchased';
import type { PurchasedPageAnswer } from '@zapovednik/api/cabinet/wire/purchased';
import { and, asc, desc, eq, max, notInArray, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { presentDay } from '../../../base/time/present-day';
import type { Database } from '../../../db/database';
import { order, orderLine, product } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { listItems } from '../lists/list';

/** Statuses of unsuccessful orders: cancelled, no goods, not collected, not delivered, returned. */
export const UNSUCCESSFUL_STATUSES = ['CL', 'NT', 'NZ', 'ND', 'KM'];

const boughtBy = (customerId: number) =>
  and(eq(order.customerId, customerId), notInArray(order.statusId, UNSUCCESSFUL_STATUSES));

/** Ids of a product and its other sizes. */
export const sizesOf = (productId: number): SQL => sql`(
  select size.id from ${product} own join ${product} size
    on size.id = own.id or size.offer_group_id = own.offer_group_id
  where own.id = ${productId}
)`;

/**
 * Whether a customer received a product, or another size of it. An order in progress does not count, because it can
 * still be cancelled.
 */
export async function hasReceived(db: Database, customerId: number, productId: number): Promise<boolean> {
  const [line] = await db
    .select({ id: orderLine.id })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(
      and(
        eq(order.customerId, customerId),
        eq(order.statusId, 'F'),
        sql`${orderLine.productId} in ${sizesOf(productId)}`,
      ),
    )
    .limit(1);
  return line !== undefined;
}

/** Whether a customer bought anything. Every order has lines. */
export async function hasPurchases(db: Database, customerId: number): Promise<boolean> {
  const [bought] = await db.select({ id: order.id }).from(order).where(boughtBy(customerId)).limit(1);
  return bought !== undefined;
}

/** The products that a customer bought, each once, by its last order (API-11). */
export async function purchasedPage(
  { page, perPage, sort }: z.output<typeof getPurchased.query>,
  context: CustomerContext,
): Promise<PurchasedPageAnswer> {
  const { db, customerId } = context;
  const direction = sort?.DATE_INSERT?.toLowerCase() === 'asc' ? asc : desc;
  const bought = db
    .select({ id: orderLine.productId, at: max(order.createdAt).as('at') })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(boughtBy(customerId))
    .groupBy(orderLine.productId)
    .as('bought');
  const productCount = await db.$count(bought);
  const rows = await db
    .select()
    .from(bought)
    .orderBy(direction(bought.at), direction(bought.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const dates = new Map(rows.map(({ id, at }) => [id, at]));
  const products = await listItems(
    context,
    rows.map(({ id }) => id),
  );
  return {
    products: products.map((item) => ({ ...item, DATE_INSERT: presentDay(dates.get(item.id) ?? context.now()) })),
    pageCount: Math.ceil(productCount / perPage),
    productCount,
    page,
  };
}
