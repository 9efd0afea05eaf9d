import { nothingChosen } from '@zapovednik/api/checkout/models/delivery';
import type { Api } from '@zapovednik/platform/client';
import { followOptimisticQuery, type QueryClient } from '@zapovednik/platform/query';
import type { WriteAtom } from '@zapovednik/platform/stores';
import { deliveryAtom } from './atoms';
import { deliveryState } from './delivery-state';
import { deliveryQuery } from './queries/delivery';

interface FollowDeliveryOptions {
  readonly api: Api;
  readonly query: QueryClient;
  readonly write: WriteAtom<'mf-checkout'>;
}

/**
 * Derives the delivery atom from the query cache. The shell starts it once per page, so that the atom is correct before
 * the code of mf-checkout is loaded. Until the first answer the atom keeps the choice that this tab stored (CIT-11).
 */
export function followDelivery({ query, write, api }: FollowDeliveryOptions): void {
  followOptimisticQuery(query, deliveryQuery({ api }).queryKey, nothingChosen, (chosen, status) => {
    if (status === 'success') write(deliveryAtom, deliveryState(chosen));
  });
}
