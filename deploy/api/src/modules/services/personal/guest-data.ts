import { and, asc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { bookedVisit, serviceReview } from '../../../db/schema';
import { type Contact, type GuestData, withoutKeys } from '../../../http/personal-data';
import { forgetConclusions } from '../visits/conclusion';
import { withDetails } from '../visits/visit-rows';
import { visitDate } from '../visits/visit-words';

/** A contact's visits without an account. */
function ofGuest({ kind, value }: Contact): SQL {
  const named = kind === 'phone' ? eq(bookedVisit.phone, value) : sql`lower(${bookedVisit.email}) = ${value}`;
  return and(isNull(bookedVisit.customerId), named) ?? named;
}

/** The visit is in the future. */
const isAhead = (now: Date) => and(eq(bookedVisit.status, 'booked'), gt(bookedVisit.startsAt, now));

/** The values of a visit without personal data. */
export const withoutVisitor = { petName: '', name: '', phone: '', email: '', comment: '', conclusion: '' };

/** A review stays without the name of the guest who wrote it. */
export async function forgetNames(tx: Database, visitIds: readonly number[]): Promise<void> {
  if (visitIds.length === 0) return;
  await tx
    .update(serviceReview)
    .set({ name: 'Покупатель' })
    .where(inArray(serviceReview.visitId, [...visitIds]));
}

export const guestVisitData: GuestData = {
  async export(db, contact) {
    const rows = await db.select().from(bookedVisit).where(ofGuest(contact)).orderBy(asc(bookedVisit.id));
    if (contact.kind === 'phone') return { visits: rows.map(withoutKeys) };
    return { visits: rows.map(({ id, startsAt, status, email }) => ({ id, startsAt, status, email })) };
  },
  lock: {
    level: 'goods',
    take: (tx, contact) =>
      tx
        .select({ id: bookedVisit.id })
        .from(bookedVisit)
        .where(ofGuest(contact))
        .orderBy(asc(bookedVisit.id))
        .for('no key update'),
  },
  async kept(db, contact, now) {
    const rows = await withDetails(db)
      .where(and(ofGuest(contact), isAhead(now)))
      .orderBy(asc(bookedVisit.startsAt));
    return rows.map((visit) => {
      return `Запись на ${visitDate(visit)} ещё впереди: салон вас ждёт. Чтобы удалить и её данные, отмените запись по ссылке из письма или СМС.`;
    });
  },
  async erase(tx, contact, now) {
    const isOver = or(ne(bookedVisit.status, 'booked'), lte(bookedVisit.startsAt, now));
    const left = await tx
      .update(bookedVisit)
      .set(contact.kind === 'phone' ? { ...withoutVisitor, sessionKey: null } : { email: '' })
      .where(and(ofGuest(contact), isOver))
      .returning({ id: bookedVisit.id });
    if (contact.kind === 'email') return;
    const ids = left.map(({ id }) => id);
    await forgetConclusions(tx, ids);
    await forgetNames(tx, ids);
  },
};
