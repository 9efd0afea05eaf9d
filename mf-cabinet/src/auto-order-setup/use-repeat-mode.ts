import { setAutoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { useMutation, useQueryClient } from '@zapovednik/platform/query';
import { autoOrderModeQuery, autoOrdersKey } from '../auto-order/auto-order-queries';
import type { IntervalChoice } from '../auto-order/interval-form';

/**
 * Chooses how often the next order, or an order that is made, is repeated (API-102).
 *
 * @returns `choose` rejects with its failure, for the form; `end` shows it as a notification
 */
export function useRepeatMode(orderId?: number) {
  const app = useApp();
  const client = useQueryClient();
  const { queryKey } = autoOrderModeQuery(app, orderId);
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (choice: IntervalChoice | { mode: 'off' }) => app.api(setAutoOrderMode, { ...choice, orderId }),
    onSuccess(mode) {
      client.setQueryData(queryKey, mode);
      void client.invalidateQueries({ queryKey: autoOrdersKey, predicate: (query) => query.queryKey[2] !== 'mode' });
    },
  });
  const end = () =>
    mutateAsync({ mode: 'off' }).catch((error: unknown) =>
      reportAndNotify(app, error, { area: 'mf-cabinet', phase: 'command', name: 'auto-order/mode' }),
    );
  return { choose: (choice: IntervalChoice) => mutateAsync(choice), end: () => void end(), isPending };
}
