import * as calls from '@zapovednik/api/checkout/calls/basket';
import type { Basket } from '@zapovednik/api/checkout/models/basket';
import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import type { AppContext } from '@zapovednik/platform/app';
import { readAgain } from '@zapovednik/platform/query';
import type { AddToBasket, BasketWrite, SetQuantity } from './basket-change';
import { isLastQuantity } from './debounce';

/** Sends a change; the queue calls it serially. Returns the new basket; undefined if nothing had to be sent. */
export async function sendChange(app: AppContext, write: BasketWrite): Promise<Basket | undefined> {
  const { api, query } = app;
  const { change } = write;
  const known = () => query.getQueryData(basketQuery(app).queryKey);
  switch (change.kind) {
    case 'add':
      return add(app, change);
    case 'quantity':
      return (await isLastQuantity(app, write)) ? setQuantity(app, change, known()) : undefined;
    case 'clear': {
      const here = known()?.lines.map(({ id }) => id) ?? [];
      const ids = change.lines ? here.filter((id) => change.lines?.includes(id)) : here;
      return ids.length > 0 ? api(calls.clearBasket, { ids }) : undefined;
    }
    case 'promocode':
      return api(change.isApplied ? calls.applyPromocode : calls.clearPromocode, { promocode: change.promocode });
    case 'read':
      return readAgain(query, basketQuery(app));
  }
}

async function add(app: AppContext, { productId, quantity, pack, key, repeated }: AddToBasket): Promise<Basket> {
  const added = await app.api(calls.addToBasket, { id: productId, qty: quantity, pack }, { key });
  // A repeated request gets the answer of the first one: the basket may have changed since.
  return repeated ? readAgain(app.query, basketQuery(app)) : added;
}

/** @param known the last basket of this page: another tab may have changed it since */
async function setQuantity(
  app: AppContext,
  change: SetQuantity,
  known: Basket | undefined,
): Promise<Basket | undefined> {
  const { api } = app;
  const { productId: id, quantity: qty, pack, sort, key } = change;
  const isInBasket = !known || known.quantities[id] !== undefined;
  if (isInBasket) return qty > 0 ? api(calls.changeQuantity, { id, qty, pack }) : api(calls.deleteFromBasket, { id });
  if (qty === 0) return undefined;
  // A removed line is restored by adding the product again.
  const added = await api(calls.addToBasket, { id, qty, pack, sort }, { key });
  return added.quantities[id] === qty ? added : api(calls.changeQuantity, { id, qty, pack });
}
