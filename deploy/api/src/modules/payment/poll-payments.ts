import { and, asc, eq, isNull, lt, lte, not, or } from 'drizzle-orm';
import { payment } from '../../db/schema';
import { isQueued, type Queue } from '../../jobs/queue';
import { checkPayment } from './check-payment';
import { nextCheck } from './check-times';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The most payments in one run. The next run continues. */
const BATCH = 200;

/** An attempt that was never registered, so no user has a link to pay it. */
const isUnregistered = (now: Date) => and(eq(payment.status, 'open'), isNull(payment.link), lt(payment.expiresAt, now));

/**
 * Requests the status of due payments, because callbacks may be lost, and makes due refunds. An acquirer that does not
 * answer is asked until it does, because it may have a customer's money.
 */
export const paymentChecks: Queue = {
  name: 'payment',
  title: 'платежи',
  every: 5 * SECOND,
  followsClock: true,
  atOnce: 3,
  pauses: [10 * SECOND, MINUTE, 10 * MINUTE],
  isEndless: true,
  async find({ db, now }) {
    const due = await db
      .select({ id: payment.id })
      .from(payment)
      .where(and(or(lte(payment.checkAt, now()), isUnregistered(now())), not(isQueued('payment', payment.id))))
      .orderBy(asc(payment.checkAt))
      .limit(BATCH);
    return due.map(({ id }) => id);
  },
  async describe(id, db) {
    const [found] = await db.select({ number: payment.number }).from(payment).where(eq(payment.id, id));
    return `payment ${found?.number ?? id}`;
  },
  async run({ subjectId }, shop, log) {
    const { db, now } = shop;
    const isOwn = eq(payment.id, subjectId);
    await db
      .update(payment)
      .set({ status: 'expired', claimedUntil: null })
      .where(and(isOwn, isUnregistered(now())));
    const [due] = await db
      .select()
      .from(payment)
      .where(and(isOwn, lte(payment.checkAt, now())));
    if (!due?.checkAt) return undefined;
    await checkPayment(shop, due, log);
    // Unless the answer has already changed the status.
    await db
      .update(payment)
      .set({ checkAt: nextCheck(due, now()) })
      .where(and(isOwn, eq(payment.checkAt, due.checkAt)));
    return undefined;
  },
};
