import type { Output } from '@zapovednik/api/call';
import type { getConclusions } from '@zapovednik/api/services/calls/conclusion';
import { cityTime } from '@zapovednik/rules/dates';
import { and, asc, desc, eq, gte, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { earlierConclusion, visitFile } from '../../../db/schema';
import { fileSize } from '../../../files/file-size';
import type { CustomerContext } from '../../../http/context';
import { requireStaff } from '../../people/api';
import { readFiles } from './conclusion';
import { loadVisit } from './visit-rows';

type VisitFile = typeof visitFile.$inferSelect;

/** The replaced conclusions of a visit with their files, the newest first. */
async function earlierOf(db: Database, visitId: number, timeZone: string) {
  const rows = await db
    .select()
    .from(earlierConclusion)
    .where(eq(earlierConclusion.visitId, visitId))
    .orderBy(desc(earlierConclusion.id));
  if (rows.length === 0) return [];
  const { id, name, earlierId } = visitFile;
  const found = await db
    .select({ id, name, size: fileSize(visitFile), earlierId })
    .from(visitFile)
    .where(and(eq(visitFile.visitId, visitId), isNotNull(earlierId)))
    .orderBy(asc(id));
  const filesOf = Map.groupBy(found, (file) => file.earlierId);
  return rows.map((row) => ({
    text: row.text,
    replacedOn: cityTime(row.replacedAt, timeZone).day,
    takenBack: row.takenBack,
    files: (filesOf.get(row.id) ?? []).map(({ earlierId: _, ...file }) => file),
  }));
}

/** Those that their customer reads: none that was taken back, and none from before that. */
export async function shownEarlier(db: Database, visitId: number, timeZone: string) {
  const all = await earlierOf(db, visitId, timeZone);
  const end = all.findIndex(({ takenBack }) => takenBack);
  return (end === -1 ? all : all.slice(0, end)).map(({ takenBack: _, ...shown }) => shown);
}

/** Whether the customer may read this file: of the present conclusion, or of an earlier one that is shown. */
export async function isShown(db: Database, file: Pick<VisitFile, 'visitId' | 'earlierId'>): Promise<boolean> {
  if (file.earlierId === null) return true;
  const { visitId, takenBack, id } = earlierConclusion;
  const later = and(eq(visitId, file.visitId), takenBack, gte(id, file.earlierId));
  return (await db.$count(earlierConclusion, later)) === 0;
}

/**
 * The conclusion of a visit and all that it has replaced, for its specialist.
 *
 * @throws ShopError 403 unless staff, 404 for an unknown visit
 */
export async function allConclusions(
  visitId: number,
  context: CustomerContext,
): Promise<Output<typeof getConclusions>> {
  await requireStaff(context);
  const { db } = context;
  const { booked, city } = await loadVisit(db, visitId);
  const names = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name);
  const earlier = await earlierOf(db, visitId, city.timeZone);
  return {
    id: visitId,
    conclusion: booked.conclusion,
    files: names(await readFiles(db, visitId)),
    earlier: earlier.map((one) => ({ ...one, files: names(one.files) })),
  };
}
