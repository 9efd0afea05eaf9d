import { type BasketState, getBasket } from 'shared-contracts/api/basket';
import { ApiError } from 'shared-contracts/client';
import { queryOptions, skipToken } from 'shared-contracts/query';
import type { Shop } from 'shared-contracts/shop';

export const emptyBasket: BasketState = {
  basket: [],
  total: { QUANTITY: 0, COUNT: 0, BASE_PRICE: 0, DISCOUNT: 0, PRICE: 0, WEIGHT: 0, BONUS_IN: 0, PROMOCODE: null },
};

/** The basket as the server last answered it, for the cart and everything that is made from it. */
export const basketQuery = ({ api }: Pick<Shop, 'api'>) =>
  queryOptions({
    queryKey: ['basket'],
    async queryFn({ signal }): Promise<BasketState> {
      try {
        return await api(getBasket, {}, { signal });
      } catch (error) {
        // On the server a visitor who comes for the first time has no session yet, and so no basket.
        if (error instanceof ApiError && error.status === 401) return emptyBasket;
        throw error;
      }
    },
  });

/** Product id → pieces that the shopper wants and the server has not confirmed yet. */
export type Wishes = Readonly<Record<number, number>>;

/** The wishes live in the query cache, beside the basket they change: one per page, and never on the server. */
export const wishesQuery = queryOptions<Wishes>({
  queryKey: ['basket-wishes'],
  queryFn: skipToken,
  initialData: {},
  staleTime: Number.POSITIVE_INFINITY,
});
