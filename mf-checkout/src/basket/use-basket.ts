import type { BasketState } from 'shared-contracts/api/basket';
import { useQuery } from 'shared-contracts/query';
import { useShop } from 'shared-contracts/shop';
import { basketQuery, wishesQuery } from './basket-query';
import { withWishes } from './shown-basket';

export interface ShownBasket {
  /** As the shopper wants it; undefined until it is read. */
  readonly basket: BasketState | undefined;
  /** Whether the server has still to confirm some of it. */
  readonly pending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The basket with the changes that are on their way. */
export function useBasket(): ShownBasket {
  const shop = useShop();
  const { data, isError, isFetching, refetch } = useQuery(basketQuery(shop));
  const { data: wishes = {} } = useQuery(wishesQuery);
  return {
    basket: data && withWishes(data, wishes),
    pending: Object.keys(wishes).length > 0,
    isError,
    isFetching,
    retry: () => void refetch(),
  };
}
