import { subscribe, unsubscribe } from '@zapovednik/api/cabinet/calls/subscribe';
import type { AwaitedProduct } from '@zapovednik/api/cabinet/models/awaited';
import { subscriptionsChanged } from '@zapovednik/areas/cabinet/events';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { useMutation } from '@zapovednik/platform/query';
import { useState } from 'react';
import { summaryQuery } from '../../summary/summary-query';

/** The stock subscription of one line: its state, and functions to end it and to subscribe again. */
export interface Subscription {
  /** Whether the subscription is still active. */
  readonly active: boolean;
  readonly busy: boolean;
  /** Ends it. If it has already ended because its email was sent, this is not a failure (API-22). */
  readonly end: () => void;
  /** Subscribes again with the same address (API-21). */
  readonly renew: () => void;
}

const isRefused = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** After the end the line stays, so that an accidental click can be undone. The catalogue's buttons are updated. */
export function useSubscription({ product: { id }, email }: AwaitedProduct): Subscription {
  const app = useApp();
  const [active, setActive] = useState(true);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async (wanted: boolean) => {
      try {
        await app.api(wanted ? subscribe : unsubscribe, { a: id, b: email });
      } catch (error) {
        if (wanted || !isRefused(error, 404)) throw error;
      }
      return wanted;
    },
    onSuccess(wanted) {
      setActive(wanted);
      app.bus.emit(subscriptionsChanged, { productId: id });
      void app.query.invalidateQueries(summaryQuery(app));
    },
    onError(error) {
      // The product is in stock by now: the server's message says so.
      const text = isRefused(error, 409) ? error.message : undefined;
      return reportAndNotify(app, error, { area: 'mf-cabinet', phase: 'command', name: 'subscription' }, text);
    },
  });
  return { active, busy: isPending, end: () => mutate(false), renew: () => mutate(true) };
}
