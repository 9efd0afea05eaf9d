import { and, eq } from 'drizzle-orm';
import { userSession } from 'shared-contracts/api/user';
import { attempt, idempotencyKey, session as sessions, stock } from '../db/schema';
import { keyOf } from '../session/session';
import { sessionOf } from '../testing/session-of';
import { EKATERINBURG, PASSWORD, PERM } from '../testing/small-shop';
import { startShop, type TestShop } from '../testing/start-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

const isAuth = (headers: Record<string, string> = {}) => shop.ask('/personal/user/is_auth/?site=true', { headers });

test('API-67 SES-06 the first is_auth begins a session, later ones know it by the cookie', async () => {
  const first = await isAuth();
  expect(first).toMatchObject({
    status: 200,
    value: { authorized: false, session_maxlifetime: 2592000, user_id: null },
  });
  const id = first.headers.get('x-session-id') ?? '';
  expect(first.value).toMatchObject({ session_id: id });
  expect((await isAuth({ cookie: `a=b; ZPVDSESSID=${id}` })).headers.get('x-session-id')).toBe(id);
  expect((await isAuth({ cookie: 'ZPVDSESSID=stolen-or-expired' })).headers.get('x-session-id')).not.toBe(
    'stolen-or-expired',
  );
});

test.each([
  ['a foreign page', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling city', { 'sec-fetch-site': 'same-site' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
])(
  '%s gets nobody’s session, and puts none into the place of the visitor’s own',
  async (_, headers: Record<string, string>) => {
    const id = await shop.visit();
    const asked = await isAuth({ cookie: `ZPVDSESSID=${id}`, ...headers });
    expect(asked).toMatchObject({ status: 403, failure: { code: 'foreign' } });
    expect(asked.headers.get('x-session-id')).toBeNull();
  },
);

test('a network begins so many sessions and no more; whoever has one goes on', async () => {
  const flooded = await startShop();
  const id = await flooded.visit();
  await flooded.db.update(attempt).set({ count: 2000 });
  expect(await flooded.ask('/personal/user/is_auth/?site=true')).toMatchObject({
    status: 429,
    failure: { code: 'too_many' },
  });
  const headers = { cookie: `ZPVDSESSID=${id}` };
  expect(await flooded.ask('/personal/user/is_auth/?site=true', { headers })).toMatchObject({
    status: 200,
    value: { session_id: id },
  });
  await flooded.close();
}, 60_000);

test('a session that was planted before sign-in is worth nothing after it', async () => {
  const planted = await shop.visit();
  const victim = { cookie: `ZPVDSESSID=${planted}` };
  const signedIn = await shop.ask('/personal/user/auth/', {
    session: userSession.parse((await isAuth(victim)).value).session_id,
    body: { login: 'boris', password: PASSWORD },
  });
  expect(signedIn).toMatchObject({ value: { authorized: true } });
  expect(await shop.ask('/personal/user/get/', { session: planted })).toMatchObject({ status: 401 });
  expect((await isAuth(victim)).value).toMatchObject({ authorized: false, user_id: null });
});

test('no other call looks at the cookie', async () => {
  const id = await shop.signIn('boris');
  expect(await shop.ask('/personal/user/get/', { headers: { cookie: `ZPVDSESSID=${id}` } })).toMatchObject({
    status: 401,
    failure: { code: 'unauthorized' },
  });
});

test('ERR-31 an id that is no session', async () => {
  expect(await shop.ask('/catalog/brand/get/', { session: 'unknown' })).toMatchObject({
    status: 401,
    failure: { message: 'Session expired', code: 'session_expired' },
  });
});

test('API-78 API-89 signing in gives a new id; the old one is worth nothing', async () => {
  const session = await shop.visit();
  const signedIn = await shop.ask('/personal/user/auth/', {
    session,
    body: { login: 'ANNA@example.ru', password: PASSWORD },
  });
  expect(signedIn).toMatchObject({
    value: { authorized: true, user_id: 1, name: 'Анна Лесная', phone: '79220000001', user_groups: ['customer'] },
  });
  const id = signedIn.headers.get('x-session-id') ?? '';
  expect(id).not.toBe(session);
  expect(await shop.ask('/sale/basket/get/', { session })).toMatchObject({ status: 401 });
  expect(await shop.ask('/personal/user/get/', { session: id })).toMatchObject({ value: { user_id: 1, bonus: false } });
});

test.each([
  ['boris', 'wrong'],
  ['nobody', PASSWORD],
])('%s with a wrong password stays outside', async (login, password) => {
  const session = await shop.visit();
  expect(await shop.ask('/personal/user/auth/', { session, body: { login, password } })).toMatchObject({
    status: 422,
    failure: { message: 'Неверный логин или пароль' },
  });
  expect(await shop.ask('/sale/basket/get/', { session })).toMatchObject({ status: 200 });
});

test('SES-07 the anonymous basket joins the customer’s in its city, unless it must not', async () => {
  const customer = await shop.signIn('boris');
  await shop.ask('/sale/basket/add/1/2/', { session: customer });
  const visitor = await shop.visit();
  await shop.ask('/sale/basket/add/1/1/', { session: visitor });
  await shop.ask('/sale/basket/add/3/6/', { session: visitor });
  await shop.ask('/sale/basket/add/5/1/', { session: visitor, location: PERM });
  const body = { login: 'boris', password: PASSWORD };
  const session =
    (await shop.ask('/personal/user/auth/', { session: visitor, body })).headers.get('x-session-id') ?? '';
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

  const other = await shop.visit();
  await shop.ask('/sale/basket/add/4/1/', { session: other });
  const apart =
    (await shop.ask('/personal/user/auth/?merge_basket=false', { session: other, body })).headers.get('x-session-id') ??
    '';
  expect(await shop.ask('/sale/basket/get/', { session: apart })).toMatchObject({ value: { total: { COUNT: 2 } } });
});

test('SES-07 CRT-35 of a product in both baskets no more is merged than the city has, and one of what is sold out', async () => {
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

test('API-68 after signing out the session is a new, empty one', async () => {
  const session = await shop.signIn('anna@example.ru');
  await shop.ask('/sale/basket/add/1/1/', { session });
  const out = await shop.ask('/personal/user/logout/', { session });
  expect(out).toMatchObject({ value: { authorized: false } });
  expect(await shop.ask('/personal/user/get/', { session })).toMatchObject({
    status: 401,
    failure: { code: 'session_expired' },
  });
  expect(await shop.ask('/sale/basket/get/', { session: out.headers.get('x-session-id') ?? '' })).toMatchObject({
    value: { basket: [] },
  });
});

test('API-18 API-19 API-20 favourites of a customer', async () => {
  const session = await shop.signIn('anna@example.ru');
  const change = (call: string, productId: number) =>
    shop.ask(`/catalog/product/${call}/`, { session, body: { productId } });
  await change('add_to_favorites', 3);
  expect(await change('add_to_favorites', 4)).toMatchObject({ value: [4, 3] });
  expect(await change('add_to_favorites', 4)).toMatchObject({ value: [4, 3] });
  expect(await change('add_to_favorites', 999)).toMatchObject({ status: 404 });
  expect(await shop.ask('/catalog/product/get_favorites/', { session })).toMatchObject({
    value: [{ UF_PRODUCT: 4, product: { name: 'Мячик «Поле»' } }, { UF_PRODUCT: 3 }],
  });
  expect(await change('delete_from_favorites', 4)).toMatchObject({ value: [3] });
  expect(await shop.ask('/catalog/product/get_favorites/', { session: await shop.signIn('boris') })).toMatchObject({
    value: [],
  });
});

test('FAV-02 nobody has favourites without signing in', async () => {
  const session = await shop.visit();
  expect(await shop.ask('/catalog/product/get_favorites/', { session })).toMatchObject({
    status: 401,
    failure: { code: 'unauthorized' },
  });
  expect(await shop.ask('/catalog/product/add_to_favorites/', { session, body: { productId: 1 } })).toMatchObject({
    status: 401,
  });
});

test('guessing passwords is limited by address', async () => {
  const session = await shop.visit();
  const guess = () =>
    shop.ask('/personal/user/auth/', {
      session,
      body: { login: 'boris', password: 'x' },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
  const answers = [];
  for (let tries = 0; tries < 21; tries += 1) answers.push((await guess()).status);
  expect(answers.filter((status) => status === 422)).toHaveLength(20);
  expect(answers.at(-1)).toBe(429);
});

test('of 50 passwords guessed at once 20 are looked at, wherever they say they come from', async () => {
  const session = await shop.visit();
  const guess = (n: number) =>
    shop.ask('/personal/user/auth/', {
      session,
      body: { login: `nobody-${n}`, password: 'x' },
      headers: { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.10` },
    });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => guess(n)));
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(422), count(429)]).toEqual([20, 30]);
});

test('right passwords do not count against anybody', async () => {
  for (let tries = 0; tries < 25; tries += 1) {
    const session = await shop.visit();
    const answer = await shop.ask('/personal/user/auth/', {
      session,
      body: { login: 'boris', password: PASSWORD },
      headers: { 'x-forwarded-for': '203.0.113.11' },
    });
    expect(answer.status).toBe(200);
  }
});

test('of sign-ins and sign-outs with one session at once one is done, the others are told that it is over', async () => {
  const session = await shop.visit();
  const body = { login: 'boris', password: PASSWORD };
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => shop.ask('/personal/user/auth/', { session, body })),
    ...Array.from({ length: 5 }, () => shop.ask('/personal/user/logout/', { session })),
  ]);
  expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
  expect(answers.filter(({ status, value }) => status === 200 && Object(value).authorized).length).toBeLessThanOrEqual(
    1,
  );
  expect(await shop.ask('/sale/basket/get/', { session })).toMatchObject({ status: 401 });
});

test('no session id is kept where it can be read, not even with the answer to a repeated write', async () => {
  const session = await shop.visit();
  const body = { login: 'boris', password: PASSWORD };
  const { value } = await shop.ask('/personal/user/auth/', { session, body, key: 'once' });
  const id = userSession.parse(value).session_id;
  const out = userSession.parse(
    (await shop.ask('/personal/user/logout/', { session: id, key: 'twice' })).value,
  ).session_id;
  const kept = JSON.stringify([await shop.db.select().from(idempotencyKey), await shop.db.select().from(sessions)]);
  for (const secret of [session, id, out]) expect(kept).not.toContain(secret);
});

test('whoever renders pages is told at sign-in and sign-out whose they are, and nothing when it fails', async () => {
  const view = ({ headers }: { headers: Headers }) => JSON.parse(headers.get('x-session-view') ?? 'null');
  const session = await shop.visit();
  await shop.ask(`/location/location/set/${PERM}/`, { session });
  const failed = await shop.ask('/personal/user/auth/', { session, body: { login: 'boris', password: 'x' } });
  expect([view(failed), failed.headers.get('x-session-id')]).toEqual([null, null]);
  const body = { login: 'boris', password: PASSWORD };
  const signedIn = await shop.ask('/personal/user/auth/', { session, body });
  expect(view(signedIn)).toEqual({ locationId: PERM, fastPickup: false, authorized: true });
  const out = await shop.ask('/personal/user/logout/', { session: signedIn.headers.get('x-session-id') ?? '' });
  expect(view(out)).toEqual({ locationId: null, fastPickup: false, authorized: false });
});

test('SES-02 a session that nobody used for 30 days is over', async () => {
  const session = await shop.visit();
  await shop.db
    .update(sessions)
    .set({ expiresAt: new Date() })
    .where(eq(sessions.key, keyOf(session)));
  expect(await shop.ask('/sale/basket/get/', { session })).toMatchObject({
    status: 401,
    failure: { message: 'Session expired', code: 'session_expired' },
  });
});

test('SES-07 twenty sign-ins of one customer at once, with baskets in two cities, lose nothing', async () => {
  const sessions = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
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
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const session = await shop.signIn('anna@example.ru');
  for (const location of [EKATERINBURG, PERM]) {
    expect(await shop.ask('/sale/basket/get/', { session, location })).toMatchObject({
      value: { basket: [{ PRODUCT_ID: 1, QUANTITY: 1 }] },
    });
  }
});

test('SES-20 writes of a session that ends at the same moment are told that it is over', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const session = await shop.visit();
      return Promise.all([
        shop.ask('/sale/basket/add/1/1/', { session }),
        shop.ask('/personal/user/logout/', { session }),
        shop.ask('/personal/user/set_carrot_id/', { session, body: { id: 'c-1' } }),
        shop.ask('/sale/basket/add/3/6/', { session }),
        shop.ask('/catalog/product/viewed/', { session }),
      ]);
    }),
  );
  expect(answers.flat().filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
});
