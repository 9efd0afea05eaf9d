import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { dayMonthYear, id, money, picture, wholeNumber } from '../../field';
import { MAX_AGE } from './publication';

/** The last segment of an address. */
const code = z.string().check(z.regex(/^[a-z0-9_-]{1,200}$/i, 'Ожидается код'));

/** A kind of work in a list, with what is open now. */
const vacancy = z.object({
  id,
  code: z.string(),
  title: z.string(),
  /** Where in the company: «Магазины», «Офис». */
  department: z.string(),
  lead: z.string(),
  picture,
  /** The number of its open jobs in all cities. */
  jobs: z.int(),
  /** The number of cities where it is open. */
  cities: z.int(),
  /** Roubles a month, of the lowest open job; null: not told. */
  salary_from: z.nullable(money),
});
export type Vacancy = z.infer<typeof vacancy>;

/** An open job: a vacancy in one place. */
const job = z.object({
  id,
  /** Code of its vacancy. */
  vacancy: z.string(),
  title: z.string(),
  location: id,
  city: z.string(),
  /** Shop, warehouse or office. */
  place: z.string(),
  /** «2/2, с 9:00 до 21:00» */
  schedule: z.string(),
  /** Roubles a month; null: not told. */
  salary_from: z.nullable(money),
  salary_to: z.nullable(money),
  /** The day on which it was opened. */
  date: dayMonthYear,
});
export type Job = z.infer<typeof job>;

export const getVacancySlider = defineCall({
  id: 'feedback.vacancy.getSlider',
  requirement: 'API-151',
  summary: 'The slides of the careers page: what working here is like',
  path: '/feedback/vacancy/get_slider/',
  writes: false,
  maxAge: MAX_AGE,
  answer: z.array(z.object({ id, title: z.string(), text: z.string(), picture })),
});

export const getVacancies = defineCall({
  id: 'feedback.vacancy.get',
  requirement: 'API-152',
  summary: 'The kinds of work in the company, those with open jobs first',
  path: '/feedback/vacancy/get/',
  writes: false,
  maxAge: MAX_AGE,
  answer: z.array(vacancy),
});

export const getVacancyByCode = defineCall({
  id: 'feedback.vacancy.getByCode',
  requirement: 'CON-20',
  summary: 'One kind of work: what to do, what is expected and offered, and its open jobs',
  path: '/feedback/vacancy/get_by_code/{code}/',
  writes: false,
  maxAge: MAX_AGE,
  params: z.object({ code }),
  answer: z.object({
    ...vacancy.shape,
    duties: z.array(z.string()),
    expects: z.array(z.string()),
    offers: z.array(z.string()),
    open: z.array(job),
    /** Of the newest job, for search engines. */
    updated: z.nullable(dayMonthYear),
  }),
});
export type VacancyDetail = z.infer<typeof getVacancyByCode.answer>;

export const getCareerStories = defineCall({
  id: 'content.careerpage.getHistories',
  requirement: 'API-153',
  summary: 'Stories of people who work here',
  path: '/content/careerpage/histories/get/',
  writes: false,
  maxAge: MAX_AGE,
  answer: z.array(
    z.object({ id, name: z.string(), position: z.string(), city: z.string(), text: z.string(), picture }),
  ),
});

export const getJobs = defineCall({
  id: 'careerpage.jobs.get',
  requirement: 'API-154',
  summary: 'Open jobs, of all cities or of one location, the newest first; and the cities that have some',
  path: '/careerpage/jobs/get/',
  writes: false,
  maxAge: MAX_AGE,
  query: z.object({ filter: z.optional(z.object({ location: z.optional(wholeNumber) })) }),
  answer: z.object({
    /** Whatever location is chosen, by the order of cities. */
    cities: z.array(z.object({ location: id, name: z.string(), in_city: z.string(), count: z.int() })),
    items: z.array(job),
  }),
});
