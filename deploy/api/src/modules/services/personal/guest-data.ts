import { and, asc, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { formatLongDate } from 'shared-contracts/dates';
import { cityTime } from '../../../base/time/city-time';
import { appointment } from '../../../db/schema';
import { type Contact, type GuestData, withoutKeys } from '../../../http/personal-data';
import { withDetails } from '../visits/appointments';

/** The visits of a contact that belong to no account. */
function ofGuest({ kind, value }: Contact): SQL {
  const named = kind === 'phone' ? eq(appointment.phone, value) : sql`lower(${appointment.email}) = ${value}`;
  return and(isNull(appointment.customerId), named) ?? named;
}

/** The salon waits for the person. */
const isAhead = (now: Date) => and(eq(appointment.status, 'booked'), gt(appointment.startsAt, now));

/** What a visit is without the person: the diary of the past. */
export const withoutVisitor = { petName: '', name: '', phone: '', email: '', comment: '', conclusion: '' };

export const guestVisitData: GuestData = {
  async export(db, contact) {
    const rows = await db.select().from(appointment).where(ofGuest(contact)).orderBy(asc(appointment.id));
    if (contact.kind === 'phone') return { visits: rows.map(withoutKeys) };
    return { visits: rows.map(({ id, startsAt, status, email }) => ({ id, startsAt, status, email })) };
  },
  lock: {
    level: 'goods',
    take: (tx, contact) =>
      tx
        .select({ id: appointment.id })
        .from(appointment)
        .where(ofGuest(contact))
        .orderBy(asc(appointment.id))
        .for('no key update'),
  },
  async kept(db, contact, now) {
    const rows = await withDetails(db)
      .where(and(ofGuest(contact), isAhead(now)))
      .orderBy(asc(appointment.startsAt));
    return rows.map(({ appointment: { startsAt }, city }) => {
      const { day, time } = cityTime(startsAt, city.timeZone);
      return `Запись на ${formatLongDate(day)}, ${time} ещё впереди: салон вас ждёт. Чтобы удалить и её данные, отмените запись по ссылке из письма или SMS.`;
    });
  },
  async erase(tx, contact, now) {
    const isOver = or(ne(appointment.status, 'booked'), lte(appointment.startsAt, now));
    await tx
      .update(appointment)
      .set(contact.kind === 'phone' ? { ...withoutVisitor, sessionKey: null } : { email: '' })
      .where(and(ofGuest(contact), isOver));
  },
};
