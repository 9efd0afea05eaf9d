import type { PageArgs } from '@zapovednik/platform/app';
import { sliderQuery, storiesQuery, vacanciesQuery } from '../../careers/career-queries';

/** Reads vacancies, slides and stories; the page is also shown without them. */
export async function loadVacancies({ app, optional }: PageArgs): Promise<void> {
  await Promise.all([
    optional('vacancies', app.query.ensureQueryData(vacanciesQuery(app))),
    optional('career-slides', app.query.ensureQueryData(sliderQuery(app))),
    optional('career-stories', app.query.ensureQueryData(storiesQuery(app))),
  ]);
}
