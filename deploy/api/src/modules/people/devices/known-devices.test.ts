import { customer } from '../../../db/schema';
import { ANNA, codesIn } from '../../../testing/codes';
import { WITH_CAPTCHA } from '../../../testing/sandboxes';
import { sessionOf } from '../../../testing/session-of';
import { PASSWORD, quickHash } from '../../../testing/small-shop';
import type { Asked } from '../../../testing/start-shop';
import { SECOND } from '../../../testing/test-clock';
import { useShop } from '../../../testing/use-shop';

const OWNER = 'anna@example.ru';

// A thousand guesses.
jest.setTimeout(300_000);

const shop = useShop({ sandboxes: true, at: new Date() }, { each: 'test' });
const codes = codesIn(shop);

/** Addresses of many networks. */
const from = (n: number) => ({ 'x-forwarded-for': `198.18.${n >> 8}.${n & 255}` });
const many = (count: number) => Array.from({ length: count }, (_, n) => n);
const guess = async (n: number, session: string): Promise<Asked> =>
  codes.call('auth/', { login: OWNER, password: `guess-${n}` }, session, from(n));
const count = (answers: readonly Asked[], wanted: number) => answers.filter(({ status }) => status === wanted).length;
/** A browser in which Anna signed in and out. */
async function knownBrowser(): Promise<string> {
  const out = await (await shop.customer(OWNER)).ask('/personal/user/logout/', undefined, { headers: from(60_000) });
  return sessionOf(out);
}
const signIn = (session: string) => codes.call('auth/', { login: OWNER, password: PASSWORD }, session, from(60_001));

/** Wrong passwords from many networks, in ten sessions. */
async function attack(first: number, times: number): Promise<Asked[]> {
  const sessions = await Promise.all(many(10).map(() => shop.visit()));
  const answers: Asked[] = [];
  for (let at = first; at < first + times; at += 10) {
    answers.push(...(await Promise.all(sessions.map((session, n) => guess(at + n, session)))));
  }
  return answers;
}

test('API-78 API-76 the owner signs in during 1,000 wrong guesses of many addresses: by password where they did before, by code anywhere', async () => {
  const known = await knownBrowser();
  const before = await attack(0, 500);
  const byPassword = await signIn(known);
  expect(byPassword).toMatchObject({ status: 200, value: { user_id: 1 } });
  const elsewhere = await shop.visit();
  expect(await codes.request(ANNA, elsewhere)).toMatchObject({ status: 200 });
  expect(await codes.enter(ANNA, await shop.outside.code(ANNA), elsewhere)).toMatchObject({ status: 200 });
  const answers = [...before, ...(await attack(500, 500))];
  // Ten guesses are free. After that, each pause is longer.
  expect([count(answers, 422), count(answers, 429)]).toEqual([11, 989]);
});

test('API-78 an hour of guesses stays slow, and a new device is told the other way', async () => {
  const sessions = [await shop.visit(), await shop.visit()];
  const answers: Asked[] = [];
  for (const n of many(60)) {
    answers.push(await guess(2 * n, sessions[0] ?? ''), await guess(2 * n + 1, sessions[1] ?? ''));
    shop.clock.pass(60 * SECOND);
  }
  expect(count(answers, 422)).toBeLessThanOrEqual(25);
  expect(await signIn(await shop.visit())).toMatchObject({
    status: 429,
    failure: { message: expect.stringContaining('Войдите по коду из СМС') },
  });
});

test('the owner’s own network is full of guesses: the known browser signs in', async () => {
  const known = await knownBrowser();
  const thief = await shop.visit();
  const logins = many(25).map((n) => `guessed-${n}`);
  const passwordHash = await quickHash(PASSWORD);
  await shop.db.insert(customer).values(logins.map((login) => ({ login, passwordHash })));
  for (const login of logins) await codes.call('auth/', { login, password: 'x' }, thief, from(60_001));
  expect(await signIn(await shop.visit())).toMatchObject({ status: 429 });
  expect(await signIn(known)).toMatchObject({ status: 200 });
});

test('guesses in a known browser are limited, too, and only there', async () => {
  const [stolen, own] = [await knownBrowser(), await knownBrowser()];
  const answers = [];
  for (const n of many(50)) answers.push(await guess(n, stolen));
  expect([count(answers, 422), count(answers, 429)]).toEqual([10, 40]);
  expect(await signIn(own)).toMatchObject({ status: 200 });
});

test('API-74 others request codes for the phone: one network five, all together ten, and the known browser gets its own', async () => {
  const known = await knownBrowser();
  const one = [];
  for (const _ of many(8)) one.push(await codes.call('sms_request/', { phone: ANNA }, await shop.visit(), from(1)));
  expect(count(one, 200)).toBe(5);
  const elsewhere = await shop.visit();
  expect(await codes.call('sms_request/', { phone: ANNA }, elsewhere, from(2))).toMatchObject({ status: 200 });
  const all = [];
  for (const n of many(20))
    all.push(await codes.call('sms_request/', { phone: ANNA }, await shop.visit(), from(n + 10)));
  expect(count(all, 200)).toBe(4);
  expect(await codes.request(ANNA, known)).toMatchObject({ status: 200 });
  expect(await codes.enter(ANNA, await shop.outside.code(ANNA), known)).toMatchObject({ status: 200 });
});

test('a browser is known for its customers only, and no more after the others were signed out', async () => {
  const known = await knownBrowser();
  const own = await shop.customer(OWNER);
  await attack(0, 40);
  expect(await own.ask('/personal/user/devices/end_others/', {})).toMatchObject({
    status: 200,
  });
  expect(await signIn(known)).toMatchObject({ status: 429 });
});

test('old passwords are guessed in one session: the owner changes theirs in another', async () => {
  const [stolen, own] = [await shop.signIn(OWNER), await shop.signIn(OWNER)];
  const change = (session: string, old_password: string) =>
    codes.call('change_password/', { old_password, password: 'совсем-другой' }, session);
  for (const _ of many(12)) await change(stolen, 'угадаю');
  expect(await change(stolen, PASSWORD)).toMatchObject({ status: 429 });
  expect(await change(own, PASSWORD)).toMatchObject({ status: 200 });
});

describe('with a captcha', () => {
  const guarded = useShop({ sandboxes: WITH_CAPTCHA });

  test('SES-14 a new device that passes it signs in during the guesses, without a pause', async () => {
    const guessAt = async (n: number, body: object) =>
      guarded.ask('/personal/user/auth/', {
        session: await guarded.visit(),
        body: { login: OWNER, password: 'guess', ...body },
        headers: from(n),
      });
    const answers = [];
    for (const n of many(30)) answers.push(await guessAt(n, {}));
    expect(count(answers, 422)).toBe(30);
    expect(answers.at(-1)?.failure).toMatchObject({ code: 'captcha' });
    expect(await guessAt(99, { password: PASSWORD })).toMatchObject({ status: 422, failure: { code: 'captcha' } });
    expect(await guessAt(99, { password: PASSWORD, captchaResponse: 'pass-1' })).toMatchObject({ status: 200 });
  });
});
