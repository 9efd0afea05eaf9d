import type { Api } from 'shared-contracts/client';
import { followOptimisticQuery, type QueryClient } from 'shared-contracts/query';
import type { WriteAtom } from 'shared-contracts/stores';
import { basketAtom } from './atoms';
import { emptyBasket } from './models/basket';
import { basketQuery } from './queries/basket';

interface FollowBasketOptions {
  readonly api: Api;
  readonly query: QueryClient;
  readonly write: WriteAtom<'mf-checkout'>;
}

const statuses = { pending: 'unknown', error: 'failed', success: 'ready' } as const;

/**
 * Derives the basket atom from the query cache: from what the server last answered, with the writes on their way. The shell starts
 * it once a page, so that the atom is right before the code of mf-checkout is loaded.
 */
export function followBasket({ query, write, api }: FollowBasketOptions): void {
  followOptimisticQuery(query, basketQuery({ api }).queryKey, emptyBasket, ({ quantities, totals }, status) =>
    write(basketAtom, { status: statuses[status], quantities, count: totals.quantity, sum: totals.price }),
  );
}
