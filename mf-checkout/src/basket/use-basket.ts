import type { Basket } from '@zapovednik/api/checkout/models/basket';
import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import { useApp } from '@zapovednik/platform/app';
import { useOptimisticQuery } from '@zapovednik/platform/query';
import type { BasketWrite } from './basket-change';

/** The basket with its pending changes applied, and these changes. */
export function useBasket() {
  const { data: basket, writes, ...query } = useOptimisticQuery<Basket, BasketWrite>(basketQuery(useApp()));
  return { basket, changes: writes.map(({ change }) => change), ...query };
}
