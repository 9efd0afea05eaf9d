import { cancelAutoOrder, setAutoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import {
  changeAutoOrderPayment,
  changeAutoOrderPlace,
  changeAutoOrderRecipient,
} from '@zapovednik/api/cabinet/calls/auto-order-ways';
import {
  changeAutoOrderGoods,
  moveAutoOrder,
  pauseAutoOrder,
  resumeAutoOrder,
  skipAutoOrder,
} from '@zapovednik/api/cabinet/calls/own-auto-order';
import type { AutoOrderPlace, OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { useApp } from '@zapovednik/platform/app';
import { cacheAnswer, readAgain, useMutation, useQueryClient } from '@zapovednik/platform/query';
import type { Recipient } from '@zapovednik/rules/input';
import { autoOrderQuery, autoOrdersKey } from './auto-order-queries';
import type { IntervalChoice } from './interval-form';

/** A change of an auto-order. */
export type AutoOrderChange =
  | { readonly kind: 'pause' | 'resume' | 'cancel' }
  /** The order of this date, DD.MM.YYYY. */
  | { readonly kind: 'skip' | 'move'; readonly date: string }
  | { readonly kind: 'goods'; readonly goods: readonly { productId: number; quantity: number }[] }
  /** Null: as in the repeated order. */
  | { readonly kind: 'place'; readonly place: AutoOrderPlace | null }
  | { readonly kind: 'payment'; readonly paymentId: number | null }
  | { readonly kind: 'recipient'; readonly recipient: Recipient | null }
  | { readonly kind: 'interval'; readonly interval: IntervalChoice };

/**
 * Changes one auto-order; the pages show the server's answer. Rejects with the error of the call, so that the clicked
 * control can show it.
 *
 * @param id the number of its order
 */
export function useAutoOrderChange(id: number) {
  const app = useApp();
  const { api } = app;
  const client = useQueryClient();
  const query = autoOrderQuery(app, id);

  async function send(change: AutoOrderChange): Promise<OwnAutoOrder> {
    switch (change.kind) {
      case 'pause':
        return api(pauseAutoOrder, { id });
      case 'resume':
        return api(resumeAutoOrder, { id });
      case 'skip':
        return api(skipAutoOrder, { id, date: change.date });
      case 'move':
        return api(moveAutoOrder, { id, date: change.date });
      case 'goods':
        return api(changeAutoOrderGoods, {
          id,
          goods: change.goods.map(({ productId, quantity }) => ({ productId, quantity })),
        });
      case 'place':
        return api(changeAutoOrderPlace, { id, place: change.place });
      case 'payment':
        return api(changeAutoOrderPayment, { id, paymentId: change.paymentId });
      case 'recipient':
        return api(changeAutoOrderRecipient, { id, recipient: change.recipient });
      case 'cancel':
        await api(cancelAutoOrder, { id });
        return readAgain(client, query);
      case 'interval':
        await api(setAutoOrderMode, { ...change.interval, orderId: id });
        return readAgain(client, query);
    }
  }

  return useMutation({
    networkMode: 'always',
    scope: { id: `auto-order ${id}` },
    mutationFn: send,
    onSuccess(changed) {
      cacheAnswer(client, query, changed);
      void client.invalidateQueries({
        queryKey: autoOrdersKey,
        predicate: ({ queryKey }) => queryKey[2] !== 'one' || queryKey[3] !== id,
      });
    },
  });
}
