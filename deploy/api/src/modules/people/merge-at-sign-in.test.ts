import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { and, eq } from 'drizzle-orm';
import { stock } from '../../db/schema';
import { sessionOf } from '../../testing/session-of';
import { EKATERINBURG, PASSWORD, PERM } from '../../testing/small-shop';
import { startShop } from '../../testing/start-shop';
import { useShop } from '../../testing/use-shop';

// Checking a password takes long by design, and this file has dozens of checks.
jest.setTimeout(60_000);

const shop = useShop();

test('SES-07 the anonymous basket is merged into the customer’s in its city, unless it must not', async () => {
  const customer = await shop.customer('boris');
  await customer.api(addToBasket, { id: 1, qty: 2 });
  const visitor = await shop.visitor();
  await visitor.api(addToBasket, { id: 1, qty: 1 });
  await visitor.api(addToBasket, { id: 3, qty: 6 });
  await visitor.ask('/sale/basket/add/5/1/', undefined, { location: PERM });
  const body = { login: 'boris', password: PASSWORD };
  const session = (await visitor.ask('/personal/user/auth/', body)).headers.get('x-session-id') ?? '';
  expect(await shop.ask('/sale/basket/get/', { session })).toMatchObject({
    value: {
      basket: [
        { PRODUCT_ID: 1, QUANTITY: 2 },
        { PRODUCT_ID: 3, QUANTITY: 6 },
      ],
    },
  });
  expect(await shop.ask('/sale/basket/get/', { session, location: PERM })).toMatchObject({
    value: { basket: [{ PRODUCT_ID: 5 }] },
  });

  const other = await shop.visitor();
  await other.api(addToBasket, { id: 4, qty: 1 });
  const apart = (await other.ask('/personal/user/auth/?merge_basket=false', body)).headers.get('x-session-id') ?? '';
  expect(await shop.ask('/sale/basket/get/', { session: apart })).toMatchObject({ value: { total: { COUNT: 2 } } });
});

test("SES-07 CRT-35 of a product in both baskets at most the city's stock is merged, and one piece of a sold-out product", async () => {
  const scarce = await startShop();
  const leave = (productId: number, quantity: number) =>
    scarce.db
      .update(stock)
      .set({ quantity })
      .where(and(eq(stock.productId, productId), eq(stock.locationId, EKATERINBURG)));
  await leave(1, 10);
  await leave(3, 10);
  const fill = async (session: string, one: number, three: number) => {
    await scarce.ask(`/sale/basket/add/1/${one}/`, { session });
    await scarce.ask(`/sale/basket/add/3/${three}/`, { session });
    return session;
  };
  await fill(await scarce.signIn('boris'), 2, 6);
  const visitor = await fill(await scarce.visit(), 9, 6);
  await leave(1, 4);
  await leave(3, 0);
  const body = { login: 'boris', password: PASSWORD };
  const session = sessionOf(await scarce.ask('/personal/user/auth/', { session: visitor, body }));
  expect(await scarce.ask('/sale/basket/get/', { session })).toMatchObject({
    value: {
      basket: [
        { PRODUCT_ID: 1, QUANTITY: 4 },
        { PRODUCT_ID: 3, QUANTITY: 1 },
      ],
    },
  });
  await scarce.close();
}, 60_000);

test('SES-07 ten concurrent sign-ins of one customer, with baskets in two cities, lose nothing', async () => {
  const sessions = await Promise.all(
    // More new devices at once have to wait (decision 26).
    Array.from({ length: 10 }, async (_, n) => {
      const session = await shop.visit();
      const cities = n % 2 ? [EKATERINBURG, PERM] : [PERM, EKATERINBURG];
      for (const location of cities) await shop.ask('/sale/basket/add/1/1/', { session, location });
      return session;
    }),
  );
  const body = { login: 'anna@example.ru', password: PASSWORD };
  const answers = await Promise.all(
    sessions.map((session, n) =>
      shop.ask('/personal/user/auth/', { session, body, headers: { 'x-forwarded-for': `192.0.2.${n}` } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const anna = await shop.customer('anna@example.ru');
  for (const location of [EKATERINBURG, PERM]) {
    expect(await anna.ask('/sale/basket/get/', undefined, { location })).toMatchObject({
      value: { basket: [{ PRODUCT_ID: 1, QUANTITY: 1 }] },
    });
  }
});
