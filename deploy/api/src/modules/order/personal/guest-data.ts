import { and, asc, eq, exists, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { consent, order, payment } from '../../../db/schema';
import { type Contact, type GuestData, withoutKeys } from '../../../http/personal-data';
import { inWorkCodes } from '../../order-states/api';
import { anonymizeOrders } from './anonymize-orders';
import { storedOrders } from './stored-orders';

/** A contact's orders without an account. */
function ofGuest({ kind, value }: Contact): SQL {
  const named = kind === 'phone' ? eq(order.phone, value) : sql`lower(${order.email}) = ${value}`;
  return and(isNull(order.customerId), named) ?? named;
}

const isInWork = inArray(order.statusId, inWorkCodes);

/** A payment or a refund is in progress. The receipt of a refund needs the contact. */
const isPaying = (db: Database) =>
  exists(
    db
      .select({ id: payment.id })
      .from(payment)
      .where(and(eq(payment.orderId, order.id), inArray(payment.status, ['open', 'disputed', 'returning']))),
  );

/** A person's orders that no longer need the personal data. */
function isOver(db: Database, contact: Contact): SQL {
  const whose = ofGuest(contact);
  return and(whose, not(or(isInWork, isPaying(db)) ?? isInWork)) ?? whose;
}

async function whyKept(db: Database, contact: Contact): Promise<string[]> {
  const rows = await db
    .select({ id: order.id, isInWork: sql<boolean>`${isInWork}` })
    .from(order)
    .where(and(ofGuest(contact), or(isInWork, isPaying(db))))
    .orderBy(asc(order.id));
  return rows.map((row) =>
    row.isInWork
      ? `Заказ № ${row.id} ещё выполняется: данные нужны, чтобы передать его. Отмените заказ или дождитесь его завершения.`
      : `По заказу № ${row.id} ещё идёт возврат денег: данные нужны для чека.`,
  );
}

/** The content of an order's emails. */
const toldOrders = (db: Database, whose: SQL) =>
  db
    .select({
      id: order.id,
      email: order.email,
      statusId: order.statusId,
      price: order.price,
      createdAt: order.createdAt,
    })
    .from(order)
    .where(whose)
    .orderBy(asc(order.id));

async function consentsOf(db: Database, whose: SQL): Promise<object[]> {
  const theirs = db.select({ id: order.id }).from(order).where(whose);
  const rows = await db.select().from(consent).where(inArray(consent.orderId, theirs)).orderBy(asc(consent.id));
  return rows.map(withoutKeys);
}

export const guestOrderData: GuestData = {
  async export(db, contact) {
    const whose = ofGuest(contact);
    if (contact.kind === 'email') return { orders: await toldOrders(db, whose) };
    return { orders: await storedOrders(db, whose), order_consents: await consentsOf(db, whose) };
  },
  lock: {
    level: 'order',
    take: (tx, contact) =>
      tx.select({ id: order.id }).from(order).where(ofGuest(contact)).orderBy(asc(order.id)).for('no key update'),
  },
  kept: whyKept,
  erase: (tx, contact) =>
    contact.kind === 'phone'
      ? anonymizeOrders(tx, isOver(tx, contact))
      : tx.update(order).set({ email: '', acceptEmail: false }).where(isOver(tx, contact)),
};
