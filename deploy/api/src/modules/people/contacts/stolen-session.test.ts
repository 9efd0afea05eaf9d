import { eq } from 'drizzle-orm';
import { contactChange, customer } from '../../../db/schema';
import { ANNA, codesIn } from '../../../testing/codes';
import { sendMessages } from '../../../testing/send-messages';
import { sessionOf } from '../../../testing/session-of';
import { PASSWORD } from '../../../testing/small-shop';
import { SECOND } from '../../../testing/test-clock';
import { useShop } from '../../../testing/use-shop';
import { createAdministrator } from '../sign-in/administrator';
import { applyDueChanges } from './apply-due-changes';

const THIEF = { phone: '79228880001', email: 'thief@example.ru' };
const OWNER = 'anna@example.ru';
const HOUR = 3600;

jest.setTimeout(60_000);

const shop = useShop({ sandboxes: true, at: new Date() }, { each: 'test' });
const codes = codesIn(shop);

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
/** Runs the jobs. */
const jobs = async () => {
  await applyDueChanges(shop.work, log);
  await sendMessages(shop.work, log);
};
const anna = async () => (await shop.db.select().from(customer).where(eq(customer.id, 1)))[0];
const isSignedIn = async (session: string) => (await shop.ask('/personal/user/get/', { session })).status === 200;
const isIn = async (login: string, password: string) =>
  (await codes.call('auth/', { login, password }, await shop.visit())).status === 200;

/** A code that was sent to the thief's own phone. */
async function thiefsCode(session: string): Promise<string> {
  await codes.request(THIEF.phone, session);
  return shop.outside.code(THIEF.phone);
}
const token = (text = '') => /#stop=([\w-]+)/.exec(text)?.[1] ?? '';

test('API-90 a stolen session does not take the account: a new phone, and then a new password through it', async () => {
  const stolen = await shop.signIn(OWNER);
  const body = { phone: THIEF.phone, code: await thiefsCode(stolen) };
  expect(await codes.call('update/', body, stolen)).toMatchObject({ status: 422, failure: { code: 'proof_needed' } });
  expect(await anna()).toMatchObject({ phone: ANNA });
  const elsewhere = await shop.visit();
  await codes.request(THIEF.phone, elsewhere, 'sms_forgot/');
  const code = await shop.outside.code(THIEF.phone);
  const password = 'vor-byl-zdes';
  expect(await codes.call('sms_change_password/', { phone: THIEF.phone, code, password }, elsewhere)).toMatchObject({
    status: 422,
  });
  expect(await isIn(OWNER, PASSWORD)).toBe(true);
});

test.each([
  { email: THIEF.email },
  { email: '' },
  { email: THIEF.email, password: 'угадал' },
  { email: THIEF.email, proof_code: '000000' },
])('API-90 nor does another e-mail, and then a recovery by it: %j', async (body) => {
  const stolen = await shop.signIn(OWNER);
  expect(await codes.call('update/', body, stolen)).toMatchObject({ status: 422 });
  expect(await shop.outside.texts(THIEF.email)).toEqual([]);
  expect(await anna()).toMatchObject({ email: OWNER, emailConfirmedAt: expect.any(Date) });
});

test('API-90 a code that was sent for another purpose, or to another phone, proves nothing', async () => {
  const stolen = await shop.signIn(OWNER);
  const phone = { phone: THIEF.phone, code: await thiefsCode(stolen) };
  expect(await codes.call('update/', { ...phone, proof_code: phone.code }, stolen)).toMatchObject({ status: 422 });
  await codes.call('deletion/code/', {}, stolen);
  const proof_code = await shop.outside.code(ANNA);
  expect(await codes.call('update/', { ...phone, proof_code }, stolen)).toMatchObject({ status: 422 });
  expect(await anna()).toMatchObject({ phone: ANNA });
});

test('API-90 guesses of the code to the phone of before are limited', async () => {
  const stolen = await shop.signIn(OWNER);
  await codes.call('change/code/', {}, stolen);
  const right = await shop.outside.code(ANNA);
  const wrong = right === '111111' ? '222222' : '111111';
  for (let times = 0; times < 5; times += 1)
    await codes.call('update/', { email: THIEF.email, proof_code: wrong }, stolen);
  expect(await codes.call('update/', { email: THIEF.email, proof_code: right }, stolen)).toMatchObject({ status: 422 });
});

test.each(['password', 'proof_code'])(
  'API-90 the owner proves with %s: the change is at once, other sessions end',
  async (way) => {
    const elsewhere = await shop.signIn(OWNER);
    const session = await shop.signIn(OWNER);
    const code = await thiefsCode(session);
    if (way === 'proof_code') expect(await codes.call('change/code/', {}, session)).toMatchObject({ status: 200 });
    const proof = way === 'password' ? { password: PASSWORD } : { proof_code: await shop.outside.code(ANNA) };
    const changed = await codes.call('update/', { phone: THIEF.phone, code, ...proof }, session);
    expect(changed).toMatchObject({ status: 200, value: { phone: THIEF.phone } });
    const renewed = sessionOf(changed);
    expect([await isSignedIn(renewed), await isSignedIn(elsewhere)]).toEqual([true, false]);
    // Another person may have a copy of the earlier id.
    expect(await isSignedIn(session)).toBe(false);
  },
);

test('API-69 a new e-mail that was proved: other sessions end when its link is opened', async () => {
  const elsewhere = await shop.signIn(OWNER);
  const copied = await shop.signIn(OWNER);
  const session = sessionOf(await codes.call('update/', { email: 'anna.new@example.ru', password: PASSWORD }, copied));
  // Another email to the same address needs no proof.
  expect(await codes.call('update/', { email: 'anna.new@example.ru' }, session)).toMatchObject({ status: 200 });
  await shop.ask(`/personal/user/confirm/${await shop.outside.token('anna.new@example.ru')}/`);
  expect(await anna()).toMatchObject({ email: 'anna.new@example.ru' });
  expect([await isSignedIn(session), await isSignedIn(elsewhere)]).toEqual([true, false]);
});

test('API-90 without a proof a new phone waits for 72 hours; the contacts of before are told and one press stops it', async () => {
  const stolen = await shop.signIn(OWNER);
  const body = { phone: THIEF.phone, code: await thiefsCode(stolen), wait: true };
  expect(await codes.call('update/', body, stolen)).toMatchObject({ status: 200, value: { phone: ANNA } });
  expect(await shop.ask('/personal/user/account/', { session: stolen })).toMatchObject({
    value: { waiting_changes: [{ contact: 'phone', value: THIEF.phone, hours_left: 72 }] },
  });
  await jobs();
  const [sms = ''] = await shop.outside.texts(ANNA);
  const [letter = ''] = await shop.outside.texts(OWNER);
  for (const text of [sms, letter]) {
    expect(text).toMatch(/http:\/\/shop\.localhost\/auth\/success-auth\/#stop=/);
    expect(text).not.toContain('8880001');
  }
  shop.clock.pass(71 * HOUR * SECOND);
  await jobs();
  expect(await anna()).toMatchObject({ phone: ANNA });
  const stopped = await codes.call('change/stop/', { token: token(sms) }, await shop.visit());
  expect(stopped).toMatchObject({ status: 200, value: { stopped: true } });
  expect(await isSignedIn(stolen)).toBe(false);
  expect(await codes.call('change/stop/', { token: token(letter) }, await shop.visit())).toMatchObject({ status: 422 });
  shop.clock.pass(2 * HOUR * SECOND);
  await jobs();
  expect(await anna()).toMatchObject({ phone: ANNA });
});

test('API-90 a forged or foreign link stops nothing', async () => {
  const session = await shop.signIn(OWNER);
  await codes.call('update/', { phone: THIEF.phone, code: await thiefsCode(session), wait: true }, session);
  await jobs();
  const [sms = ''] = await shop.outside.texts(ANNA);
  const right = token(sms);
  for (const forged of [
    `2${right.slice(1)}`,
    `${right.slice(0, -1)}${right.endsWith('A') ? 'B' : 'A'}`,
    'a'.repeat(30),
  ]) {
    expect(await codes.call('change/stop/', { token: forged }, await shop.visit())).toMatchObject({ status: 422 });
  }
  expect(await shop.db.$count(contactChange)).toBe(1);
  expect(await isSignedIn(session)).toBe(true);
});

test('API-90 nobody stops it: the phone changes after 72 hours, and only the session that asked stays', async () => {
  const elsewhere = await shop.signIn(OWNER);
  const session = await shop.signIn(OWNER);
  await codes.call(
    'update/',
    { phone: '79228880009', code: await codeFor('79228880009', session), wait: true },
    session,
  );
  expect([await isSignedIn(session), await isSignedIn(elsewhere)]).toEqual([true, true]);
  shop.clock.pass((72 * HOUR + 1) * SECOND);
  await Promise.all([jobs(), jobs(), jobs()]);
  expect(await anna()).toMatchObject({ phone: '79228880009', login: OWNER });
  expect([await isSignedIn(session), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect(await shop.db.$count(contactChange)).toBe(0);
  expect((await shop.outside.texts(ANNA))[0]).toContain('телефон вашего аккаунта изменили');
});

test('API-69 a new e-mail that waits needs its link first, and then 72 hours', async () => {
  const session = await shop.signIn(OWNER);
  expect(await codes.call('update/', { email: 'anna.new@example.ru', wait: true }, session)).toMatchObject({
    status: 200,
    value: { email: OWNER, email_confirmed: true },
  });
  shop.clock.pass(80 * SECOND);
  // Another email waits like the first one.
  await codes.call('update/', { email: 'anna.new@example.ru' }, session);
  const link = await shop.outside.token('anna.new@example.ru');
  expect(await shop.ask(`/personal/user/confirm/${link}/`)).toMatchObject({
    status: 200,
    value: { email: 'anna.new@example.ru', waits: true },
  });
  expect(await anna()).toMatchObject({ email: OWNER });
  await jobs();
  expect(token((await shop.outside.texts(ANNA))[0])).not.toBe('');
  shop.clock.pass((72 * HOUR + 1) * SECOND);
  await jobs();
  expect(await anna()).toMatchObject({ email: 'anna.new@example.ru', login: 'anna.new@example.ru' });
});

test.each(['cabinet', 'password', 'recovery', 'another phone'])(
  'API-90 the owner ends a waiting change by %s, also one whose link is not opened yet',
  async (way) => {
    const stolen = await shop.signIn(OWNER);
    await codes.call('update/', { email: THIEF.email, wait: true }, stolen);
    await codes.call('update/', { phone: THIEF.phone, code: await thiefsCode(stolen), wait: true }, stolen);
    const own = await shop.signIn(OWNER);
    if (way === 'cabinet') {
      expect(await codes.call('change/cancel/', {}, own)).toMatchObject({
        status: 200,
        value: { waiting_changes: [] },
      });
    } else if (way === 'password') {
      await codes.call('change_password/', { old_password: PASSWORD, password: 'совсем-другой' }, own);
    } else if (way === 'recovery') {
      await codes.request(ANNA, own, 'sms_forgot/');
      const code = await shop.outside.code(ANNA);
      await codes.call('sms_change_password/', { phone: ANNA, code, password: 'совсем-другой' }, own);
    } else {
      const code = await codeFor('79228880009', own);
      await codes.call('update/', { phone: '79228880009', code, password: PASSWORD }, own);
    }
    expect(await isSignedIn(stolen)).toBe(false);
    expect(await shop.db.$count(contactChange)).toBe(0);
    const link = await shop.outside.token(THIEF.email);
    expect(await shop.ask(`/personal/user/confirm/${link}/`)).toMatchObject({ status: 422 });
  },
);

test('API-90 fifty requests of a waiting change: three a day, each told to every contact of before', async () => {
  const stolen = await shop.signIn(OWNER);
  const answers = [];
  for (let times = 0; times < 50; times += 1)
    answers.push(await codes.call('update/', { email: '', wait: true }, stolen));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(47).fill(429)]);
  await jobs();
  expect((await shop.outside.texts(ANNA)).filter((text) => text.includes('#stop='))).toHaveLength(3);
});

test('API-90 nothing waits for an account that cannot be told, nor for staff', async () => {
  await createAdministrator(shop.db, 'director', 'Zimnij-les-2026');
  const visitor = await shop.visit();
  const admin = sessionOf(await codes.call('auth/', { login: 'director', password: 'Zimnij-les-2026' }, visitor));
  for (const session of [admin, await shop.signIn('boris')]) {
    const body = { phone: THIEF.phone, code: await thiefsCode(session), wait: true };
    expect(await codes.call('update/', body, session)).toMatchObject({
      status: 422,
      failure: { code: 'proof_needed' },
    });
    shop.clock.pass(61 * SECOND);
  }
});

test('a phone that another customer has meanwhile: the change is dropped', async () => {
  const session = await shop.signIn(OWNER);
  await codes.call('update/', { phone: THIEF.phone, code: await thiefsCode(session), wait: true }, session);
  await shop.db.update(customer).set({ phone: THIEF.phone }).where(eq(customer.id, 2));
  shop.clock.pass(73 * HOUR * SECOND);
  await jobs();
  expect(await anna()).toMatchObject({ phone: ANNA });
  expect(await shop.db.$count(contactChange)).toBe(0);
});

async function codeFor(phone: string, session: string): Promise<string> {
  await codes.request(phone, session);
  return shop.outside.code(phone);
}
