import fc from 'fast-check';
import { consent, subscription } from '../../../db/schema';
import { LINK_KEY } from '../../../testing/start-shop';
import { useShop } from '../../../testing/use-shop';
import { emailOfToken, unsubscribeToken, unsubscribeUrl } from './unsubscribe-link';

const shop = useShop();
beforeEach(async () => {
  await shop.db.delete(subscription);
  await shop.db.delete(consent);
  for (const [product, email] of [
    [5, 'anna@example.ru'],
    [5, 'boris@example.ru'],
  ]) {
    await (await shop.visitor()).ask(`/catalog/subscribe/add/${product}/${email}/`);
  }
});

const pathOf = (email: string, key = LINK_KEY) => unsubscribeUrl('', email, key).replace('/api', '');
const open = (path: string) => fetch(shop.root + path);
const press = (path: string, init: RequestInit = {}) => fetch(shop.root + path, { method: 'POST', ...init });
const subscribed = async () => (await shop.db.select().from(subscription)).map(({ email }) => email);

test('opening the link of an email shows a button and changes nothing: mail scanners open links too', async () => {
  const shown = await open(pathOf('anna@example.ru'));
  const body = await shown.text();
  expect(shown.status).toBe(200);
  expect(body).toContain('anna@example.ru');
  expect(body).toContain('<form method="post"><button>Больше не присылать</button></form>');
  expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*form-action 'self'/);
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  await fetch(shop.root + pathOf('anna@example.ru'), { method: 'HEAD' });
  expect(await subscribed()).toHaveLength(2);
  expect(await shop.db.$count(consent)).toBe(0);
});

test('PRD-44 one press ends the subscriptions of this address only, and is logged once however often it is repeated', async () => {
  const done = await press(pathOf('anna@example.ru'));
  expect(await done.text()).toContain('Готово');
  await Promise.all(Array.from({ length: 20 }, () => press(pathOf('anna@example.ru'))));
  expect(await subscribed()).toEqual(['boris@example.ru']);
  const logged = await shop.db.select().from(consent);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({ kind: 'news', given: false, email: 'anna@example.ru', orderId: null });
  expect(logged[0]?.network).not.toMatch(/127|::/);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
  ],
  ['text/plain', ''],
])('RFC 8058: the button of a mail program works with a body of %s', async (type, body) => {
  const { status } = await press(pathOf('anna@example.ru'), { headers: { 'content-type': type }, body });
  expect([status, await subscribed()]).toEqual([200, ['boris@example.ru']]);
});

test('a forged, cut or foreign token ends nothing', async () => {
  const own = unsubscribeToken('anna@example.ru', LINK_KEY);
  const [, mac] = own.split('.');
  const wrong = [
    own.slice(0, -1),
    `${own}A`,
    `${Buffer.from('boris@example.ru').toString('base64url')}.${mac}`,
    unsubscribeToken('boris@example.ru', 'another key of the tests'),
    mac ?? '',
    '.',
  ];
  for (const token of wrong) {
    expect((await press(`/unsubscribe/${token}/`)).status).toBe(404);
    expect((await open(`/unsubscribe/${token}/`)).status).toBe(404);
  }
  expect((await press(pathOf('anna@example.ru'), { body: 'x'.repeat(1_000_000) })).status).toBe(413);
  expect(await subscribed()).toHaveLength(2);
});

test('any address has its own token, and any other text is none', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string({ unit: 'grapheme' }), (email, text) => {
      expect(emailOfToken(unsubscribeToken(email, LINK_KEY), LINK_KEY)).toBe(email);
      expect(emailOfToken(text, LINK_KEY)).toBeNull();
    }),
  );
});

test('an address that looks like HTML is shown as text', async () => {
  expect(await (await open(pathOf('<script>@example.ru'))).text()).toContain('&lt;script&gt;@example.ru');
});
