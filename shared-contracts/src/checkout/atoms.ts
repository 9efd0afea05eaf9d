import type { Api } from 'shared-contracts/client';
import { followOptimisticQuery, type QueryClient } from 'shared-contracts/query';
import type { BasketState } from '../platform/state/basket';
import { emptyBasket } from './models/basket';
import { basketQuery } from './queries';

interface FollowBasketOptions {
  readonly api: Api;
  readonly query: QueryClient;
  readonly write: { readonly basket: { readonly set: (state: BasketState) => void } };
}

const statuses = { pending: 'unknown', error: 'failed', success: 'ready' } as const;

/**
 * Derives the basket atom from the query cache: from what the server last answered, with the writes on their way. The shell starts
 * it once a page, so that the atom is right before the code of mf-checkout is loaded.
 */
export function followBasket({ query, write, api }: FollowBasketOptions): void {
  followOptimisticQuery(query, basketQuery({ api }).queryKey, emptyBasket, ({ quantities, totals }, status) =>
    write.basket.set({ status: statuses[status], quantities, count: totals.quantity, sum: totals.price }),
  );
}
