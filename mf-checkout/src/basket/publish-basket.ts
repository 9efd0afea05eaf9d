import type { BasketState } from 'shared-contracts/api/basket';
import { basketChanged } from 'shared-contracts/checkout/events';
import type { AreaShop } from 'shared-contracts/shop';
import { basketState } from 'shared-contracts/state';
import { basketQuery, wishesQuery } from './basket-query';
import { summaryWithWishes, withWishes } from './shown-basket';

/** Tells two baskets apart. */
const signOf = (quantities: Readonly<Record<number, number>>, sum: number) => JSON.stringify([quantities, sum]);
const signOfBasket = (basket: BasketState) => signOf(basketState(basket).quantities, basket.total.PRICE);

/**
 * Keeps the basket atom in step with the basket and the wishes of the query cache, whoever changes them there, and tells the
 * other areas when the server's basket is another one (CRT-20).
 */
export function publishBasket({ query, write, bus, ...shop }: AreaShop<'mf-checkout'>): void {
  const { queryKey } = basketQuery(shop);
  let known = write.basket.get();
  let wished = false;

  const publish = (basket: BasketState | undefined) => {
    const wishes = query.getQueryData(wishesQuery.queryKey) ?? {};
    // Until the basket itself is read here, the shell's reading is what is known, and it may still come in.
    if (basket) known = basketState(basket);
    else if (!wished) known = write.basket.get();
    wished = Object.keys(wishes).length > 0;
    const sum = basket ? withWishes(basket, wishes).total.PRICE : known.sum;
    write.basket.set({ ...summaryWithWishes(known, wishes), sum });
  };

  const first = query.getQueryData(queryKey);
  if (first) publish(first);
  let told = signOf(known.quantities, known.sum);

  query.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [name] = event.query.queryKey;
    if (name !== queryKey[0] && name !== wishesQuery.queryKey[0]) return;
    const basket = query.getQueryData(queryKey);
    publish(basket);
    const sign = basket && signOfBasket(basket);
    if (!basket || !sign || sign === told) return;
    told = sign;
    bus.emit(basketChanged, { quantity: basket.total.QUANTITY, sum: basket.total.PRICE });
  });
}
