import { getVetHistory, getVetVisits } from '@zapovednik/api/services/calls/vet-visit';
import { getOwnVisits, type VisitDetails } from '@zapovednik/api/services/calls/visit';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

type Api = Pick<AppContext, 'api'>;

const inOrder = (visits: readonly VisitDetails[], direction: 1 | -1) =>
  visits.toSorted((one, other) => direction * one.startsAt.localeCompare(other.startsAt));

/** Future visits of all kinds, soonest first (VET-05, API-117). */
export const inWorkQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: ['mf-services', 'visits', 'in-work'],
    queryFn: async ({ signal }) => {
      const wanted = { filter: { IN_WORK: 'Y' } } as const;
      const [vets, others] = await Promise.all([
        api(getVetVisits, wanted, { signal }),
        api(getOwnVisits, wanted, { signal }),
      ]);
      return inOrder([...vets.records, ...others.records], 1);
    },
    refetchOnWindowFocus: 'always',
  });

/** Past or cancelled visits of all kinds, newest first (VET-05, API-118). */
export const historyQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: ['mf-services', 'visits', 'history'],
    queryFn: async ({ signal }) => {
      const [vets, others] = await Promise.all([
        api(getVetHistory, {}, { signal }),
        api(getOwnVisits, { filter: { IN_WORK: 'N' } }, { signal }),
      ]);
      return inOrder([...vets.records, ...others.records], -1);
    },
  });
