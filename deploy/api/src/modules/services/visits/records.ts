import { and, asc, desc, eq, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { CHANGE_HOURS } from 'shared-contracts/services/calls/booking';
import type { RecordKind, ServiceRecord } from 'shared-contracts/services/calls/record';
import type { Database } from '../../../db/database';
import { appointment, appointmentFile, salon } from '../../../db/schema';
import type { Context, CustomerContext } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { type AppointmentRow, findAppointment, presentAppointment, withDetails } from './appointments';
import type { RecordAccess } from './record-access';
import { VISIT_LINK_VALID } from './visit-link';

const HOUR = 3_600_000;
/** Most records of one answer. */
const MOST = 200;

type Visit = AppointmentRow['appointment'];

/** Why a visit can no longer be moved and cancelled on the site; null: it can. A visit of a closed day waits for another time. */
export function whyFixed({ status, startsAt }: Visit, now: Date): 'cancelled' | 'begun' | 'late' | null {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'closed') return null;
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return 'begun';
  return left < CHANGE_HOURS * HOUR ? 'late' : null;
}

export type WhichRecords = 'in-work' | 'over' | 'all';

/** Booked and not over, or waiting for another time after its salon has closed. */
const isInWork = (now: Date): SQL | undefined =>
  or(
    and(eq(appointment.status, 'booked'), gt(appointment.endsAt, now)),
    and(eq(appointment.status, 'closed'), gt(appointment.endsAt, new Date(now.getTime() - VISIT_LINK_VALID))),
  );

/** A customer's visits of these kinds: ahead, soonest first; over or cancelled, latest first (API-117, API-118). */
export async function ownRecords(
  kinds: readonly RecordKind[],
  which: WhichRecords,
  { db, customerId, session, now }: CustomerContext,
): Promise<{ records: ServiceRecord[] }> {
  const inWork = isInWork(now());
  const rows = await withDetails(db)
    .where(
      and(
        eq(appointment.customerId, customerId),
        inArray(salon.kind, [...kinds]),
        which === 'all' ? undefined : which === 'in-work' || !inWork ? inWork : not(inWork),
      ),
    )
    .orderBy(which === 'in-work' ? asc(appointment.startsAt) : desc(appointment.startsAt), asc(appointment.id))
    .limit(MOST);
  return { records: await presentRecords(rows, { db, now }, session.operatorId === null) };
}

/** One visit. @throws ShopError 404, also for visits of other people */
export async function readRecord(
  { where, isOwner }: RecordAccess,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<ServiceRecord> {
  const row = await findAppointment(db, where);
  const [record] = await presentRecords([row], { db, now }, isOwner);
  if (!record) throw notFound('Запись не найдена');
  return record;
}

async function presentRecords(
  rows: readonly AppointmentRow[],
  { db, now: clock }: Pick<Context, 'db' | 'now'>,
  isOwner: boolean,
): Promise<ServiceRecord[]> {
  const now = clock();
  const files = isOwner ? await filesOf(db, rows) : new Map<number, FileRow[]>();
  return rows.map((row) => {
    const { id, status, endsAt, conclusion } = row.appointment;
    return {
      ...presentAppointment(row),
      kind: row.salon.kind,
      isOver: status === 'booked' && endsAt <= now,
      canChange: whyFixed(row.appointment, now) === null,
      conclusion: isOwner ? conclusion : '',
      files: (files.get(id) ?? []).map(({ visit: _, ...file }) => file),
    };
  });
}

type FileRow = ServiceRecord['files'][number] & { readonly visit: number };

/** Names and sizes of the files, without their content. */
async function filesOf(db: Database, rows: readonly AppointmentRow[]): Promise<Map<number, FileRow[]>> {
  if (rows.length === 0) return new Map();
  const { id, name, content, appointmentId } = appointmentFile;
  const ids = rows.map((row) => row.appointment.id);
  const found = await db
    .select({ id, name, size: sql<number>`octet_length(${content})`, visit: appointmentId })
    .from(appointmentFile)
    .where(inArray(appointmentId, ids))
    .orderBy(asc(id));
  return Map.groupBy(found, ({ visit }) => visit);
}
