import { addFavourite, deleteFavourite } from '@zapovednik/api/catalog/calls/favourites';
import { useShop } from '../../testing/use-shop';

const shop = useShop();

const list = (session?: string) => shop.ask('/catalog/product/get_favorites/', { session });

test("API-18 API-19 API-20 a customer's favourites can be neither seen nor changed by another customer", async () => {
  const [anna, boris] = [await shop.customer('anna@example.ru'), await shop.signIn('boris')];
  expect(await anna.api(addFavourite, { productId: 3 })).toMatchObject([3]);
  expect(await anna.api(addFavourite, { productId: '4' })).toMatchObject([4, 3]);
  expect((await list(boris)).value).toEqual([]);
  expect(
    (await shop.ask('/catalog/product/delete_from_favorites/', { session: boris, body: { productId: 3 } })).value,
  ).toEqual([]);
  expect(await list(anna.session())).toMatchObject({
    value: [
      { UF_PRODUCT: 4, product: { id: 4 } },
      { UF_PRODUCT: 3, product: { id: 3 } },
    ],
  });
  expect(await anna.api(deleteFavourite, { productId: 4 })).toMatchObject([3]);
});

test('FAV-02 API-18 favourites need a signed-in customer', async () => {
  const visitor = await shop.visit();
  for (const session of [undefined, visitor, 'no-such-session']) {
    expect(await list(session)).toMatchObject({ status: 401 });
    expect(await shop.ask('/catalog/product/add_to_favorites/', { session, body: { productId: 3 } })).toMatchObject({
      status: 401,
    });
    expect(
      await shop.ask('/catalog/product/delete_from_favorites/', { session, body: { productId: 3 } }),
    ).toMatchObject({ status: 401 });
  }
});

test.each([
  [{}, 400],
  [{ productId: 0 }, 400],
  [{ productId: -1 }, 400],
  [{ productId: 'корм' }, 400],
  [{ productId: 999 }, 404],
])('API-19 %j is answered with %d', async (body, status) => {
  expect(await (await shop.customer('boris')).ask('/catalog/product/add_to_favorites/', body)).toMatchObject({
    status,
    failure: { message: expect.any(String) },
  });
});

test('API-19 a form works like JSON; the same heart pressed many times is one favourite', async () => {
  const session = await shop.signIn('boris');
  const form = await fetch(`${shop.root}/catalog/product/add_to_favorites/`, {
    method: 'POST',
    headers: { authorization: session },
    body: new URLSearchParams({ productId: '1' }),
  });
  expect(await form.json()).toMatchObject({ value: [1] });
  const presses = await Promise.all(
    Array.from({ length: 5 }, () =>
      shop.ask('/catalog/product/add_to_favorites/', { session, body: { productId: 1 } }),
    ),
  );
  expect(presses.map(({ value }) => value)).toEqual(Array.from({ length: 5 }, () => [1]));
});
