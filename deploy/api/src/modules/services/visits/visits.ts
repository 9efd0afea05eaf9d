import { CHANGE_HOURS } from '@zapovednik/api/services/calls/booking';
import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import { and, asc, desc, eq, gt, inArray, isNull, not, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { bookedVisit, salon, visitFile } from '../../../db/schema';
import { fileSize } from '../../../files/file-size';
import type { Context, CustomerContext } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { hasConclusion } from './conclusion';
import { shownEarlier } from './earlier';
import { reviewedAmong } from './reviews';
import type { VisitAccess } from './visit-access';
import { VISIT_LINK_VALID } from './visit-link';
import { findVisit, presentVisit, type VisitRow, withDetails } from './visit-rows';

const HOUR = 3_600_000;
/** The most visits in one answer. */
const MOST = 200;

type Visit = VisitRow['booked'];

/**
 * The reason why a visit can no longer be moved and cancelled on the site; null: it can. A visit of a closed day needs
 * another time.
 */
export function whyFixed({ status, startsAt }: Visit, now: Date): 'cancelled' | 'begun' | 'late' | null {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'closed') return null;
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return 'begun';
  return left < CHANGE_HOURS * HOUR ? 'late' : null;
}

export type WhichVisits = 'in-work' | 'over' | 'all';

/** Booked and not past, or waiting for another time after its salon was closed. */
const isInWork = (now: Date): SQL | undefined =>
  or(
    and(eq(bookedVisit.status, 'booked'), gt(bookedVisit.endsAt, now)),
    and(eq(bookedVisit.status, 'closed'), gt(bookedVisit.endsAt, new Date(now.getTime() - VISIT_LINK_VALID))),
  );

/**
 * A customer's visits of these kinds: future ones, soonest first; past or cancelled ones, latest first (API-117,
 * API-118).
 */
export async function ownVisits(
  kinds: readonly ServiceKind[],
  which: WhichVisits,
  { db, customerId, session, now }: CustomerContext,
): Promise<{ records: VisitDetails[] }> {
  const inWork = isInWork(now());
  const rows = await withDetails(db)
    .where(
      and(
        eq(bookedVisit.customerId, customerId),
        inArray(salon.kind, [...kinds]),
        which === 'all' ? undefined : which === 'in-work' || !inWork ? inWork : not(inWork),
      ),
    )
    .orderBy(which === 'in-work' ? asc(bookedVisit.startsAt) : desc(bookedVisit.startsAt), asc(bookedVisit.id))
    .limit(MOST);
  return { records: await presentVisits(rows, { db, now }, session.operatorId === null) };
}

/** One visit. @throws ShopError 404, also for visits of other people */
export async function readVisit(
  { where, isOwner }: VisitAccess,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<VisitDetails> {
  const row = await findVisit(db, where);
  const [visit] = await presentVisits([row], { db, now }, isOwner);
  if (!visit) throw notFound('Запись не найдена');
  if (isOwner) return { ...visit, earlier: await shownEarlier(db, row.booked.id, row.city.timeZone) };
  if (row.booked.customerId !== null) return visit;
  return { ...visit, hasConclusion: await hasConclusion(db, row.booked) };
}

async function presentVisits(
  rows: readonly VisitRow[],
  { db, now: clock }: Pick<Context, 'db' | 'now'>,
  isOwner: boolean,
): Promise<VisitDetails[]> {
  const now = clock();
  const files = isOwner ? await filesOf(db, rows) : new Map<number, FileRow[]>();
  const reviewed = await reviewedAmong(
    db,
    rows.map(({ booked }) => booked),
  );
  return rows.map((row) => {
    const { id, status, endsAt, conclusion } = row.booked;
    const isOver = status === 'booked' && endsAt <= now;
    return {
      ...presentVisit(row),
      kind: row.salon.kind,
      isOver,
      canReview: isOver && !reviewed.has(id),
      canChange: whyFixed(row.booked, now) === null,
      conclusion: isOwner ? conclusion : '',
      files: (files.get(id) ?? []).map(({ visit: _, ...file }) => file),
    };
  });
}

type FileRow = VisitDetails['files'][number] & { readonly visit: number };

/** Names and sizes of the files, without their content. */
async function filesOf(db: Database, rows: readonly VisitRow[]): Promise<Map<number, FileRow[]>> {
  if (rows.length === 0) return new Map();
  const { id, name, visitId } = visitFile;
  const ids = rows.map((row) => row.booked.id);
  const found = await db
    .select({ id, name, size: fileSize(visitFile), visit: visitId })
    .from(visitFile)
    .where(and(inArray(visitId, ids), isNull(visitFile.earlierId)))
    .orderBy(asc(id));
  return Map.groupBy(found, ({ visit }) => visit);
}
