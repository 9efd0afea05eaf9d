import { PASSWORD } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';

// Deriving a key takes 150 ms of a thread, and seconds on a busy machine. Here a timer replaces it, and passwords have
// the low cost of tests.
jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const scrypt = (...[password, salt, length, , done]: Parameters<typeof real.scrypt>) =>
    void setTimeout(() => real.scrypt(password, salt, length, { N: 1024, r: 8, p: 1 }, done), 30);
  return { ...real, scrypt };
});

const shop = useShop();

test('API-78 forty wrong passwords at once from each of two networks: some are refused, none fails, and others sign in', async () => {
  const [guesser, visitor] = [await shop.visitor(), await shop.visitor()];
  const wrong = Promise.all(
    Array.from({ length: 80 }, (_, number) =>
      guesser.ask(
        '/personal/user/auth/',
        { login: `nobody-${number}`, password: 'wrong' },
        { headers: { 'x-forwarded-for': number % 2 ? '203.0.113.9' : '203.0.113.10' } },
      ),
    ),
  );
  const signedIn = await visitor.ask(
    '/personal/user/auth/',
    { login: 'boris', password: PASSWORD },
    { headers: { 'x-forwarded-for': '198.51.100.1' } },
  );
  expect(signedIn).toMatchObject({ status: 200, value: { user_id: 2 } });
  const statuses = (await wrong).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 422 && status !== 429)).toEqual([]);
  expect(statuses).toContain(429);
});

test('API-80 new passwords have to be derived too: too many of one network at once are 429 with a time', async () => {
  const visitor = await shop.visitor();
  const restore = () =>
    visitor.ask(
      '/personal/user/restore/',
      { token: 'x'.repeat(43), password: 'сосна-и-две-ели' },
      { headers: { 'x-forwarded-for': '203.0.113.20' } },
    );
  const answers = await Promise.all(Array.from({ length: 40 }, restore));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '1'));
  expect(answers.filter(({ status }) => status !== 422 && status !== 429)).toEqual([]);
});
