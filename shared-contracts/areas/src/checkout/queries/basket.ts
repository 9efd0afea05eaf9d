import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import { type Basket, basketSchema, emptyBasket } from '@zapovednik/api/checkout/models/basket';
import { type Api, ApiError } from '@zapovednik/platform/client';
import { defineSharedQuery } from '@zapovednik/platform/define';
import { type QueryKey, queryOptions } from '@zapovednik/platform/query';

const basketKey: QueryKey = ['basket@1'];

/** The server's last answer of the basket. All components that show the basket use this query. */
export const basketQuery = ({ api }: { readonly api: Api }) =>
  queryOptions({
    queryKey: basketKey,
    async queryFn({ signal }): Promise<Basket> {
      try {
        return await api(getBasket, {}, { signal });
      } catch (error) {
        // On the server a first-time visitor has no session yet, so the basket is empty.
        if (error instanceof ApiError && error.status === 401) return emptyBasket;
        throw error;
      }
    },
  });

export const basketData = defineSharedQuery({ name: 'basket@1', owner: 'mf-checkout', data: basketSchema });
