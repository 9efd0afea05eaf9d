import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { city, job, vacancy } from '../../../db/schema';
import { inOrder } from './job-order';
import type { VacancyRecord } from './records';

type Job = VacancyRecord['jobs'][number];

/** The vacancy with a code and its open places; null: nothing that visitors could see. */
export async function storedVacancy(db: Database, code: string): Promise<VacancyRecord | null> {
  const [row] = await db
    .select()
    .from(vacancy)
    .where(and(eq(vacancy.code, code), eq(vacancy.isActive, true)));
  if (!row) return null;
  const rows = await db
    .select({ job, city: city.code })
    .from(job)
    .innerJoin(city, eq(city.locationId, job.locationId))
    .where(and(eq(job.vacancyId, row.id), eq(job.isOpen, true)));
  const jobs = rows.map(({ job: { place, schedule, salaryFrom, salaryTo, openedAt }, city: at }) => ({
    city: at,
    place,
    schedule,
    from: salaryFrom,
    to: salaryTo,
    opened: openedAt.toISOString(),
  }));
  const { id: _, code: __, isActive: ___, publishedAt, ...rest } = row;
  return { ...rest, jobs: jobs.sort(inOrder), publishedAt: publishedAt.toISOString() };
}

/** The time of a vacancy, also of a withdrawn one; null: it never had one. */
export async function momentOfVacancy(db: Database, code: string): Promise<string | null> {
  const [row] = await db.select({ at: vacancy.publishedAt }).from(vacancy).where(eq(vacancy.code, code));
  return row?.at.toISOString() ?? null;
}

/** Writes a vacancy, opens its places, and closes those that it no longer has. */
export async function writeVacancy(db: Database, code: string, record: VacancyRecord): Promise<void> {
  const { jobs, publishedAt, ...rest } = record;
  const row = { ...rest, publishedAt: new Date(publishedAt), isActive: true };
  const [stored] = await db
    .insert(vacancy)
    .values({ code, ...row })
    .onConflictDoUpdate({ target: vacancy.code, set: row })
    .returning();
  if (!stored) throw new Error(`The vacancy ${code} was not stored`);
  await writeJobs(db, stored.id, jobs);
}

/** A place that was there before keeps its number: applications and links name it. */
async function writeJobs(db: Database, vacancyId: number, jobs: readonly Job[]): Promise<void> {
  const places = await db.select({ code: city.code, locationId: city.locationId }).from(city);
  const locations = new Map(places.map((one) => [one.code, one.locationId]));
  const known = await db.select().from(job).where(eq(job.vacancyId, vacancyId)).orderBy(asc(job.id));
  await db.update(job).set({ isOpen: false }).where(eq(job.vacancyId, vacancyId));
  for (const { city: at, place, schedule, from, to, opened } of jobs) {
    const locationId = locations.get(at);
    if (locationId === undefined) throw new Error(`The city ${at} does not exist`);
    const row = {
      locationId,
      place,
      schedule,
      salaryFrom: from,
      salaryTo: to,
      openedAt: new Date(opened),
      isOpen: true,
    };
    const same = known.findIndex(
      (one) => one.locationId === locationId && one.place === place && one.schedule === schedule,
    );
    const [before] = same < 0 ? [] : known.splice(same, 1);
    if (before) await db.update(job).set(row).where(eq(job.id, before.id));
    else await db.insert(job).values({ vacancyId, ...row });
  }
}

/** Hides a vacancy. Its places stay for its return, and for the applications that name them. */
export const hideVacancy = (db: Database, code: string): Promise<unknown> =>
  db.update(vacancy).set({ isActive: false }).where(eq(vacancy.code, code));
