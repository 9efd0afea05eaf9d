import type { Subscriptions } from '@zapovednik/api/cabinet/calls/subscribe';
import type { Flag } from '@zapovednik/api/field';
import { isYes } from '@zapovednik/rules/format';
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { customer, product, stock, subscription } from '../../../db/schema';
import type { SessionContext } from '../../../http/context';
import { customerOf } from '../../../http/session';
import { notFound, ShopError } from '../../../http/shop-error';
import { logPersonDataConsent } from '../../people/api';

/**
 * The most subscriptions of one address: a customer's own confirmed one, and another. So nobody can cause many emails
 * to another person.
 */
const MOST_OF_ADDRESS = { own: 100, stranger: 20 };

/** The visitor's own subscriptions: of the customer, and of this session from before the sign-in. */
export const ownOf = ({ session }: SessionContext) =>
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

const isSwitchedOff = (customerId: number) => and(eq(customer.id, customerId), eq(customer.stockEmails, false));

interface SubscriptionRequest {
  /** Of the product. */
  readonly id: number;
  /** In lower case. */
  readonly email: string;
  /** Y: the visitor has agreed to the processing of the address. It is logged with a new subscription. */
  readonly acceptPersonData?: Flag | undefined;
}

/**
 * Subscribes to a product that is sold out in the visitor's city. A second call with another e-mail replaces it
 * (API-21). The same call again changes nothing.
 *
 * @throws ShopError 404 for an unknown product, 409 for one in stock or an address with too many subscriptions
 */
export async function subscribeTo({ id, email, acceptPersonData }: SubscriptionRequest, context: SessionContext) {
  const { db, session, locationId, origin } = context;
  const [known] = await db.select({ id: product.id }).from(product).where(eq(product.id, id));
  if (!known) throw notFound('Товар не найден');
  const here = and(eq(stock.productId, id), eq(stock.locationId, locationId), gt(stock.quantity, 0));
  // Otherwise any visitor could send an email to any address at once.
  if ((await db.$count(stock, here)) > 0) throw new ShopError(409, 'in_stock', 'Товар уже есть в наличии');
  const own = await customerOf(db, session);
  const most =
    own?.emailConfirmedAt && own.email.toLowerCase() === email ? MOST_OF_ADDRESS.own : MOST_OF_ADDRESS.stranger;
  if ((await db.$count(subscription, eq(sql`lower(${subscription.email})`, email))) >= most)
    throw new ShopError(409, 'too_many', 'На этот адрес уже слишком много подписок');
  const isSignedIn = session.customerId !== null;
  // A customer who subscribes enables these e-mails again.
  if (session.customerId !== null) {
    await db.update(customer).set({ stockEmails: true }).where(isSwitchedOff(session.customerId));
  }
  const changed = { email, locationId, origin, takenAt: null };
  const [written] = await db
    .insert(subscription)
    .values({
      productId: id,
      ...changed,
      ...(isSignedIn ? { customerId: session.customerId } : { sessionKey: session.key }),
    })
    .onConflictDoUpdate({
      target: [isSignedIn ? subscription.customerId : subscription.sessionKey, subscription.productId],
      set: changed,
      setWhere: or(ne(subscription.email, email), ne(subscription.locationId, locationId)),
    })
    .returning({ id: subscription.id });
  if (written && acceptPersonData && isYes(acceptPersonData)) await logPersonDataConsent(email, context);
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
