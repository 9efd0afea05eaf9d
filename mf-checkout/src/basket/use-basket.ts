import { useApp } from 'shared-contracts/app';
import type { Basket } from 'shared-contracts/checkout/models/basket';
import { basketQuery } from 'shared-contracts/checkout/queries/basket';
import { useOptimisticQuery } from 'shared-contracts/query';
import type { BasketWrite } from './basket-change';

/** The basket with its pending changes applied, and these changes. */
export function useBasket() {
  const { data: basket, writes, ...query } = useOptimisticQuery<Basket, BasketWrite>(basketQuery(useApp()));
  return { basket, changes: writes.map(({ change }) => change), ...query };
}
