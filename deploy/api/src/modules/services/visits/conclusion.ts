import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { type bookedVisit, earlierConclusion, visitFile } from '../../../db/schema';

type Visit = typeof bookedVisit.$inferSelect;

/** Selects the files of the present conclusion. */
export const presentFiles = (visitId: number) => and(eq(visitFile.visitId, visitId), isNull(visitFile.earlierId));

export const readFiles = (db: Database, visitId: number) =>
  db.select().from(visitFile).where(presentFiles(visitId)).orderBy(asc(visitFile.id));

/** Whether there is something to read. */
export const hasConclusion = async (db: Database, { id, conclusion }: Pick<Visit, 'id' | 'conclusion'>) =>
  conclusion !== '' || (await db.$count(visitFile, presentFiles(id))) > 0;

/** Nobody can read a conclusion of a deleted account, or of a guest whose data was deleted. */
export const hasReader = ({ customerId, phone }: Pick<Visit, 'customerId' | 'phone'>): boolean =>
  customerId !== null || phone !== '';

/** Deletes what specialists wrote, with all files and earlier versions. The text of the visit itself is emptied with its other data. */
export async function forgetConclusions(tx: Database, visitIds: readonly number[]): Promise<void> {
  if (visitIds.length === 0) return;
  await tx.delete(visitFile).where(inArray(visitFile.visitId, [...visitIds]));
  await tx.delete(earlierConclusion).where(inArray(earlierConclusion.visitId, [...visitIds]));
}
