import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { reviewsQuery, salonsQuery, servicesQuery, specialistsQuery } from '../kinds/queries';
import type { ServiceDefinition } from '../kinds/service-definition';

/** Reads the specialist of the address; an unknown id is a 404. */
export async function loadSpecialist(
  { app, params, required, optional }: PageArgs,
  kind: ServiceDefinition,
): Promise<null> {
  const { query } = app;
  const id = Number(params.id);
  const people = query.ensureQueryData(specialistsQuery(app, kind));
  if (!(await required('specialists', people, 'Страница не загрузилась')).some((one) => one.id === id))
    throw notFound();
  await Promise.all([
    optional('salons', query.ensureQueryData(salonsQuery(app, kind))),
    optional('services', query.ensureQueryData(servicesQuery(app, kind))),
    optional('reviews', query.ensureQueryData(reviewsQuery(app, kind, { specialistId: id }))),
  ]);
  return null;
}
