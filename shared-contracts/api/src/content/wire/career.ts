import * as z from 'zod/mini';
import { dayMonthYear, id, money, picture } from '../../field';

/** A kind of work in a list, with its open jobs. */
export const vacancy = z.object({
  id,
  code: z.string(),
  title: z.string(),
  /** The part of the company: «Магазины», «Офис». */
  department: z.string(),
  lead: z.string(),
  picture,
  /** The number of its open jobs in all cities. */
  jobs: z.int(),
  /** The number of cities with open jobs. */
  cities: z.int(),
  /** Roubles a month, for the open job with the lowest pay; null: not given. */
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
  /** Roubles a month; null: not given. */
  salary_from: z.nullable(money),
  salary_to: z.nullable(money),
  /** The day on which the job was opened. */
  date: dayMonthYear,
});
export type JobAnswer = z.infer<typeof job>;

/** A kind of work with its tasks, the shop's offer, and the open jobs. */
export const vacancyDetail = z.object({
  ...vacancy.shape,
  duties: z.array(z.string()),
  expects: z.array(z.string()),
  offers: z.array(z.string()),
  open: z.array(job),
  /** The date of the newest job, for search engines. */
  updated: z.nullable(dayMonthYear),
});
export type VacancyDetailAnswer = z.infer<typeof vacancyDetail>;
