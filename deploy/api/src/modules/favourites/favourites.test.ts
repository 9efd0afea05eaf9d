import { useShop } from '../../testing/use-shop';

const shop = useShop();

const list = (session?: string) => shop.ask('/catalog/product/get_favorites/', session ? { session } : {});
const change = (what: 'add_to' | 'delete_from', session: string | undefined, body: unknown, key?: string) =>
  shop.ask(`/catalog/product/${what}_favorites/`, { body, ...(session && { session }), ...(key && { key }) });

test("API-18 API-19 API-20 a customer's favourites can be neither seen nor changed by another customer", async () => {
  const [anna, boris] = [await shop.signIn('anna@example.ru'), await shop.signIn('boris')];
  expect(await change('add_to', anna, { productId: 3 })).toMatchObject({ value: [3] });
  expect(await change('add_to', anna, { productId: '4' })).toMatchObject({ value: [4, 3] });
  expect((await list(boris)).value).toEqual([]);
  expect((await change('delete_from', boris, { productId: 3 })).value).toEqual([]);
  expect(await list(anna)).toMatchObject({
    value: [
      { UF_PRODUCT: 4, product: { id: 4 } },
      { UF_PRODUCT: 3, product: { id: 3 } },
    ],
  });
  expect(await change('delete_from', anna, { productId: 4 })).toMatchObject({ value: [3] });
});

test('FAV-02 API-18 favourites need a signed-in customer', async () => {
  const visitor = await shop.visit();
  for (const session of [undefined, visitor, 'no-such-session']) {
    expect(await list(session)).toMatchObject({ status: 401 });
    expect(await change('add_to', session, { productId: 3 })).toMatchObject({ status: 401 });
    expect(await change('delete_from', session, { productId: 3 })).toMatchObject({ status: 401 });
  }
});

test.each([
  [{}, 400],
  [{ productId: 0 }, 400],
  [{ productId: -1 }, 400],
  [{ productId: 'корм' }, 400],
  [{ productId: 999 }, 404],
])('API-19 %j is answered with %d', async (body, status) => {
  expect(await change('add_to', await shop.signIn('boris'), body)).toMatchObject({
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
  const presses = await Promise.all(Array.from({ length: 5 }, () => change('add_to', session, { productId: 1 })));
  expect(presses.map(({ value }) => value)).toEqual(Array.from({ length: 5 }, () => [1]));
});
