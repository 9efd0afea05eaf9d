import type { AppContext } from 'shared-contracts/app';
import { queryOptions } from 'shared-contracts/query';
import { getRecords, type ServiceRecord } from 'shared-contracts/services/calls/record';
import { getVetHistory, getVetRecords } from 'shared-contracts/services/calls/vet-record';

type Api = Pick<AppContext, 'api'>;

const inOrder = (records: readonly ServiceRecord[], direction: 1 | -1) =>
  records.toSorted((one, other) => direction * one.startsAt.localeCompare(other.startsAt));

/** The visits ahead of all kinds, soonest first (VET-05, API-117). */
export const inWorkQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: ['mf-services', 'records', 'in-work'],
    queryFn: async ({ signal }) => {
      const wanted = { filter: { IN_WORK: 'Y' } } as const;
      const [vets, others] = await Promise.all([
        api(getVetRecords, wanted, { signal }),
        api(getRecords, wanted, { signal }),
      ]);
      return inOrder([...vets.records, ...others.records], 1);
    },
    refetchOnWindowFocus: 'always',
  });

/** Visits that are over or cancelled, of all kinds, latest first (VET-05, API-118). */
export const historyQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: ['mf-services', 'records', 'history'],
    queryFn: async ({ signal }) => {
      const [vets, others] = await Promise.all([
        api(getVetHistory, {}, { signal }),
        api(getRecords, { filter: { IN_WORK: 'N' } }, { signal }),
      ]);
      return inOrder([...vets.records, ...others.records], -1);
    },
  });
