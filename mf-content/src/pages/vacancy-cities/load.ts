import type { AppContext, PageArgs } from '@zapovednik/platform/app';
import { jobsQuery } from '../../careers/career-queries';

/** The location of the address; without one, the storefront's city. */
export function chosenLocation({ city }: Pick<AppContext, 'city'>, query: URLSearchParams): number {
  const asked = query.get('location') ?? '';
  return /^\d{1,9}$/.test(asked) ? Number(asked) : city.locationId;
}

/** Reads the open jobs of a city; the page is also shown without them. */
export async function loadJobs({ app, url, optional }: PageArgs): Promise<void> {
  await optional('jobs', app.query.ensureQueryData(jobsQuery(app, chosenLocation(app, url.searchParams))));
}
