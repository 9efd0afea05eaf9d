import * as calls from 'shared-contracts/checkout/calls/basket';
import { type Basket, toBasket } from 'shared-contracts/checkout/models/basket';
import { basketQuery } from 'shared-contracts/checkout/queries';
import { readAgain } from 'shared-contracts/query';
import type { Shop } from 'shared-contracts/shop';
import type { AddToBasket, BasketWrite, SetQuantity } from './basket-change';
import { isLastQuantity } from './debounce';

/** Sends a change when its turn has come. Answers the basket from then on; undefined when nothing had to be sent. */
export async function sendChange(shop: Shop, write: BasketWrite): Promise<Basket | undefined> {
  const { api, query } = shop;
  const { change } = write;
  const known = () => query.getQueryData(basketQuery(shop).queryKey);
  switch (change.kind) {
    case 'add':
      return add(shop, change);
    case 'quantity':
      return (await isLastQuantity(shop, write)) ? setQuantity(shop, change, known()) : undefined;
    case 'clear': {
      const ids = known()?.lines.map(({ id }) => id) ?? [];
      return ids.length > 0 ? toBasket(await api(calls.clearBasket, { ids })) : undefined;
    }
    case 'promocode':
      return toBasket(
        await api(change.isApplied ? calls.applyPromocode : calls.clearPromocode, { promocode: change.promocode }),
      );
    case 'read':
      return readAgain(query, basketQuery(shop));
  }
}

async function add(shop: Shop, { productId, quantity, key, repeated }: AddToBasket): Promise<Basket> {
  const added = toBasket(await shop.api(calls.addToBasket, { id: productId, qty: quantity }, { key }));
  // The answer to a repetition is that of the first request: the basket may be another one since.
  return repeated ? readAgain(shop.query, basketQuery(shop)) : added;
}

/** @param known the basket as this page knows it: another tab may have changed it since */
async function setQuantity(shop: Shop, change: SetQuantity, known: Basket | undefined): Promise<Basket | undefined> {
  const { api } = shop;
  const { productId: id, quantity: qty, key } = change;
  const isHeld = !known || known.quantities[id] !== undefined;
  if (isHeld)
    return toBasket(await (qty > 0 ? api(calls.changeQuantity, { id, qty }) : api(calls.deleteFromBasket, { id })));
  if (qty === 0) return undefined;
  // A line that was taken out comes back by being added again.
  const added = toBasket(await api(calls.addToBasket, { id, qty }, { key }));
  return added.quantities[id] === qty ? added : toBasket(await api(calls.changeQuantity, { id, qty }));
}
