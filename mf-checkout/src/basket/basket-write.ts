import type { Basket } from '@zapovednik/api/checkout/models/basket';
import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { type AppContext, useApp } from '@zapovednik/platform/app';
import { markNotified } from '@zapovednik/platform/events';
import { optimistic, useMutation } from '@zapovednik/platform/query';
import { keepPress } from '@zapovednik/ui/status';
import type { BasketChange, BasketWrite } from './basket-change';
import { basketFailure, hintFor, isShownAtField } from './messages';
import { clearedBasket, withoutLines, withQuantity } from './patch-basket';
import { sendChange } from './send-change';

/** The name of the cart's presses that wait for the network. */
export const BASKET_PLACE = 'basket';

/** A change in the format of {@link basketMutation}. */
export function basketWrite(app: AppContext, change: BasketChange): BasketWrite {
  const write: BasketWrite = {
    change,
    at: Date.now(),
    patch: (basket) => patched(basket, change, app.atom(deliveryAtom).get().fastPickup),
    send: () =>
      keepPress(
        BASKET_PLACE,
        () => sendChange(app, write),
        (error) => void tellFailure(app, change, error, true),
      ),
  };
  return write;
}

function patched(basket: Basket, change: BasketChange, fromShelf: boolean): Basket {
  switch (change.kind) {
    case 'add':
      // The previous page may already have sent this request: then the product is in the basket.
      if (change.repeated) return basket;
      return withQuantity(
        basket,
        change.productId,
        (basket.quantities[change.productId] ?? 0) + change.quantity,
        fromShelf,
      );
    case 'quantity':
      return withQuantity(basket, change.productId, change.quantity, fromShelf);
    case 'clear':
      return change.lines ? withoutLines(basket, change.lines, fromShelf) : clearedBasket(basket);
    default:
      return basket;
  }
}

/** The mutation of the basket: a failure shows the specification's message once (CRT-26) and is rethrown. */
export function basketMutation(app: AppContext) {
  const options = optimistic<Basket, BasketWrite>(basketQuery(app));
  return {
    ...options,
    async onError(...failed: Parameters<typeof options.onError>) {
      const [error, { change }] = failed;
      await Promise.all([options.onError(...failed), tellFailure(app, change, error, false)]);
    },
  };
}

/** Errors that were shown while their press was kept. */
const told = new WeakSet<Error>();

async function tellFailure(app: AppContext, change: BasketChange, error: Error, isKept: boolean): Promise<void> {
  markNotified(error);
  if (told.has(error) || isShownAtField(change, error)) return;
  told.add(error);
  const text = basketFailure(change, error);
  await app.bus.run(showNotification, { kind: 'error', text, ...hintFor(text, isKept) });
}

/** Changes the basket from a component. */
export function useBasketChange() {
  const app = useApp();
  const { mutate, ...mutation } = useMutation(basketMutation(app));
  return {
    ...mutation,
    change: (change: BasketChange, { onSuccess }: { onSuccess?: () => void } = {}) =>
      mutate(basketWrite(app, change), { ...(onSuccess && { onSuccess }) }),
  };
}
