import type { AppContext } from 'shared-contracts/app';
import { queryOptions } from 'shared-contracts/query';
import type { ServiceKind } from './service-kind';

export const salonsQuery = ({ api }: AppContext, kind: ServiceKind) =>
  queryOptions({
    queryKey: ['mf-services', kind.name, 'salons'],
    queryFn: ({ signal }) => kind.readSalons(api, { signal }),
  });

export const servicesQuery = ({ api }: AppContext, kind: ServiceKind) =>
  queryOptions({
    queryKey: ['mf-services', kind.name, 'services'],
    queryFn: ({ signal }) => kind.readServices(api, { signal }),
  });

export const specialistsQuery = ({ api }: AppContext, kind: ServiceKind) =>
  queryOptions({
    queryKey: ['mf-services', kind.name, 'specialists'],
    queryFn: ({ signal }) => kind.readSpecialists(api, { signal }),
  });

/** The first hundred reviews (VET-06, GRM-05, HND-04). */
export const reviewsQuery = ({ api }: AppContext, kind: ServiceKind) =>
  queryOptions({
    queryKey: ['mf-services', kind.name, 'reviews'],
    queryFn: ({ signal }) => kind.readReviews(api, 1, { signal }),
  });

/** Free times change while a person chooses, so they are read again at each visit of the step. */
export const timesQuery = ({ api }: AppContext, kind: ServiceKind, salonId: number, serviceId: number) =>
  queryOptions({
    queryKey: ['mf-services', kind.name, 'times', salonId, serviceId],
    queryFn: ({ signal }) => kind.readTimes(api, salonId, serviceId, { signal }),
    staleTime: 15_000,
    refetchOnMount: 'always',
  });
