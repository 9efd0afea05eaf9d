import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import type { AppContext } from '@zapovednik/platform/app';
import { pendingWrites } from '@zapovednik/platform/query';
import type { BasketWrite } from './basket-change';

/** Debounce delay of a quantity, in milliseconds (CRT-19, LIM-44). */
const QUANTITY_DELAY = 500;

/**
 * Waits until the quantity of a product has not changed for the delay. The wait ends early if the user leaves the page,
 * or if another kind of change follows. Resolves to false as soon as a later quantity replaces this one.
 */
export function isLastQuantity(app: AppContext, write: BasketWrite): Promise<boolean> {
  const { query } = app;
  const { queryKey } = basketQuery(app);
  return new Promise((resolve) => {
    const end = (isLast: boolean) => {
      clearTimeout(timer);
      stopFollowing();
      document.removeEventListener('visibilitychange', check);
      resolve(isLast);
    };
    const check = () => {
      const writes = pendingWrites<BasketWrite>(query, queryKey);
      const later = writes.slice(writes.indexOf(write) + 1).map(({ change }) => change);
      if (later.some((change) => isOfSameProduct(write.change, change))) end(false);
      else if (later.some(({ kind }) => kind !== 'quantity') || document.visibilityState === 'hidden') end(true);
    };
    const timer = setTimeout(() => end(true), write.at + QUANTITY_DELAY - Date.now());
    const stopFollowing = query.getMutationCache().subscribe(check);
    document.addEventListener('visibilitychange', check);
    check();
  });
}

const isOfSameProduct = (one: BasketWrite['change'], other: BasketWrite['change']) =>
  one.kind === 'quantity' && other.kind === 'quantity' && one.productId === other.productId;
