import { type Basket, emptyBasket } from '@zapovednik/api/checkout/models/basket';
import { optimistic, runWrite, type Write } from '@zapovednik/platform/query';
import { createTestApp } from '@zapovednik/testing';
import { basketAtom } from './atoms';
import { addToBasket, setBasketQuantity } from './commands';
import { basketQuery } from './queries/basket';
import { withQuantityAlone } from './with-quantity-alone';

const inBasket: Basket = { ...emptyBasket, quantities: { 7: 2 }, totals: { ...emptyBasket.totals, quantity: 2 } };

function appWithBasket(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = createTestApp(options);
  const { queryKey } = basketQuery(app);
  app.query.setQueryData(queryKey, inBasket);
  const shown: number[] = [];
  const basket = app.atom(basketAtom);
  basket.listen(() => shown.push(basket.get().quantity));
  return { app, queryKey, shown, quantities: () => basket.get().quantities };
}

test('CRT-20 what is added counts at once, before its owner has begun, and once when the owner shows it too', async () => {
  const { app, shown, quantities } = appWithBasket();
  let answer: (basket: Basket) => void = () => {};
  app.command(addToBasket, async ({ productId, quantity }) => {
    await runWrite<Basket | undefined, Write<Basket>>(app.query, optimistic(basketQuery(app)), {
      patch: (basket) => withQuantityAlone(basket, productId, (basket.quantities[productId] ?? 0) + quantity),
      send: () => new Promise((resolve) => (answer = resolve)),
    });
    return { quantity };
  });
  const run = app.bus.run(addToBasket, { productId: 8, quantity: 3 });
  expect(quantities()).toEqual({ 7: 2, 8: 3 });
  await new Promise((resolve) => setTimeout(resolve));
  answer(withQuantityAlone(inBasket, 8, 3));
  await run;
  expect(quantities()).toEqual({ 7: 2, 8: 3 });
  expect(new Set(shown)).toEqual(new Set([5]));
});

test('CRT-27 when the owner cannot be reached, the basket is as it was', async () => {
  const { app, quantities } = appWithBasket({ load: () => Promise.reject(new Error('mf-checkout did not load')) });
  const run = app.bus.run(setBasketQuantity, { productId: 7, quantity: 0 });
  expect(quantities()).toEqual({});
  await expect(run).rejects.toThrow('did not load');
  expect(quantities()).toEqual({ 7: 2 });
});
