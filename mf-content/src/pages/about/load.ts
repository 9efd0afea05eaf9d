import type { PageArgs } from '@zapovednik/platform/app';
import { companyFactsQuery, companyTimelineQuery } from './company-query';

/** Reads facts and timeline; the page is also shown without them. */
export async function loadAbout({ app, optional }: PageArgs): Promise<void> {
  await Promise.all([
    optional('company-facts', app.query.ensureQueryData(companyFactsQuery(app))),
    optional('company-timeline', app.query.ensureQueryData(companyTimelineQuery(app))),
  ]);
}
