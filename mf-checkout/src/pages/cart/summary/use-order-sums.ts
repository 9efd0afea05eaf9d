import { getOrderSums } from '@zapovednik/api/checkout/calls/order-sums';
import type { BasketTotals } from '@zapovednik/api/checkout/models/basket';
import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { hasDraft } from '@zapovednik/platform/draft';
import { keepPreviousData, useQuery } from '@zapovednik/platform/query';
import { orderDraft } from '../../../order/values/draft';

/**
 * The sums that the order page would show for this basket, from the same calculation. With a form that the shopper has begun to fill in,
 * its choices count; its code loads only then.
 *
 * @param pending whether a change of the basket is still pending: then the sums are the old ones
 */
export function useOrderSums({ price, weight }: BasketTotals, pending: boolean) {
  const app = useApp();
  const { userId } = useAtom(sessionAtom);
  const delivery = useAtom(deliveryAtom);
  const { data, isPlaceholderData, isFetching, isError } = useQuery({
    queryKey: ['mf-checkout', 'order', 'sums', price, weight, delivery],
    queryFn: async ({ signal }) => {
      if (!hasDraft(orderDraft(app.city.locationId))) return app.api(getOrderSums, {}, { signal });
      const { draftedSums } = await import(
        /* webpackChunkName: "lazy-drafted-sums" */ '../../../order/calculation/drafted-sums'
      );
      return draftedSums(app, userId);
    },
    enabled: !pending && price > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isOld = pending || isPlaceholderData;
  return {
    sums: data,
    /** The sum to pay; until it is calculated, the goods with the last known delivery. */
    price: data && !isOld ? data.price : price + (data ? data.delivery + data.lift - data.bonuses : 0),
    busy: isOld || isFetching,
    failed: isError && !data,
  };
}
