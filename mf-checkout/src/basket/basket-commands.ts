import * as basketCalls from 'shared-contracts/api/basket';
import { addToBasket, reloadBasket, setBasketQuantity } from 'shared-contracts/checkout/commands';
import { type CommandHandler, handleCommand } from 'shared-contracts/events';
import { showNotification } from 'shared-contracts/shell/commands';
import type { AreaShop } from 'shared-contracts/shop';
import { basketQuery, type Wishes, wishesQuery } from './basket-query';
import { changeBasket, inTurn } from './change-basket';
import { basketFailure } from './messages';
import { publishBasket } from './publish-basket';
import { createRest } from './rest';

/** How long a changing quantity has to rest before it is sent, in milliseconds (CRT-19, LIM-44). */
const QUANTITY_DELAY = 500;

/**
 * Answers what is asked of the basket. What is shown is the server's basket with the shopper's wishes over it: a wish shows at
 * once, and goes when it is answered or has failed, which restores what was.
 */
export function basketCommands(shop: AreaShop<'mf-checkout'>): readonly CommandHandler[] {
  const { api, query, stores } = shop;
  publishBasket(shop);

  const wishes = () => query.getQueryData(wishesQuery.queryKey) ?? {};
  const shown = (productId: number) => stores.basket.get().quantities[productId] ?? 0;

  function wish(productId: number, quantity: number) {
    query.setQueryData(wishesQuery.queryKey, { ...wishes(), [productId]: quantity });
  }

  /** A wish that has changed meanwhile stays: its own sending is still to come. */
  function settle(productId: number, quantity: number) {
    const { [productId]: current, ...others } = wishes();
    if (current === quantity) query.setQueryData<Wishes>(wishesQuery.queryKey, others);
  }

  async function add(productId: number, pieces: number, wished: number) {
    try {
      await changeBasket(shop, 'add', () => api(basketCalls.addToBasket, { id: productId, qty: pieces }));
    } finally {
      settle(productId, wished);
    }
    return { quantity: shown(productId) };
  }

  /** A line that was taken out comes back by being added again. */
  function put(productId: number, quantity: number) {
    const basket = query.getQueryData(basketQuery(shop).queryKey)?.basket;
    return basket && !basket.some((line) => line.PRODUCT_ID === productId)
      ? api(basketCalls.addToBasket, { id: productId, qty: quantity })
      : api(basketCalls.changeQuantity, { id: productId, qty: quantity });
  }

  async function sendQuantity(productId: number) {
    const quantity = wishes()[productId] ?? shown(productId);
    try {
      if (quantity > 0) await changeBasket(shop, 'quantity', () => put(productId, quantity));
      else await changeBasket(shop, 'delete', () => api(basketCalls.deleteFromBasket, { id: productId }));
    } finally {
      settle(productId, quantity);
    }
    return { quantity: shown(productId) };
  }

  const quantities = createRest(QUANTITY_DELAY, sendQuantity);
  // Who leaves the page within the delay does not lose the change.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') quantities.sendAll();
  });

  return [
    handleCommand(addToBasket, ({ productId, quantity }) => {
      const wished = shown(productId) + quantity;
      wish(productId, wished);
      return add(productId, quantity, wished);
    }),
    handleCommand(setBasketQuantity, ({ productId, quantity }) => {
      wish(productId, quantity);
      return quantities.ask(productId);
    }),
    handleCommand(reloadBasket, async () => {
      quantities.sendAll();
      try {
        await inTurn(query, () => query.fetchQuery({ ...basketQuery(shop), staleTime: 0 }));
      } catch (error) {
        await shop.bus.run(showNotification, { kind: 'error', text: basketFailure('read', error) });
        throw error;
      }
      return {};
    }),
  ];
}
