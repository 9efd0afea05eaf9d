import type {
  getCareerStories,
  getJobs,
  getVacancies,
  getVacancyByCode,
  getVacancySlider,
} from '@zapovednik/api/content/calls/career';
import type { JobAnswer, VacancyAnswer } from '@zapovednik/api/content/wire/career';
import { and, asc, count, countDistinct, desc, eq, exists, lte, max, min, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { presentDay } from '../../../base/time/present-day';
import { careerSlide, careerStory, city, job, vacancy } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { notFound } from '../../../http/shop-error';

const isOpen = eq(job.isOpen, true);

/** Kinds of work that visitors see: not withdrawn, and their time has come. */
export const shownVacancy = (now: Date) => and(eq(vacancy.isActive, true), lte(vacancy.publishedAt, now));

/** Kinds of work that somebody can begin: the others have a page, but search engines need not know it. */
export const withOpenJobs = (db: Context['db'], now: Date) =>
  and(
    shownVacancy(now),
    exists(
      db
        .select({ id: job.id })
        .from(job)
        .where(and(eq(job.vacancyId, vacancy.id), isOpen)),
    ),
  );

/** The slides of the careers page (API-151). */
export async function vacancySlider({ db }: Context): Promise<z.input<typeof getVacancySlider.answer>> {
  const rows = await db.select().from(careerSlide).orderBy(asc(careerSlide.sort), asc(careerSlide.id));
  return rows.map(({ id, title, text, picture }) => ({ id, title, text, picture }));
}

/** Stories of people who work here (API-153). */
export async function careerStories({ db }: Context): Promise<z.input<typeof getCareerStories.answer>> {
  const rows = await db.select().from(careerStory).orderBy(asc(careerStory.sort), asc(careerStory.id));
  return rows.map(({ sort: _, ...story }) => story);
}

const jobs = count(job.id);

/** Vacancies with the number of their open jobs. */
const countedVacancies = ({ db, now }: Pick<Context, 'db' | 'now'>, which?: SQL) =>
  db
    .select({
      vacancy,
      jobs,
      cities: countDistinct(job.locationId),
      from: min(job.salaryFrom),
      opened: max(job.openedAt),
    })
    .from(vacancy)
    .leftJoin(job, and(eq(job.vacancyId, vacancy.id), isOpen))
    .where(and(shownVacancy(now()), which))
    .groupBy(vacancy.id)
    .orderBy(sql`${jobs} = 0`, asc(vacancy.sort), asc(vacancy.id));

type Counted = Awaited<ReturnType<typeof countedVacancies>>[number];

const presentVacancy = ({ vacancy: row, jobs: open, cities, from }: Counted): VacancyAnswer => ({
  id: row.id,
  code: row.code,
  title: row.title,
  department: row.department,
  lead: row.lead,
  picture: row.picture,
  jobs: open,
  cities,
  salary_from: from,
});

/** The kinds of work in the company (API-152). */
export async function vacancies(context: Context): Promise<z.input<typeof getVacancies.answer>> {
  return (await countedVacancies(context)).map(presentVacancy);
}

/**
 * One kind of work with its open jobs.
 *
 * @throws ShopError 404
 */
export async function vacancyBy(code: string, context: Context): Promise<z.input<typeof getVacancyByCode.answer>> {
  const [row] = await countedVacancies(context, eq(vacancy.code, code));
  if (!row) throw notFound('Вакансия не найдена');
  const { duties, expects, offers } = row.vacancy;
  return {
    ...presentVacancy(row),
    duties,
    expects,
    offers,
    open: await openJobs(context, eq(vacancy.code, code)),
    updated: row.opened && presentDay(row.opened),
  };
}

async function openJobs({ db, now }: Pick<Context, 'db' | 'now'>, which?: SQL): Promise<JobAnswer[]> {
  const rows = await db
    .select({ job, vacancy, city })
    .from(job)
    .innerJoin(vacancy, eq(vacancy.id, job.vacancyId))
    .innerJoin(city, eq(city.locationId, job.locationId))
    .where(and(isOpen, shownVacancy(now()), which))
    .orderBy(asc(city.sort), desc(job.openedAt), asc(job.id));
  return rows.map(({ job: row, vacancy: { code, title }, city: { name } }) => ({
    id: row.id,
    vacancy: code,
    title,
    location: row.locationId,
    city: name,
    place: row.place,
    schedule: row.schedule,
    salary_from: row.salaryFrom,
    salary_to: row.salaryTo,
    date: presentDay(row.openedAt),
  }));
}

/** Open jobs, of all cities or of one, and the cities that have some (API-154). */
export async function jobPage(
  { filter }: z.output<typeof getJobs.query>,
  context: Context,
): Promise<z.input<typeof getJobs.answer>> {
  const cities = await context.db
    .select({ location: city.locationId, name: city.name, in_city: city.prepositional, count: jobs })
    .from(job)
    .innerJoin(vacancy, eq(vacancy.id, job.vacancyId))
    .innerJoin(city, eq(city.locationId, job.locationId))
    .where(and(isOpen, shownVacancy(context.now())))
    .groupBy(city.id)
    .orderBy(asc(city.sort), asc(city.id));
  const chosen = filter?.location === undefined ? undefined : eq(job.locationId, filter.location);
  return { cities, items: await openJobs(context, chosen) };
}
