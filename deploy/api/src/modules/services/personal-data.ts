import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { bookedVisit, earlierConclusion, serviceReview, visitFile } from '../../db/schema';
import { type PersonalData, rowsOf, withoutKeys } from '../../http/personal-data';
import type { Customer } from '../../http/session';
import { guestVisitData, withoutVisitor } from './personal/guest-data';
import { forgetConclusions } from './visits/conclusion';

/** With the names of their files. The files themselves are in the cabinet. */
async function visitsOf(db: Database, { id }: Customer) {
  const rows = await db.select().from(bookedVisit).where(eq(bookedVisit.customerId, id));
  const own = db.select({ id: bookedVisit.id }).from(bookedVisit).where(eq(bookedVisit.customerId, id));
  const files = await db
    .select({ visit: visitFile.visitId, name: visitFile.name })
    .from(visitFile)
    .where(inArray(visitFile.visitId, own));
  const earlier = await db
    .select({ visit: earlierConclusion.visitId, text: earlierConclusion.text })
    .from(earlierConclusion)
    .where(inArray(earlierConclusion.visitId, own));
  const earlierOf = Map.groupBy(earlier, ({ visit }) => visit);
  const filesOf = Map.groupBy(files, ({ visit }) => visit);
  return rows.map((row) => ({
    ...withoutKeys(row),
    files: (filesOf.get(row.id) ?? []).map(({ name }) => name),
    earlier_conclusions: (earlierOf.get(row.id) ?? []).map(({ text }) => text),
  }));
}

/** Past visits stay without personal data. Future visits are cancelled. */
async function leaveVisits(tx: Database, id: number, now: Date): Promise<void> {
  const own = eq(bookedVisit.customerId, id);
  await tx
    .update(bookedVisit)
    .set({ status: 'cancelled', changes: sql`${bookedVisit.changes} + 1` })
    .where(and(own, gt(bookedVisit.startsAt, now)));
  // Locks before the files: a conclusion that is being written ends first, and its files are deleted too.
  const left = await tx.update(bookedVisit).set(withoutVisitor).where(own).returning({ id: bookedVisit.id });
  await forgetConclusions(
    tx,
    left.map(({ id: visitId }) => visitId),
  );
}

export const serviceData: PersonalData = {
  holds:
    'Visits with name, phone, e-mail, pet, conclusion and files; of a guest three years after the visit, 90 days after a cancelled one. Reviews',
  guest: guestVisitData,
  export: async (db, owner) => ({
    visits: await visitsOf(db, owner),
    visit_reviews: await rowsOf(db, serviceReview, owner),
  }),
  async erase(tx, { id }, now) {
    await tx.update(serviceReview).set({ name: 'Покупатель' }).where(eq(serviceReview.customerId, id));
    await leaveVisits(tx, id, now);
  },
};
