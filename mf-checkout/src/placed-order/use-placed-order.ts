import type { PlacedOrder } from '@zapovednik/api/checkout/models/placed-order';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { type OrderAccess, placedOrderQuery } from './order-access';

/** Milliseconds between requests: banks decide within seconds, and the pauses get longer for a forgotten tab. */
const pauses = [2000, 2000, 3000, 3000, 5000, 5000, 10_000];
const LONGEST_PAUSE = 20_000;

const isOpen = (order: PlacedOrder | undefined) => order?.payment?.status === 'waiting';

/**
 * The order with its state on the server. While its payment is open, it is read again with longer and longer pauses,
 * but not in a hidden tab; a tab that is shown again reads it at once (ORD-70).
 *
 * @param isPaying the page shows how to pay: the order is read again even if no payment was open when it was first read
 */
export function usePlacedOrder(access: OrderAccess, isPaying = false) {
  const app = useApp();
  return useQuery({
    ...placedOrderQuery(app, access),
    refetchInterval: ({ state }) =>
      isOpen(state.data) || (isPaying && state.data?.payment?.canPay)
        ? (pauses[state.dataUpdateCount + state.errorUpdateCount] ?? LONGEST_PAUSE)
        : false,
  });
}
