import crypto from 'node:crypto';
import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { isNotNull } from 'drizzle-orm';
import { attempt, customer } from '../../../db/schema';
import { PASSWORD, quickHash } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';
import { hashPassword } from '../passwords/password';

// Checking a password takes long by design, and this file has dozens of checks.
jest.setTimeout(60_000);

const shop = useShop();
/**
 * Many logins whose passwords are checked quickly. For an unknown login the check takes as long as for the most
 * expensive password.
 */
const logins = Array.from({ length: 50 }, (_, n) => `guessed-${n}`);
const quickPasswords = async () => {
  const passwordHash = await quickHash(PASSWORD);
  await shop.db.update(customer).set({ passwordHash }).where(isNotNull(customer.passwordHash));
  return passwordHash;
};
beforeAll(async () => {
  const passwordHash = await quickPasswords();
  await shop.db.insert(customer).values(logins.map((login) => ({ login, passwordHash })));
});

test('API-78 API-89 signing in gives a new id; the old one becomes invalid', async () => {
  const visitor = await shop.visitor();
  const signedIn = await visitor.ask('/personal/user/auth/', { login: 'ANNA@example.ru', password: PASSWORD });
  expect(signedIn).toMatchObject({
    value: { authorized: true, user_id: 1, name: 'Анна Лесная', phone: '79220000001', user_groups: ['customer'] },
  });
  const id = signedIn.headers.get('x-session-id') ?? '';
  expect(id).not.toBe(visitor.session());
  expect(await visitor.ask('/sale/basket/get/')).toMatchObject({ status: 401 });
  expect(await shop.ask('/personal/user/get/', { session: id })).toMatchObject({ value: { user_id: 1, bonus: false } });
});

test.each([
  ['boris', 'wrong'],
  ['nobody', PASSWORD],
])('%s with a wrong password is refused', async (login, password) => {
  const visitor = await shop.visitor();
  expect(await visitor.ask('/personal/user/auth/', { login, password })).toMatchObject({
    status: 422,
    failure: { message: 'Неверный логин или пароль' },
  });
  expect(await visitor.ask('/sale/basket/get/')).toMatchObject({ status: 200 });
});

test('an unknown login, and one without a password, take as long as a wrong password and get the same answer', async () => {
  await shop.db.insert(customer).values({ login: 'by-code-only', phone: '79220000099' });
  await shop.db
    .update(customer)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(isNotNull(customer.passwordHash));
  const derive = jest.spyOn(crypto, 'scrypt');
  const answers = [];
  for (const login of ['boris', 'nobody', 'by-code-only', '79220000099', 'ANNA@example.ru']) {
    const body = { login, password: 'wrong' };
    const headers = { 'x-forwarded-for': '203.0.113.12' };
    const { status, failure } = await (await shop.visitor()).ask('/personal/user/auth/', body, { headers });
    answers.push({ status, failure, derived: derive.mock.calls.length, cost: derive.mock.lastCall?.[3] });
    derive.mockClear();
  }
  const wrong = { status: 422, failure: expect.objectContaining({ message: 'Неверный логин или пароль' }) };
  expect(answers).toEqual(Array(5).fill({ ...wrong, derived: 1, cost: { N: 16_384, r: 8, p: 5 } }));
  await quickPasswords();
});

test('a phone is one login in any notation: its guesses add up, from all networks', async () => {
  const guess = async (login: string, network: string) => {
    const headers = { 'x-forwarded-for': network };
    const body = { login, password: 'wrong' };
    return (await (await shop.visitor()).ask('/personal/user/auth/', body, { headers })).status;
  };
  expect(await guess('+7 (922) 333-00-01', '203.0.113.13')).toBe(422);
  await shop.db.update(attempt).set({ count: 50 });
  // One more is checked, and begins a pause.
  const others = ['+7 922 333-00-01', '79223330001', '8 922 333 00 01', '922-333-0001', '79223330002'];
  const statuses = [];
  for (const [n, login] of others.entries()) statuses.push(await guess(login, `203.0.113.${20 + n}`));
  expect(statuses).toEqual([422, 429, 429, 429, 422]);
  await shop.db.delete(attempt);
});

test('API-68 after signing out the session is a new, empty one', async () => {
  const anna = await shop.customer('anna@example.ru');
  await anna.api(addToBasket, { id: 1, qty: 1 });
  const out = await anna.ask('/personal/user/logout/');
  expect(out).toMatchObject({ value: { authorized: false } });
  expect(await anna.ask('/personal/user/get/')).toMatchObject({
    status: 401,
    failure: { code: 'session_expired' },
  });
  expect(await shop.ask('/sale/basket/get/', { session: out.headers.get('x-session-id') ?? '' })).toMatchObject({
    value: { basket: [] },
  });
});

test('guessing passwords is limited by address', async () => {
  const visitor = await shop.visitor();
  const guess = (n: number) =>
    visitor.ask(
      '/personal/user/auth/',
      { login: logins[n], password: 'x' },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
    );
  const answers = [];
  for (let tries = 0; tries < 21; tries += 1) answers.push((await guess(tries)).status);
  expect(answers.filter((status) => status === 422)).toHaveLength(20);
  expect(answers.at(-1)).toBe(429);
});

test('of 50 concurrent password guesses at most 20 are checked, whatever their forwarding headers', async () => {
  const visitor = await shop.visitor();
  const guess = (n: number) =>
    visitor.ask(
      '/personal/user/auth/',
      { login: logins[n], password: 'x' },
      { headers: { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.10` } },
    );
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => guess(n)));
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  // The queue of passwords refuses some: too many from one network (429), or a too long wait on a busy machine (503).
  expect(count(422) + count(429) + count(503)).toBe(50);
  expect(count(422)).toBeGreaterThan(5);
  expect(count(422)).toBeLessThanOrEqual(20);
});

test('right passwords do not count as guesses', async () => {
  for (let tries = 0; tries < 25; tries += 1) {
    const visitor = await shop.visitor();
    const answer = await visitor.ask(
      '/personal/user/auth/',
      { login: 'boris', password: PASSWORD },
      { headers: { 'x-forwarded-for': '203.0.113.11' } },
    );
    expect(answer.status).toBe(200);
  }
});

test('of concurrent sign-ins and sign-outs with one session one succeeds, the others get an error that it has expired', async () => {
  const visitor = await shop.visitor();
  const body = { login: 'boris', password: PASSWORD };
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => visitor.ask('/personal/user/auth/', body)),
    ...Array.from({ length: 5 }, () => visitor.ask('/personal/user/logout/')),
  ]);
  expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
  expect(answers.filter(({ status, value }) => status === 200 && Object(value).authorized).length).toBeLessThanOrEqual(
    1,
  );
  expect(await visitor.ask('/sale/basket/get/')).toMatchObject({ status: 401 });
});
