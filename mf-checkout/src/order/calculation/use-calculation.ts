import type { Order } from '@zapovednik/api/checkout/models/order';
import { cartRoute } from '@zapovednik/areas/checkout/routes';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { keepPreviousData, useQuery } from '@zapovednik/platform/query';
import { useNavigate } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { useMinimumLoading } from '@zapovednik/platform/timing';
import { useEffect, useState } from 'react';
import type { OrderChoice } from '../values/choose';
import { orderQuery } from './order-query';

export interface Calculation {
  /** The last calculated order. */
  readonly order: Order | undefined;
  /** Whether it is being recalculated; shown for at least 200 ms (ORD-29). */
  readonly busy: boolean;
  /** The specification's message for a failed last calculation. */
  readonly failed: string | null;
  readonly retry: () => void;
}

/**
 * The order that the server calculates for the choice; after a failure the last calculated order stays (ORD-28,
 * ORD-41).
 *
 * @param isPlaced whether the order is made: then nothing is calculated until the next page
 */
export function useCalculation(choice: OrderChoice, isPlaced: () => boolean): Calculation {
  const app = useApp();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    ...orderQuery(app, choice),
    placeholderData: keepPreviousData,
    enabled: () => !isPlaced(),
  });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const message = error?.message ?? null;
  // When the session has expired, the shell shows the message and redirects to the cart (SES-24).
  const isGone = error?.cause instanceof ApiError && error.cause.status === 401;

  useEffect(() => {
    if (!message || isGone) return;
    const source = { area: 'mf-checkout', phase: 'command', name: 'order/refresh' } as const;
    void reportAndNotify(app, new Error(message), source, message);
    if (message === 'Ваша корзина пуста') void navigate(link(cartRoute));
  }, [app, message, isGone, navigate]);

  return { order: data ?? last, busy: useMinimumLoading(isFetching), failed: message, retry: () => void refetch() };
}
