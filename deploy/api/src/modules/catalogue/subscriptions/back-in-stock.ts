import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { customer, product, stock, subscription } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Work } from '../../../jobs/job';
import { queueMessages } from '../../messages/api';

/** Subscriptions of one transaction. */
const BATCH = 100;

type Subscription = typeof subscription.$inferSelect;

/** The customer has disabled these e-mails in the settings. The subscription waits until they are enabled again. */
const isUnwanted = sql`exists (select from ${customer}
  where ${customer.id} = ${subscription.customerId} and not ${customer.stockEmails})`;

/** Subscriptions with their product, and its stock in their city. */
const withProduct = (db: Database) =>
  db
    .select({ subscription, name: product.name, code: product.code })
    .from(subscription)
    .innerJoin(product, eq(product.id, subscription.productId))
    .innerJoin(stock, and(eq(stock.productId, subscription.productId), eq(stock.locationId, subscription.locationId)))
    .$dynamic();

export type CameIn = Awaited<ReturnType<typeof withProduct>>[number];

/** A subscription whose email is queued, if its product is still in stock. */
export async function findCameIn(db: Database, id: number): Promise<CameIn | undefined> {
  const [found] = await withProduct(db).where(
    and(eq(subscription.id, id), gt(stock.quantity, 0), sql`not ${isUnwanted}`),
  );
  return found;
}

/** All subscriptions of one address to one product in one city. They get one email. */
export const sameLetter = ({ productId, locationId, email }: Subscription) =>
  and(
    eq(subscription.productId, productId),
    eq(subscription.locationId, locationId),
    sql`lower(${subscription.email}) = ${email.toLowerCase()}`,
  );

/**
 * Queues an email for each subscription whose product is in stock again in its city, and marks the subscription as
 * taken in the same transaction. Several processes may do it at once.
 */
export async function queueBackInStock(shop: Pick<Work, 'db' | 'now' | 'partners'>): Promise<void> {
  // Without a mail service, subscriptions continue to wait.
  if (shop.partners.mail) while ((await queueSome(shop)) === BATCH);
}

/** Runs in a short transaction, because thousands may wait for one product. @returns how many were queued */
function queueSome({ db, now }: Pick<Work, 'db' | 'now'>): Promise<number> {
  const isIn = sql`exists (select from ${stock} where ${stock.productId} = ${subscription.productId}
    and ${stock.locationId} = ${subscription.locationId} and ${stock.quantity} > 0)`;
  const isFree = and(isNull(subscription.takenAt), isIn, sql`not ${isUnwanted}`);
  return inTransaction(db, async (tx) => {
    const some = tx
      .select({ id: subscription.id })
      .from(subscription)
      .where(isFree)
      .orderBy(asc(subscription.productId), asc(subscription.email))
      .limit(BATCH);
    const taken = await tx
      .update(subscription)
      .set({ takenAt: now() })
      .where(and(inArray(subscription.id, some), isFree))
      .returning();
    const nameOf = ({ productId, locationId, email }: Subscription) =>
      `${productId} ${locationId} ${email.toLowerCase()}`;
    for (const { id } of new Map(taken.map((row) => [nameOf(row), row])).values())
      await queueMessages(tx, { kind: 'subscription', id, event: 'back_in_stock', channels: ['email'] }, now());
    return taken.length;
  });
}

/**
 * Before the email was sent, the product sold out again or the customer disabled these e-mails. The subscriptions wait
 * again.
 */
export async function waitOn(db: Database, id: number): Promise<void> {
  const [row] = await db.select().from(subscription).where(eq(subscription.id, id));
  if (row) await db.update(subscription).set({ takenAt: null }).where(sameLetter(row));
}
