import {
  getCareerStories,
  getJobs,
  getVacancies,
  getVacancyByCode,
  getVacancySlider,
} from '@zapovednik/api/content/calls/career';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

type App = Pick<AppContext, 'api'>;

/** The slides of the careers page (API-151). */
export const sliderQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['mf-content', 'career-slides'],
    queryFn: ({ signal }) => api(getVacancySlider, {}, { signal }),
  });

/** The kinds of work (API-152). */
export const vacanciesQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['mf-content', 'vacancies'],
    queryFn: ({ signal }) => api(getVacancies, {}, { signal }),
  });

/** One kind of work with its open jobs. */
export const vacancyQuery = ({ api }: App, code: string) =>
  queryOptions({
    queryKey: ['mf-content', 'vacancy', code],
    queryFn: ({ signal }) => api(getVacancyByCode, { code }, { signal }),
  });

/** Stories of people who work here (API-153). */
export const storiesQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['mf-content', 'career-stories'],
    queryFn: ({ signal }) => api(getCareerStories, {}, { signal }),
  });

/** Open jobs of a location, and the cities with open jobs (API-154). */
export const jobsQuery = ({ api }: App, location: number) =>
  queryOptions({
    queryKey: ['mf-content', 'jobs', location],
    queryFn: ({ signal }) => api(getJobs, { filter: { location } }, { signal }),
  });
