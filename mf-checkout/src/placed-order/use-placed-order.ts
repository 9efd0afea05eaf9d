import type { PlacedOrder } from '@zapovednik/api/checkout/models/placed-order';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { type OrderAccess, placedOrderQuery } from './order-access';

/** Milliseconds between requests: banks decide within seconds, and a forgotten tab soon costs little. */
const pauses = [2000, 2000, 3000, 3000, 5000, 5000, 10_000];
const LONGEST_PAUSE = 20_000;

const isOpen = (order: PlacedOrder | undefined) => order?.payment?.status === 'waiting';

/**
 * The order as the server knows it. While its payment is open it is asked again and again, with longer and longer pauses, but not in a
 * hidden tab; a tab that is shown again asks at once (ORD-70).
 *
 * @param isPaying the customer is being shown how to pay: the order is asked again although no payment was open when it was read
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
