import * as z from 'zod/mini';
import { dayMonthYear, id, money, picture } from '../../field';

/** A kind of work in a list, with what is open now. */
export const vacancy = z.object({
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
export type VacancyAnswer = z.infer<typeof vacancy>;

/** An open job: a vacancy in one place. */
export const job = z.object({
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
export type JobAnswer = z.infer<typeof job>;

/** A kind of work with what is done and offered, and its open jobs. */
export const vacancyDetail = z.object({
  ...vacancy.shape,
  duties: z.array(z.string()),
  expects: z.array(z.string()),
  offers: z.array(z.string()),
  open: z.array(job),
  /** Of the newest job, for search engines. */
  updated: z.nullable(dayMonthYear),
});
export type VacancyDetailAnswer = z.infer<typeof vacancyDetail>;
