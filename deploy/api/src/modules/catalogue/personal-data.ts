import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { productQuestion, review, reviewReport, reviewVote, subscription } from '../../db/schema';
import { type Contact, type GuestData, type PersonalData, rowsOf, withoutKeys } from '../../http/personal-data';
import type { Customer } from '../../http/session';

/** Includes those of the confirmed address, from before a sign-in. */
async function subscriptionsOf(db: Database, owner: Customer) {
  const ofAddress = owner.emailConfirmedAt ? sql`lower(${subscription.email}) = lower(${owner.email})` : undefined;
  const rows = await db
    .select()
    .from(subscription)
    .where(or(eq(subscription.customerId, owner.id), ofAddress));
  return rows.map(withoutKeys);
}

const ofGuest = ({ value }: Contact) =>
  and(isNull(subscription.customerId), sql`lower(${subscription.email}) = ${value}`);

/** A guest with a stock subscription has typed only an e-mail. */
const guestSubscriptions: GuestData = {
  async export(db, contact) {
    if (contact.kind === 'phone') return {};
    const rows = await db.select().from(subscription).where(ofGuest(contact)).orderBy(asc(subscription.id));
    return { subscriptions: rows.map(withoutKeys) };
  },
  async erase(tx, contact) {
    if (contact.kind === 'email') await tx.delete(subscription).where(ofGuest(contact));
  },
};

export const catalogueData: PersonalData = {
  holds:
    'Reviews and questions with the name at the time, votes and reports; subscriptions to goods, by e-mail, until their letter',
  guest: guestSubscriptions,
  export: async (db, owner) => ({
    subscriptions: await subscriptionsOf(db, owner),
    reviews: await rowsOf(db, review, owner),
    questions: await rowsOf(db, productQuestion, owner),
    review_votes: await rowsOf(db, reviewVote, owner),
    review_reports: await rowsOf(db, reviewReport, owner),
  }),
  // Public texts of the customer stay, without the name. Subscriptions of the address from before a sign-in end.
  async erase(tx, { id, email, emailConfirmedAt }) {
    await tx.update(review).set({ name: 'Покупатель', lastName: '', photo: '' }).where(eq(review.customerId, id));
    await tx.update(productQuestion).set({ name: 'Покупатель' }).where(eq(productQuestion.customerId, id));
    if (emailConfirmedAt) await tx.delete(subscription).where(sql`lower(${subscription.email}) = lower(${email})`);
  },
};
