import { and, asc, count, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../db/database';
import {
  accountDeletion,
  appointment,
  appointmentFile,
  articleComment,
  autoOrder,
  basket,
  consent,
  couponUse,
  customer,
  idempotencyKey,
  order,
  payment,
  review,
  serviceReview,
  session,
  subscription,
} from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Shop } from '../../../http/context';
import { type Customer, lockSessions } from '../../../http/session';
import { inWork } from '../account/account';
import { reportDeletion } from '../tracking';

/** Maximum number of accounts per run; the next run continues. */
const BATCH = 20;
const DAY = 24 * 3_600_000;

export type DeletionShop = Pick<Shop, 'db' | 'partners' | 'now'>;

/**
 * Deletes the accounts whose time has come, each in its own transaction. Several processes may run at once. Orders stay without the
 * person, as the law on accounting asks; so do reviews.
 */
export async function deleteDueAccounts({ db, partners, now }: DeletionShop, log: Pick<Logger, 'error' | 'warn'>) {
  const isDue = and(isNull(accountDeletion.deletedAt), lte(accountDeletion.deletesAt, now()));
  const due = await db
    .select({ id: accountDeletion.customerId })
    .from(accountDeletion)
    .where(isDue)
    .orderBy(asc(accountDeletion.deletesAt))
    .limit(BATCH);
  for (const { id } of due) {
    try {
      const isDeleted = await inTransaction(db, async (tx) => {
        // A customer who takes the deletion back at this moment has the row, or it is gone.
        const [mine] = await tx
          .select()
          .from(accountDeletion)
          .where(and(eq(accountDeletion.customerId, id), isDue))
          .for('update', { skipLocked: true });
        return mine ? deleteUnlessBusy(tx, id, now()) : false;
      });
      if (isDeleted) reportDeletion(id, { partners, log });
    } catch (error) {
      log.error({ err: error, customer: id }, 'an account was not deleted');
    }
  }
}

/** Deletes an account, or puts it off for a day while an order or a payment is in progress. Returns whether it is deleted. */
async function deleteUnlessBusy(tx: Database, id: number, now: Date): Promise<boolean> {
  const row = eq(accountDeletion.customerId, id);
  const found = await lockAll(tx, id);
  if (found && (await isBusy(tx, id))) {
    await tx
      .update(accountDeletion)
      .set({ deletesAt: new Date(now.getTime() + DAY) })
      .where(row);
    return false;
  }
  if (found) {
    await leaveOrders(tx, id);
    await leaveReviews(tx, id);
    await leaveVisits(tx, id, now);
    await forgetAnswers(tx, id);
    await forgetAddress(tx, found);
    // Everything else that belongs to the customer goes with the row.
    await tx.delete(customer).where(eq(customer.id, id));
  }
  await tx.update(accountDeletion).set({ deletedAt: now, tellAt: now }).where(row);
  return true;
}

/** Locks what is changed, in the order of docs/decisions/0012-locks.md. Returns the customer, if there is one. */
async function lockAll(tx: Database, id: number): Promise<Customer | undefined> {
  await lockSessions(tx, id, '');
  await tx
    .select({ id: autoOrder.orderId })
    .from(autoOrder)
    .where(eq(autoOrder.customerId, id))
    .orderBy(asc(autoOrder.orderId))
    .for('update');
  await tx
    .select({ id: order.id })
    .from(order)
    .where(eq(order.customerId, id))
    .orderBy(asc(order.id))
    .for('no key update');
  await tx
    .select({ id: basket.id })
    .from(basket)
    .where(eq(basket.customerId, id))
    .orderBy(asc(basket.locationId))
    .for('update');
  const [found] = await tx.select().from(customer).where(eq(customer.id, id)).for('update');
  return found;
}

async function isBusy(tx: Database, id: number): Promise<boolean> {
  const [open] = await tx
    .select({ count: count() })
    .from(order)
    .leftJoin(payment, eq(payment.orderId, order.id))
    .where(
      and(
        eq(order.customerId, id),
        or(inArray(order.statusId, inWork), inArray(payment.status, ['open', 'disputed', 'returning'])),
      ),
    );
  return Number(open?.count) > 0;
}

/** Orders keep goods, sums and dates, and nothing that leads to the person. */
async function leaveOrders(tx: Database, id: number): Promise<void> {
  const own = tx.select({ id: order.id }).from(order).where(eq(order.customerId, id));
  await tx
    .update(couponUse)
    .set({ customerId: null, phone: sql`'order ' || ${couponUse.orderId}` })
    .where(or(eq(couponUse.customerId, id), inArray(couponUse.orderId, own)));
  await tx
    .update(order)
    .set({
      customerId: null,
      sessionKey: '',
      contactName: '',
      phone: '',
      email: '',
      description: '',
      address: null,
      deliveryAddress: sql`case when ${order.address} is null then ${order.deliveryAddress} else '' end`,
      guestNetwork: null,
    })
    .where(eq(order.customerId, id));
  await tx.update(order).set({ employeeId: null }).where(eq(order.employeeId, id));
}

/** What the customer wrote for all to read stays, without the name. */
async function leaveReviews(tx: Database, id: number): Promise<void> {
  const name = 'Покупатель';
  await tx.update(review).set({ name, lastName: '', photo: '' }).where(eq(review.customerId, id));
  await tx.update(serviceReview).set({ name }).where(eq(serviceReview.customerId, id));
  await tx.update(articleComment).set({ name }).where(eq(articleComment.customerId, id));
}

/** Visits stay in the diaries of the past; those to come are cancelled. */
async function leaveVisits(tx: Database, id: number, now: Date): Promise<void> {
  const own = eq(appointment.customerId, id);
  await tx
    .update(appointment)
    .set({ status: 'cancelled', changes: sql`${appointment.changes} + 1` })
    .where(and(own, gt(appointment.startsAt, now)));
  // Before the files: a conclusion that is being written ends first, and its files are deleted too.
  await tx
    .update(appointment)
    .set({ petName: '', name: '', phone: '', email: '', comment: '', conclusion: '' })
    .where(own);
  const visits = tx.select({ id: appointment.id }).from(appointment).where(own);
  await tx.delete(appointmentFile).where(inArray(appointmentFile.appointmentId, visits));
}

/** Stored answers of repeated writes name the person. */
const forgetAnswers = (tx: Database, id: number) =>
  tx
    .delete(idempotencyKey)
    .where(
      inArray(
        idempotencyKey.sessionKey,
        tx.select({ key: session.key }).from(session).where(eq(session.customerId, id)),
      ),
    );

/** The log of consents stays without the address; subscriptions of the address from before a sign-in end. */
async function forgetAddress(tx: Database, { id, email, emailConfirmedAt }: Customer) {
  await tx.update(consent).set({ email: null }).where(eq(consent.customerId, id));
  if (!emailConfirmedAt) return;
  await tx.update(consent).set({ email: null }).where(eq(consent.email, email.toLowerCase()));
  await tx.delete(subscription).where(sql`lower(${subscription.email}) = lower(${email})`);
}
