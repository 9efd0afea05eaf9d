import type { BasketState } from 'shared-contracts/api/basket';
import type { QueryClient } from 'shared-contracts/query';
import { showNotification } from 'shared-contracts/shell/commands';
import type { Shop } from 'shared-contracts/shop';
import { basketQuery } from './basket-query';
import { type BasketChange, basketFailure } from './messages';

/** The last change of each page's basket; by its query client, so nothing outlives or crosses a page. */
const lastOf = new WeakMap<QueryClient, Promise<unknown>>();

/** Runs after all work that was asked for before it, whether that succeeded or not. */
export function inTurn<T>(client: QueryClient, work: () => Promise<T>): Promise<T> {
  const turn = (lastOf.get(client) ?? Promise.resolve()).then(work);
  lastOf.set(
    client,
    turn.catch(() => undefined),
  );
  return turn;
}

/**
 * Sends one change of the basket when the ones before it are done, so that answers cannot overtake one another; the answer is
 * the basket from now on. A failure is told to the shopper in the specification's words, and passed on.
 */
export function changeBasket(shop: Shop, change: BasketChange, send: () => Promise<BasketState>): Promise<BasketState> {
  return inTurn(shop.query, async () => {
    try {
      const answered = await send();
      // A read that was under way may know less than this answer.
      await shop.query.cancelQueries(basketQuery(shop));
      shop.query.setQueryData(basketQuery(shop).queryKey, answered);
      return answered;
    } catch (error) {
      await shop.bus.run(showNotification, { kind: 'error', text: basketFailure(change, error) });
      throw error;
    }
  });
}
