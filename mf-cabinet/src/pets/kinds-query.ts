import type { AppContext } from 'shared-contracts/app';
import { getAnimalStructure } from 'shared-contracts/cabinet/calls/pet';
import { queryOptions } from 'shared-contracts/query';

/** The kinds of animals with their breeds (PET-06), read once while the page is open. */
export const kindsQuery = ({ api }: Pick<AppContext, 'api'>) =>
  queryOptions({
    queryKey: ['mf-cabinet', 'pet-kinds'],
    queryFn: ({ signal }) => api(getAnimalStructure, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
