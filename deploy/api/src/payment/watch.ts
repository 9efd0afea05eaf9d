import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import { payment } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { repeatEvery } from '../repeat-every';
import type { Payment } from './attempt';
import { nextCheck } from './check-times';
import { look, type PaymentLog, type PaymentShop } from './look';

/** How many payments one round asks about. */
const AT_ONCE = 20;
/** Milliseconds between rounds. */
const EVERY = 5000;

/**
 * One round: asks the acquirers about payments whose time has come, for call-backs get lost, and sends back what has to go
 * back. Several processes share the work: whoever takes a payment sets the time of its next check.
 */
export async function watchRound(shop: PaymentShop, log: PaymentLog): Promise<void> {
  await endUnregistered(shop);
  for (const due of await takeDue(shop)) {
    await look(shop, due, log).catch((error: unknown) => {
      log.warn({ err: error, payment: due.number }, 'the acquirer does not say how a payment stands');
    });
  }
}

/** Attempts that were never registered: nobody has been shown where to pay them. */
async function endUnregistered({ db, now }: PaymentShop): Promise<void> {
  // One that is locked is registered at this moment, or ended by another process.
  const over = db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.status, 'open'), isNull(payment.link), lt(payment.expiresAt, now())))
    .for('update', { skipLocked: true });
  await db.update(payment).set({ status: 'expired', claimedUntil: null }).where(inArray(payment.id, over));
}

function takeDue({ db, now }: PaymentShop): Promise<Payment[]> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(payment)
      .where(lte(payment.checkAt, now()))
      .orderBy(asc(payment.checkAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const { id, createdAt } of due) {
      await tx
        .update(payment)
        .set({ checkAt: nextCheck({ createdAt }, now()) })
        .where(eq(payment.id, id));
    }
    return due;
  });
}

/** Watches over the payments until it is stopped; stopping waits for the round under way. */
export const startWatching = (shop: PaymentShop, log: PaymentLog): (() => Promise<void>) =>
  repeatEvery(EVERY, 'watching over payments', log, () => watchRound(shop, log));
