import { randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { type AcquirerName, payment } from '../../db/schema';
import type { Acquirer } from '../../partners/acquirers/protocol/acquirer';
import { extendPayBy } from '../order/api';

export type Payment = typeof payment.$inferSelect;

/**
 * How long one process may take to register an attempt before another may try, in milliseconds. It is longer than the
 * time limit for the acquirer.
 */
const CLAIM = 8000;

export const claimUntil = (now: Date) => new Date(now.getTime() + CLAIM);

/** The newest attempt to pay an order. */
export async function lastAttempt(db: Database, orderId: number): Promise<Payment | null> {
  const [last] = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(desc(payment.attempt))
    .limit(1);
  return last ?? null;
}

interface NewAttempt {
  readonly orderId: number;
  readonly amount: number;
  readonly previousAttempts: number;
  readonly name: AcquirerName;
  readonly acquirer: Acquirer;
}

/** Stores a new attempt, claimed by this process. Its number is set before the acquirer is called. */
export async function openAttempt(tx: Database, wanted: NewAttempt, now: Date): Promise<Payment> {
  const { orderId, amount, previousAttempts, name, acquirer } = wanted;
  const attempt = previousAttempts + 1;
  const expiresAt = new Date(now.getTime() + acquirer.lifetime);
  await extendPayBy(tx, orderId, expiresAt);
  const [row] = await tx
    .insert(payment)
    .values({
      orderId,
      attempt,
      acquirer: name,
      // A random part is needed, because after a reseed orders may have the same ids at the same acquirer.
      number: `${orderId}-${attempt}-${randomBytes(4).toString('hex')}`,
      amount,
      createdAt: now,
      expiresAt,
      claimedUntil: claimUntil(now),
    })
    .returning();
  if (!row) throw new Error('The attempt was not stored');
  return row;
}

/** Ends an open attempt whose link no user has seen. */
export async function abandon(db: Database, { id }: Payment, reason: string): Promise<void> {
  await db
    .update(payment)
    .set({ status: 'expired', reason, claimedUntil: null, checkAt: null })
    .where(and(eq(payment.id, id), eq(payment.status, 'open')));
}
