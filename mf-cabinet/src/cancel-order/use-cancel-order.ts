import type { CancelReason } from '@zapovednik/api/cabinet/calls/cancel-reason';
import { cancelOrder } from '@zapovednik/api/cabinet/calls/personal-order';
import { useApp } from '@zapovednik/platform/app';
import { cacheAnswer, useMutation, useQueryClient } from '@zapovednik/platform/query';
import { orderQuery } from '../orders/orders-query';

interface CancelCallbacks {
  /** The order is cancelled and shown as cancelled (ORD-64). */
  readonly onSuccess: () => void;
  /** Always called at the end (ORD-63). */
  readonly onFinally: () => void;
}

interface Cancellation {
  readonly id: number;
  readonly reason?: CancelReason | undefined;
}

/**
 * Cancels an order (API-99). A failure is reported and not shown (ORD-65, ERR-37). The orders are read again in both
 * cases (ORD-67), so that the page shows when an order can no longer be cancelled.
 */
export function useCancelOrder({ onSuccess, onFinally }: CancelCallbacks) {
  const app = useApp();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: ({ id, reason }: Cancellation) => app.api(cancelOrder, { id, ...(reason && { reason }) }),
    onSuccess(order) {
      cacheAnswer(client, orderQuery(app, order.id), order);
      onSuccess();
    },
    onError: (error) => app.report(error, { area: 'mf-cabinet', phase: 'command', name: 'cancel-order' }),
    onSettled() {
      onFinally();
      void client.invalidateQueries({ queryKey: ['mf-cabinet'] });
    },
  });
  return { cancel: (wanted: Cancellation) => mutateAsync(wanted).catch(() => {}), isPending };
}
