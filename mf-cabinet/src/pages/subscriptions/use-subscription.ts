import { subscribe, unsubscribe } from '@zapovednik/api/cabinet/calls/subscribe';
import type { AwaitedProduct } from '@zapovednik/api/cabinet/models/awaited';
import { subscriptionsChanged } from '@zapovednik/areas/cabinet/events';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { useMutation } from '@zapovednik/platform/query';
import { useState } from 'react';
import { summaryQuery } from '../../summary/summary-query';

/** The stock subscription of one line: its state, and the way out and back. */
export interface Subscription {
  /** Whether the letter is still awaited. */
  readonly active: boolean;
  readonly busy: boolean;
  /** Ends it; one that has ended already, because its letter was sent, is no failure (API-22). */
  readonly end: () => void;
  /** Subscribes again with the same address (API-21). */
  readonly renew: () => void;
}

const isRefused = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** The line stays where it is after the end, so that a press by mistake can be taken back. The catalogue's buttons follow. */
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
      // It is in stock meanwhile: the server says so.
      const text = isRefused(error, 409) ? error.message : undefined;
      return reportAndNotify(app, error, { area: 'mf-cabinet', phase: 'command', name: 'subscription' }, text);
    },
  });
  return { active, busy: isPending, end: () => mutate(false), renew: () => mutate(true) };
}
