import type { PageArgs } from '@zapovednik/platform/app';
import { reviewsQuery, salonsQuery, servicesQuery, specialistsQuery } from './queries';
import type { ServiceDefinition } from './service-definition';

/** Reads the public data of a service's page. If a list fails, only its place is empty. */
export async function loadService({ app, optional }: PageArgs, kind: ServiceDefinition): Promise<null> {
  const { query } = app;
  await Promise.all([
    optional('salons', query.ensureQueryData(salonsQuery(app, kind))),
    optional('services', query.ensureQueryData(servicesQuery(app, kind))),
    optional('specialists', query.ensureQueryData(specialistsQuery(app, kind))),
    optional('reviews', query.ensureQueryData(reviewsQuery(app, kind))),
  ]);
  return null;
}
