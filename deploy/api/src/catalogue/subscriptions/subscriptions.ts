import { and, eq, gt, or } from 'drizzle-orm';
import type { Subscriptions } from 'shared-contracts/cabinet/calls/subscribe';
import { product, stock, subscription } from '../../db/schema';
import type { SessionContext } from '../../http/context';
import { notFound, ShopError } from '../../http/shop-error';

/** The visitor's own subscriptions: of the customer, and of this session from before the sign-in. */
const ownOf = ({ session }: SessionContext) =>
  or(
    eq(subscription.sessionKey, session.key),
    session.customerId === null ? undefined : eq(subscription.customerId, session.customerId),
  );

/** The visitor's subscriptions: to one product, or with 0 all (API-23). */
export async function subscriptions(productId: number, context: SessionContext): Promise<Subscriptions> {
  const rows = await context.db
    .select({ productId: subscription.productId, email: subscription.email })
    .from(subscription)
    .where(and(ownOf(context), productId === 0 ? undefined : eq(subscription.productId, productId)));
  return Object.fromEntries(rows.map((row) => [row.productId, row.email]));
}

/** Subscribes to a product that is sold out in the visitor's city. A second call with another e-mail changes it (API-21). */
export async function subscribeTo(productId: number, email: string, context: SessionContext): Promise<Subscriptions> {
  const { db, session, locationId, origin } = context;
  const [known] = await db.select({ id: product.id }).from(product).where(eq(product.id, productId));
  if (!known) throw notFound('Товар не найден');
  const here = and(eq(stock.productId, productId), eq(stock.locationId, locationId), gt(stock.quantity, 0));
  // Otherwise any visitor could send emails to any address, at once.
  if ((await db.$count(stock, here)) > 0) throw new ShopError(409, 'in_stock', 'Товар уже есть в наличии');
  const owner = session.customerId === null ? { sessionKey: session.key } : { customerId: session.customerId };
  const changed = { email, locationId, origin, takenAt: null };
  await db
    .insert(subscription)
    .values({ productId, ...changed, ...owner })
    .onConflictDoUpdate({
      target: [session.customerId === null ? subscription.sessionKey : subscription.customerId, subscription.productId],
      set: changed,
    });
  return subscriptions(0, context);
}

/** Ends a subscription. For other visitors it does not exist (API-22). */
export async function unsubscribeFrom(
  productId: number,
  email: string,
  context: SessionContext,
): Promise<Subscriptions> {
  const ended = await context.db
    .delete(subscription)
    .where(and(ownOf(context), eq(subscription.productId, productId), eq(subscription.email, email)))
    .returning({ id: subscription.id });
  if (ended.length === 0) throw notFound('Подписка не найдена');
  return subscriptions(0, context);
}
