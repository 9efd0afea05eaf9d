import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, picture, wholeNumber } from '../../field';
import { toJob, toVacancy, toVacancyDetail } from '../models/career';
import { job, vacancy, vacancyDetail } from '../wire/career';
import { MAX_AGE } from './publication';

/** The last segment of an address. */
const code = z.string().check(z.regex(/^[a-z0-9_-]{1,200}$/i, 'Ожидается код'));

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
  model: (vacancies) => vacancies.map(toVacancy),
});

export const getVacancyByCode = defineCall({
  id: 'feedback.vacancy.getByCode',
  requirement: 'CON-20',
  summary: 'One kind of work: what to do, what is expected and offered, and its open jobs',
  path: '/feedback/vacancy/get_by_code/{code}/',
  writes: false,
  maxAge: MAX_AGE,
  params: z.object({ code }),
  answer: vacancyDetail,
  model: toVacancyDetail,
});

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
    /** Does not depend on the chosen location; in the order of the cities. */
    cities: z.array(z.object({ location: id, name: z.string(), in_city: z.string(), count: z.int() })),
    items: z.array(job),
  }),
  model: ({ cities, items }) => ({
    cities: cities.map(({ in_city, ...city }) => ({ ...city, inCity: in_city })),
    items: items.map(toJob),
  }),
});
