import { and, eq, gt } from 'drizzle-orm';
import { lockSubject } from '../../../db/lock-subject';
import { bookedVisit } from '../../../db/schema';
import { countAttempt, type Limit } from '../../../http/attempts';
import type { SessionContext } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { countTypedContacts } from '../../messages/api';

/** Future visits for one phone: of guests, whose phone is not confirmed by a code, and of customers. */
const AHEAD = { guest: 4, customer: 20 };
/** Bookings of guests from one network. */
const BOOKINGS: Limit = { name: 'booking', most: 60, seconds: 24 * 3600 };
/** Bookings of one customer, including cancelled ones. */
const BOOKINGS_BY_CUSTOMER: Limit = { name: 'booking by customer', most: 20, seconds: 24 * 3600 };

/**
 * Limits bookings, so that one person cannot fill a salon's diary or cause many messages to another person's phone.
 * Concurrent bookings for one phone wait for each other.
 *
 * @throws ShopError 409 `too_many_visits` at the field of the phone
 */
export async function checkBookingLimits(phone: string, { db, session, now }: SessionContext): Promise<void> {
  await lockSubject(db, 'phone', phone);
  const isAhead = and(eq(bookedVisit.status, 'booked'), gt(bookedVisit.startsAt, now()));
  const most = session.customerId === null ? AHEAD.guest : AHEAD.customer;
  if ((await db.$count(bookedVisit, and(eq(bookedVisit.phone, phone), isAhead))) >= most) {
    const message = 'На этот номер уже записано несколько визитов. Позвоните нам, и мы запишем вас ещё';
    throw new ShopError(409, 'too_many_visits', message, { phone: message });
  }
}

/**
 * Counts a booking, including one that is cancelled later: by the contacts of its messages, and by customer or network.
 *
 * @throws ShopError 429 at the field of the contact, or for too many of one customer or from one network
 */
export async function countBooking(contacts: { phone: string; email: string }, context: SessionContext): Promise<void> {
  const { db, session, network, now } = context;
  await countTypedContacts(contacts, context);
  if (session.operatorId !== null) return;
  if (session.customerId === null) await countAttempt(db, BOOKINGS, network, now());
  else await countAttempt(db, BOOKINGS_BY_CUSTOMER, String(session.customerId), now());
}
