import type { getAwaitedProducts } from '@zapovednik/api/cabinet/calls/awaited';
import type { Output } from '@zapovednik/api/call';
import { toFlag } from '@zapovednik/rules/format';
import { desc, eq } from 'drizzle-orm';
import { presentDay } from '../../../base/time/present-day';
import { city, subscription } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { listItems } from '../lists/list';
import { ownOf } from './subscriptions';

/** The goods of a customer's stock subscriptions, the newest first, with the data of this city (PRD-48). */
export async function awaitedProducts(
  { page, perPage }: { page: number; perPage: number },
  context: CustomerContext,
): Promise<Output<typeof getAwaitedProducts>> {
  const { db, locationId } = context;
  const own = ownOf(context);
  const count = await db.$count(subscription, own);
  const rows = await db
    .select({
      productId: subscription.productId,
      email: subscription.email,
      since: subscription.createdAt,
      locationId: subscription.locationId,
      city: city.prepositional,
    })
    .from(subscription)
    .leftJoin(city, eq(city.locationId, subscription.locationId))
    .where(own)
    .orderBy(desc(subscription.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const products = await listItems(context, [...new Set(rows.map(({ productId }) => productId))]);
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    ITEMS: rows.flatMap((row) => {
      const product = byId.get(row.productId);
      if (!product) return [];
      return {
        PRODUCT: product,
        EMAIL: row.email,
        SINCE: presentDay(row.since),
        IS_HERE: toFlag(row.locationId === locationId),
        CITY: row.city ?? '',
      };
    }),
    COUNT: count,
    PAGE_COUNT: Math.ceil(count / perPage),
  };
}
