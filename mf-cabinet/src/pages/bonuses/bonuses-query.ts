import type { AppContext } from 'shared-contracts/app';
import { getBonuses } from 'shared-contracts/cabinet/calls/bonus';
import { queryOptions } from 'shared-contracts/query';
import { sessionAtom } from 'shared-contracts/shell/atoms';

/** Movements on a page. */
const pageSize = 20;

/** The bonuses of the customer, with a page of their movements (CAB-17). */
export const bonusesQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>, page: number) => {
  const { userId } = atom(sessionAtom).get();
  return queryOptions({
    queryKey: ['mf-cabinet', userId, 'bonuses', page],
    enabled: userId !== null,
    queryFn: ({ signal }) => api(getBonuses, { page, perPage: pageSize }, { signal }),
  });
};
