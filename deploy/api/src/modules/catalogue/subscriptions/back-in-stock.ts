import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { customer, product, stock, subscription } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Work } from '../../../jobs/job';
import { queueMessages } from '../../messages/api';

type Subscription = typeof subscription.$inferSelect;

/** The customer has switched these e-mails off in the settings: the subscription waits until they are on again. */
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

/** A subscription whose letter is queued, if it is still news. */
export async function findCameIn(db: Database, id: number): Promise<CameIn | undefined> {
  const [found] = await withProduct(db).where(
    and(eq(subscription.id, id), gt(stock.quantity, 0), sql`not ${isUnwanted}`),
  );
  return found;
}

/** All that ask for the same product, in one city for one address: they get one letter. */
export const sameLetter = ({ productId, locationId, email }: Subscription) =>
  and(
    eq(subscription.productId, productId),
    eq(subscription.locationId, locationId),
    sql`lower(${subscription.email}) = ${email.toLowerCase()}`,
  );

/**
 * Queues a letter to everybody whose product is in stock again in their city, and takes their subscriptions: with the letter they are
 * taken, or neither. Several processes may do it at once.
 */
export async function queueBackInStock({ db, now, partners }: Pick<Work, 'db' | 'now' | 'partners'>): Promise<void> {
  // Without a mail service they keep waiting.
  if (!partners.mail) return;
  const isIn = sql`exists (select from ${stock} where ${stock.productId} = ${subscription.productId}
    and ${stock.locationId} = ${subscription.locationId} and ${stock.quantity} > 0)`;
  await inTransaction(db, async (tx) => {
    const taken = await tx
      .update(subscription)
      .set({ takenAt: now() })
      .where(and(isNull(subscription.takenAt), isIn, sql`not ${isUnwanted}`))
      .returning();
    const nameOf = ({ productId, locationId, email }: Subscription) =>
      `${productId} ${locationId} ${email.toLowerCase()}`;
    for (const { id } of new Map(taken.map((row) => [nameOf(row), row])).values())
      await queueMessages(tx, { kind: 'subscription', id, event: 'back_in_stock', channels: ['email'] }, now());
  });
}

/** Their product is gone again before the letter, or they want none now: they wait on. */
export async function waitOn(db: Database, id: number): Promise<void> {
  const [row] = await db.select().from(subscription).where(eq(subscription.id, id));
  if (row) await db.update(subscription).set({ takenAt: null }).where(sameLetter(row));
}
