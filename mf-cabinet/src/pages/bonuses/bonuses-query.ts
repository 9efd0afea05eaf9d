import { getBonuses } from '@zapovednik/api/cabinet/calls/bonus';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** Movements on a page. */
const pageSize = 20;

/** The bonuses of the customer, with a page of the changes (CAB-17). */
export const bonusesQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>, page: number) => {
  const { userId } = atom(sessionAtom).get();
  return queryOptions({
    queryKey: ['mf-cabinet', userId, 'bonuses', page],
    enabled: userId !== null,
    queryFn: ({ signal }) => api(getBonuses, { page, perPage: pageSize }, { signal }),
  });
};
