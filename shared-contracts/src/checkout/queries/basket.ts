import { type Api, ApiError } from 'shared-contracts/client';
import { type QueryKey, queryOptions } from 'shared-contracts/query';
import { defineSharedQuery } from '../../platform/query/shared-query';
import { getBasket } from '../calls/basket';
import { type Basket, basketSchema, emptyBasket, toBasket } from '../models/basket';

const basketKey: QueryKey = ['basket@1'];

/** The basket as the server last answered it: the one source of everything that shows it. */
export const basketQuery = ({ api }: { readonly api: Api }) =>
  queryOptions({
    queryKey: basketKey,
    async queryFn({ signal }): Promise<Basket> {
      try {
        return toBasket(await api(getBasket, {}, { signal }));
      } catch (error) {
        // On the server a visitor who comes for the first time has no session yet, and so no basket.
        if (error instanceof ApiError && error.status === 401) return emptyBasket;
        throw error;
      }
    },
  });

export const basketData = defineSharedQuery({ name: 'basket@1', owner: 'mf-checkout', data: basketSchema });
