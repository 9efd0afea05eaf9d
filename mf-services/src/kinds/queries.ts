import { getVisited } from '@zapovednik/api/services/calls/visited';
import type { AppContext } from '@zapovednik/platform/app';
import { type QueryKey, queryOptions } from '@zapovednik/platform/query';
import type { ServiceDefinition } from './service-definition';

/** The salons of the storefront's city (VET-02): those of other cities cannot be chosen here (CIT-09). */
export const salonsQuery = ({ api, city: { locationId } }: AppContext, kind: ServiceDefinition) =>
  queryOptions({
    queryKey: ['mf-services', kind.name, 'salons', locationId],
    queryFn: async ({ signal }) =>
      (await kind.readSalons(api, locationId, { signal })).filter((salon) => salon.locationId === locationId),
  });

export const servicesQuery = ({ api }: AppContext, kind: ServiceDefinition) =>
  queryOptions({
    queryKey: ['mf-services', kind.name, 'services'],
    queryFn: ({ signal }) => kind.readServices(api, { signal }),
  });

export const specialistsQuery = ({ api }: AppContext, kind: ServiceDefinition) =>
  queryOptions({
    queryKey: ['mf-services', kind.name, 'specialists'],
    queryFn: ({ signal }) => kind.readSpecialists(api, { signal }),
  });

interface WhichReviews {
  /** Undefined: of all specialists. */
  readonly specialistId?: number | undefined;
  /** Of a hundred reviews, from 1. */
  readonly page?: number;
}

export const reviewsKey = ({ name }: ServiceDefinition, { specialistId = 0, page = 1 }: WhichReviews): QueryKey => [
  'mf-services',
  name,
  'reviews',
  specialistId,
  page,
];

/** A hundred reviews (VET-06, GRM-05, HND-04). */
export const reviewsQuery = ({ api }: AppContext, kind: ServiceDefinition, which: WhichReviews = {}) =>
  queryOptions({
    queryKey: reviewsKey(kind, which),
    queryFn: ({ signal }) => kind.readReviews(api, { page: 1, ...which }, { signal }),
  });

/** At whom this customer was. */
export const visitedQuery = ({ api }: AppContext, { name }: ServiceDefinition, userId: number | null) =>
  queryOptions({
    queryKey: ['mf-services', name, 'visited', userId],
    queryFn: ({ signal }) => api(getVisited, { kind: name }, { signal }),
    // A visit may have begun since.
    staleTime: 0,
  });

/** Free times change while the customer chooses, so they are read each time the step opens. */
export const timesQuery = ({ api }: AppContext, kind: ServiceDefinition, salonId: number, serviceId: number) =>
  queryOptions({
    queryKey: ['mf-services', kind.name, 'times', salonId, serviceId],
    queryFn: ({ signal }) => kind.readTimes(api, salonId, serviceId, { signal }),
    staleTime: 15_000,
    refetchOnMount: 'always',
  });
