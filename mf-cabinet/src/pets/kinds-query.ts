import { getAnimalStructure } from '@zapovednik/api/cabinet/calls/pet';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** The kinds of animals with their breeds (PET-06), read once while the page is open. */
export const kindsQuery = ({ api }: Pick<AppContext, 'api'>) =>
  queryOptions({
    queryKey: ['mf-cabinet', 'pet-kinds'],
    queryFn: ({ signal }) => api(getAnimalStructure, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
