import { emptyBasket } from '@zapovednik/api/checkout/models/basket';
import type { Api } from '@zapovednik/platform/client';
import { followOptimisticQuery, type QueryClient } from '@zapovednik/platform/query';
import type { WriteAtom } from '@zapovednik/platform/stores';
import { basketAtom } from './atoms';
import { basketQuery } from './queries/basket';

interface FollowBasketOptions {
  readonly api: Api;
  readonly query: QueryClient;
  readonly write: WriteAtom<'mf-checkout'>;
}

const statuses = { pending: 'unknown', error: 'failed', success: 'ready' } as const;

/**
 * Derives the basket atom from the query cache: the server's last answer plus pending writes. The shell starts it once per page, so
 * that the atom is correct before the code of mf-checkout is loaded.
 */
export function followBasket({ query, write, api }: FollowBasketOptions): void {
  followOptimisticQuery(query, basketQuery({ api }).queryKey, emptyBasket, ({ quantities, totals }, status) =>
    write(basketAtom, { status: statuses[status], quantities, count: totals.quantity, sum: totals.price }),
  );
}
