import { useEffect, useState } from 'react';
import { reportAndNotify, useApp } from 'shared-contracts/app';
import type { Order } from 'shared-contracts/checkout/models/order';
import { cartRoute } from 'shared-contracts/checkout/routes';
import { ApiError } from 'shared-contracts/client';
import { keepPreviousData, useQuery } from 'shared-contracts/query';
import { useNavigate } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { useMinimumLoading } from 'shared-contracts/timing';
import type { OrderChoice } from '../form/choose';
import { orderQuery } from './order-query';

export interface Calculation {
  /** The order as the server calculated it last. */
  readonly order: Order | undefined;
  /** Whether it is being calculated anew; seen for 200 ms at least (ORD-29). */
  readonly busy: boolean;
  /** Why the last calculation failed, in the specification's words. */
  readonly failed: string | null;
  readonly retry: () => void;
}

/** The order as the server calculates it from the choice; a failure keeps what was calculated before (ORD-28, ORD-41). */
export function useCalculation(choice: OrderChoice): Calculation {
  const app = useApp();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    ...orderQuery(app, choice),
    placeholderData: keepPreviousData,
  });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const message = error?.message ?? null;
  // Of a session that is gone the shell tells, and leads to the cart (SES-24).
  const isGone = error?.cause instanceof ApiError && error.cause.status === 401;

  useEffect(() => {
    if (!message || isGone) return;
    const source = { area: 'mf-checkout', phase: 'command', name: 'order/refresh' } as const;
    void reportAndNotify(app, new Error(message), source, message);
    if (message === 'Ваша корзина пуста') void navigate(link(cartRoute));
  }, [app, message, isGone, navigate]);

  return { order: data ?? last, busy: useMinimumLoading(isFetching), failed: message, retry: () => void refetch() };
}
