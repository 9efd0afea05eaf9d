import { setLocation } from '@zapovednik/api/shell/calls/location';
import { userSession } from '@zapovednik/api/shell/wire/user';
import { eq } from 'drizzle-orm';
import { attempt, idempotencyKey, session as sessions } from '../../db/schema';
import { keyOf } from '../../http/session';
import { PASSWORD, PERM } from '../../testing/small-shop';
import { startShop } from '../../testing/start-shop';
import { useShop } from '../../testing/use-shop';

const shop = useShop();

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
])('%s gets no session, and does not replace the visitor’s own', async (_, headers: Record<string, string>) => {
  const id = await shop.visit();
  const asked = await isAuth({ cookie: `ZPVDSESSID=${id}`, ...headers });
  expect(asked).toMatchObject({ status: 403, failure: { code: 'foreign' } });
  expect(asked.headers.get('x-session-id')).toBeNull();
});

test('a network starts a limited number of sessions; existing ones still work', async () => {
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

test('a session that was planted before sign-in is invalid after it', async () => {
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

test('no other call reads the cookie', async () => {
  const id = await shop.signIn('boris');
  expect(await shop.ask('/personal/user/get/', { headers: { cookie: `ZPVDSESSID=${id}` } })).toMatchObject({
    status: 401,
    failure: { code: 'unauthorized' },
  });
});

test('ERR-31 an id without a session', async () => {
  expect(await shop.ask('/catalog/brand/get/', { session: 'unknown' })).toMatchObject({
    status: 401,
    failure: { message: 'Session expired', code: 'session_expired' },
  });
});

test('no session id is stored in readable form, not even with the answer to a repeated write', async () => {
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

test('the gateway learns at sign-in and sign-out whose session it is, and nothing when it fails', async () => {
  const view = ({ headers }: { headers: Headers }) => JSON.parse(headers.get('x-session-view') ?? 'null');
  const visitor = await shop.visitor();
  await visitor.api(setLocation, { id: PERM });
  const failed = await visitor.ask('/personal/user/auth/', { login: 'boris', password: 'x' });
  expect([view(failed), failed.headers.get('x-session-id')]).toEqual([null, null]);
  const body = { login: 'boris', password: PASSWORD };
  const signedIn = await visitor.ask('/personal/user/auth/', body);
  expect(view(signedIn)).toEqual({ locationId: PERM, fastPickup: false, authorized: true });
  const out = await shop.ask('/personal/user/logout/', { session: signedIn.headers.get('x-session-id') ?? '' });
  expect(view(out)).toEqual({ locationId: null, fastPickup: false, authorized: false });
});

test('SES-02 a session that was not used for 30 days has expired', async () => {
  const thirtyDays = 30 * 24 * 3600;
  expect(await shop.ask('/personal/user/is_auth/?site=true')).toMatchObject({
    value: { session_maxlifetime: thirtyDays },
  });
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

test('SES-20 writes of a session that ends at the same moment get an error that it has expired', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const visitor = await shop.visitor();
      return Promise.all([
        visitor.ask('/sale/basket/add/1/1/'),
        visitor.ask('/personal/user/logout/'),
        visitor.ask('/personal/user/set_carrot_id/', { id: 'c-1' }),
        visitor.ask('/sale/basket/add/3/6/'),
        visitor.ask('/catalog/product/viewed/'),
      ]);
    }),
  );
  expect(answers.flat().filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
});
