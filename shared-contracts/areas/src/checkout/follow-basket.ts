import { emptyBasket } from '@zapovednik/api/checkout/models/basket';
import type { Api } from '@zapovednik/platform/client';
import type { Bus } from '@zapovednik/platform/events';
import { followOptimisticQuery, type QueryClient } from '@zapovednik/platform/query';
import type { WriteAtom } from '@zapovednik/platform/stores';
import { basketAtom } from './atoms';
import { addToBasket, setBasketQuantity } from './commands';
import { basketQuery } from './queries/basket';
import { withQuantityAlone } from './with-quantity-alone';

interface FollowBasketOptions {
  readonly api: Api;
  readonly bus: Bus;
  readonly query: QueryClient;
  readonly write: WriteAtom<'mf-checkout'>;
}

const statuses = { pending: 'unknown', error: 'failed', success: 'ready' } as const;

/**
 * Derives the basket atom from the query cache: the server's last answer plus pending writes. The shell starts it once
 * per page. So the atom is correct before the code of mf-checkout is loaded, and goods that are added meanwhile count
 * at once.
 */
export function followBasket({ query, write, api, bus }: FollowBasketOptions): void {
  const show = followOptimisticQuery(
    query,
    basketQuery({ api }).queryKey,
    emptyBasket,
    ({ quantities, totals: { quantity, price } }, status) =>
      write(basketAtom, { status: statuses[status], quantities, quantity, sum: price }),
  );
  bus.whileWaiting(addToBasket, ({ productId, quantity }) =>
    show((basket) => withQuantityAlone(basket, productId, (basket.quantities[productId] ?? 0) + quantity)),
  );
  bus.whileWaiting(setBasketQuantity, ({ productId, quantity }) =>
    show((basket) => withQuantityAlone(basket, productId, quantity)),
  );
}
