import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import { payment } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Payment } from './attempt';
import { checkPayment, type PaymentContext, type PaymentLog } from './check-payment';
import { nextCheck } from './check-times';

/** How many payments one round checks. */
const AT_ONCE = 20;

/**
 * One round: requests the status of payments that are due, because callbacks get lost, and makes due refunds. Several processes share
 * the work: the process that claims a payment sets the time of its next check.
 */
export async function pollPayments(shop: PaymentContext, log: PaymentLog): Promise<void> {
  await endUnregistered(shop);
  for (const due of await claimDue(shop)) {
    await checkPayment(shop, due, log).catch((error: unknown) => {
      log.warn({ err: error, payment: due.number }, 'the acquirer does not say how a payment stands');
    });
  }
}

/** Attempts that were never registered: no user has seen a link to pay them. */
async function endUnregistered({ db, now }: PaymentContext): Promise<void> {
  // A locked attempt is being registered at this moment, or ended by another process.
  const over = db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.status, 'open'), isNull(payment.link), lt(payment.expiresAt, now())))
    .for('update', { skipLocked: true });
  await db.update(payment).set({ status: 'expired', claimedUntil: null }).where(inArray(payment.id, over));
}

function claimDue({ db, now }: PaymentContext): Promise<Payment[]> {
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
