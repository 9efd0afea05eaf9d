import { getDevices } from '@zapovednik/api/cabinet/calls/devices';
import { eq } from 'drizzle-orm';
import { session as sessionTable } from '../../../db/schema';
import { codesIn } from '../../../testing/codes';
import { SECOND } from '../../../testing/test-clock';
import { useShop } from '../../../testing/use-shop';
import { deviceName } from './device-name';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const YANDEX =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 YaBrowser/25.8.0.0 Safari/537.36';

const shop = useShop({ sandboxes: true, at: new Date() });
const codes = codesIn(shop);
beforeEach(() => shop.db.delete(sessionTable));

/** Opens a page of the shop with this session. */
const open = (session: string, userAgent: string) =>
  shop.ask('/personal/user/is_auth/?site=true', {
    headers: { cookie: `ZPVDSESSID=${session}`, 'user-agent': userAgent },
  });

async function listed(session: string) {
  return getDevices.answer.parse((await shop.ask('/personal/user/devices/', { session })).value);
}

const isAlive = async (session: string) => (await shop.ask('/personal/user/get/', { session })).status === 200;
const end = (key: string, session: string) => codes.call('devices/end/', { key }, session);

test('CAB-18 a customer sees where they are signed in: this device first, then the last used', async () => {
  const phone = await shop.signIn('boris');
  await open(phone, IPHONE);
  shop.clock.pass(60 * SECOND);
  const [old, here] = [await shop.signIn('boris'), await shop.signIn('boris')];
  await open(here, CHROME);
  await shop.ask('/location/location/set/2210/', { session: phone });
  expect(await listed(here)).toMatchObject([
    { name: 'Chrome, Windows', city: '', is_this: true, on_behalf: false },
    { name: '', is_this: false },
    { name: 'Safari, iOS', is_this: false },
  ]);
  expect((await listed(phone))[0]).toMatchObject({ name: 'Safari, iOS', is_this: true });
  expect(await isAlive(old)).toBe(true);
});

test('CAB-18 another device is signed out at once; this one stays, also when its own key is sent', async () => {
  const [phone, here] = [await shop.signIn('boris'), await shop.signIn('boris')];
  const [own, other] = await listed(here);
  expect(await end(other?.key ?? '', here)).toMatchObject({ status: 200, value: [{ is_this: true }] });
  expect(await isAlive(phone)).toBe(false);
  await end(own?.key ?? '', here);
  expect(await isAlive(here)).toBe(true);
});

test('CAB-18 «Выйти везде» ends every other session, and only of this customer', async () => {
  const others = [await shop.signIn('boris'), await shop.signIn('boris')];
  const [here, anna] = [await shop.signIn('boris'), await shop.signIn('anna@example.ru')];
  expect(await codes.call('devices/end_others/', {}, here)).toMatchObject({ value: [{ is_this: true }] });
  expect(await Promise.all(others.map(isAlive))).toEqual([false, false]);
  expect(await Promise.all([here, anna].map(isAlive))).toEqual([true, true]);
});

test('the key of somebody else’s session ends nothing, fifty times over', async () => {
  const [anna, boris] = [await shop.signIn('anna@example.ru'), await shop.signIn('boris')];
  const key = (await listed(anna))[0]?.key ?? '';
  const answers = await Promise.all(Array.from({ length: 50 }, () => end(key, boris)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await isAlive(anna)).toBe(true);
  expect(await end("' or 1=1 --", boris)).toMatchObject({ status: 400 });
});

test('the keys of the list are neither the ids of the sessions nor those of the table', async () => {
  const here = await shop.signIn('boris');
  const [{ key = '' } = {}] = await listed(here);
  const [row] = await shop.db.select().from(sessionTable).where(eq(sessionTable.customerId, 2));
  expect([here, row?.key]).not.toContain(key);
  expect(await isAlive(key)).toBe(false);
});

test('a visitor who is not signed in has no devices', async () => {
  const session = await shop.visit();
  expect(await shop.ask('/personal/user/devices/', { session })).toMatchObject({ status: 401 });
  expect(await codes.call('devices/end_others/', {}, session)).toMatchObject({ status: 401 });
});

test.each([
  [CHROME, 'Chrome, Windows'],
  [IPHONE, 'Safari, iOS'],
  [YANDEX, 'Yandex Browser, Windows'],
  ['', ''],
  ['curl/8.5.0', ''],
  ['('.repeat(100_000), ''],
  [`${CHROME} ${'x'.repeat(300)}`, ''],
])('a browser in words: %#', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
