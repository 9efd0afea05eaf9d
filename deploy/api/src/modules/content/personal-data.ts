import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { articleComment, articleLike, commentReport, visitorRequest } from '../../db/schema';
import { type Contact, type GuestData, type PersonalData, rowsOf, withoutKeys } from '../../http/personal-data';

/** A contact's requests without an account. */
function ofGuest({ kind, value }: Contact): SQL {
  const named = kind === 'phone' ? eq(visitorRequest.phone, value) : sql`lower(${visitorRequest.email}) = ${value}`;
  return and(isNull(visitorRequest.customerId), named) ?? named;
}

const guestRequests: GuestData = {
  async export(db, contact) {
    const rows = await db.select().from(visitorRequest).where(ofGuest(contact)).orderBy(asc(visitorRequest.id));
    if (contact.kind === 'phone') return { requests: rows.map(withoutKeys) };
    return { requests: rows.map(({ kind, email, createdAt }) => ({ kind, email, createdAt })) };
  },
  erase: (tx, contact) =>
    contact.kind === 'phone'
      ? tx.delete(visitorRequest).where(ofGuest(contact))
      : tx.update(visitorRequest).set({ email: '' }).where(ofGuest(contact)),
};

export const contentData: PersonalData = {
  holds:
    'Comments and likes of a customer, as long as the account; requests and applications with their files, for a year; wishes to be called by a salon, for a month',
  guest: guestRequests,
  export: async (db, owner) => ({
    article_comments: await rowsOf(db, articleComment, owner),
    article_likes: await rowsOf(db, articleLike, owner),
    comment_reports: await rowsOf(db, commentReport, owner),
    requests: await rowsOf(db, visitorRequest, owner),
  }),
  async erase(tx, { id }) {
    await tx.update(articleComment).set({ name: 'Покупатель' }).where(eq(articleComment.customerId, id));
  },
};
