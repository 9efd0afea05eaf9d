import type { AppContext } from 'shared-contracts/app';
import { basketAtom } from 'shared-contracts/checkout/atoms';
import { basketChanged } from 'shared-contracts/checkout/events';
import type { Basket } from 'shared-contracts/checkout/models/basket';
import { basketQuery } from 'shared-contracts/checkout/queries/basket';

/** Equal for baskets with the same products and price. */
const signOf = (basket: Basket | undefined) => JSON.stringify([basket?.quantities ?? {}, basket?.totals.price ?? 0]);

/** Emits an event when the server's basket has changed (CRT-20); the atom is updated before. */
export function emitBasketChanged(app: AppContext): void {
  const { queryKey } = basketQuery(app);
  let announced = signOf(app.query.getQueryData(queryKey));
  app.atom(basketAtom).listen(() => {
    const basket = app.query.getQueryData(queryKey);
    const sign = signOf(basket);
    if (!basket || sign === announced) return;
    announced = sign;
    app.bus.emit(basketChanged, { quantity: basket.totals.quantity, sum: basket.totals.price });
  });
}
