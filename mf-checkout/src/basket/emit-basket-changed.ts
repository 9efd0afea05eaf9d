import type { Basket } from '@zapovednik/api/checkout/models/basket';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { basketChanged } from '@zapovednik/areas/checkout/events';
import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import type { AppContext } from '@zapovednik/platform/app';

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
