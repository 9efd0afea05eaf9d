import { getSubscriptions, subscribe } from '@zapovednik/api/cabinet/calls/subscribe';
import { userSession } from '@zapovednik/api/shell/wire/user';
import { eq } from 'drizzle-orm';
import { attempt, consent, message, queuedJob, stock, subscription } from '../../../db/schema';
import { noPartners } from '../../../partners/connect-partners';
import type { Email, Mail } from '../../../partners/mail/mail';
import { sendMessages } from '../../../testing/send-messages';
import { EKATERINBURG, PASSWORD, PERM } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';
import { queueBackInStock } from './back-in-stock';

const shop = useShop();
afterEach(() => shop.db.delete(subscription));

test('API-21 API-23 PRD-48 a visitor subscribes to a sold-out product, and reads the subscriptions', async () => {
  const visitor = await shop.visitor();
  expect(await visitor.api(subscribe, { a: 5, b: 'anna@example.ru' })).toMatchObject({ 5: 'anna@example.ru' });
  expect(await visitor.api(getSubscriptions, { id: 5 })).toMatchObject({ 5: 'anna@example.ru' });
  expect(await visitor.api(getSubscriptions, { id: '0' })).toMatchObject({ 5: 'anna@example.ru' });
  expect((await visitor.ask('/catalog/subscribe/get/4/')).value).toEqual({});
  expect(await visitor.ask('/catalog/subscribe/get/0/', {})).toMatchObject({ value: { 5: 'anna@example.ru' } });
});

test('API-21 PRD-46 by GET too; a second call with another e-mail changes it, in any case', async () => {
  const boris = await shop.customer('boris');
  await boris.ask('/catalog/subscribe/add/5/one@example.ru/');
  await boris.ask('/catalog/subscribe/add/5/One@Example.RU/');
  expect((await boris.ask('/catalog/subscribe/add/5/%20Two@example.ru%20/')).value).toEqual({ 5: 'two@example.ru' });
  expect(await shop.db.$count(subscription)).toBe(1);
});

test.each([
  ['add/5/anna', 400],
  ['add/5/a@b', 400],
  [`add/5/${'a'.repeat(200)}@example.ru`, 400],
  ['add/0/anna@example.ru', 400],
  ['add/x/anna@example.ru', 400],
  ['add/999/anna@example.ru', 404],
  ['get/x', 400],
])('API-21 API-23 %s is answered with %d', async (path, status) => {
  expect(await (await shop.visitor()).ask(`/catalog/subscribe/${path}/`)).toMatchObject({
    status,
    failure: { message: expect.any(String) },
  });
});

test('API-21 a product in stock cannot be subscribed to', async () => {
  const visitor = await shop.visitor();
  expect(await visitor.ask('/catalog/subscribe/add/4/anna@example.ru/')).toMatchObject({
    status: 409,
    failure: { code: 'in_stock' },
  });
  expect(await visitor.ask('/catalog/subscribe/add/4/anna@example.ru/', undefined, { location: PERM })).toMatchObject({
    status: 200,
  });
});

test('API-22 only its owner sees and ends a subscription', async () => {
  const [own, other] = [await shop.visitor(), await shop.customer('anna@example.ru')];
  await own.ask('/catalog/subscribe/add/5/anna@example.ru/');
  expect((await other.ask('/catalog/subscribe/get/0/')).value).toEqual({});
  const refused = await other.ask('/catalog/subscribe/delete/5/anna@example.ru/');
  const unknown = await other.ask('/catalog/subscribe/delete/4/anna@example.ru/');
  expect(refused).toMatchObject({ status: 404, failure: { message: 'Подписка не найдена' } });
  expect(unknown).toMatchObject({ status: refused.status, failure: refused.failure });
  for (const what of ['add/5/a@example.ru', 'delete/5/anna@example.ru', 'get/0']) {
    expect(await shop.ask(`/catalog/subscribe/${what}/`)).toMatchObject({ status: 401 });
  }
  expect((await own.ask('/catalog/subscribe/delete/5/anna@example.ru/', {})).value).toEqual({});
  expect(await own.ask('/catalog/subscribe/delete/5/anna@example.ru/')).toMatchObject({ status: 404 });
});

test('API-21 fifty times the same subscription is one, with one consent, and nothing is sent twice', async () => {
  const visitor = await shop.visitor();
  const body = { acceptPersonData: 'Y' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      visitor.ask('/catalog/subscribe/add/5/fifty@example.ru/', body, {
        headers: { 'x-forwarded-for': `192.0.2.${n}` },
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await shop.db.$count(subscription)).toBe(1);
  const given = await shop.db.select().from(consent).where(eq(consent.email, 'fifty@example.ru'));
  expect(given).toMatchObject([{ kind: 'personal_data', given: true, orderId: null, network: expect.any(String) }]);
});

test('API-21 a new address is another consent; without the consent none is logged', async () => {
  const visitor = await shop.visitor();
  await visitor.api(subscribe, { a: 5, b: 'first@example.ru', acceptPersonData: 'Y' });
  await visitor.api(subscribe, { a: 5, b: 'second@example.ru', acceptPersonData: 'Y' });
  await visitor.api(subscribe, { a: 5, b: 'third@example.ru' });
  await visitor.api(subscribe, { a: 5, b: 'fourth@example.ru', acceptPersonData: 'N' });
  const logged = (await shop.db.select().from(consent)).map(({ email }) => email);
  expect(logged).toEqual(expect.arrayContaining(['first@example.ru', 'second@example.ru']));
  expect(logged.filter((email) => /third|fourth/.test(email ?? ''))).toEqual([]);
  expect(await visitor.ask('/catalog/subscribe/add/5/x@example.ru/', { acceptPersonData: 'да' })).toMatchObject({
    status: 400,
  });
});

test('API-21 nobody can order a pile of emails for one address', async () => {
  const filler = Array.from({ length: 100 }, () => ({
    productId: 5,
    locationId: EKATERINBURG,
    email: 'victim@example.ru',
  }));
  await shop.db.insert(subscription).values(filler);
  const visitor = await shop.visitor();
  for (const address of ['victim@example.ru', 'VICTIM@example.ru']) {
    expect(await visitor.ask(`/catalog/subscribe/add/5/${address}/`)).toMatchObject({
      status: 409,
      failure: { code: 'too_many' },
    });
  }
  expect(await visitor.ask('/catalog/subscribe/add/5/other@example.ru/')).toMatchObject({ status: 200 });
});

test("API-23 subscriptions from before the sign-in stay the visitor's", async () => {
  const visitor = await shop.visitor();
  await visitor.ask('/catalog/subscribe/add/5/new@example.ru/');
  const answer = await visitor.ask('/personal/user/auth/', { login: 'boris', password: PASSWORD });
  const signedIn = userSession.parse(answer.value).session_id;
  expect((await shop.ask('/catalog/subscribe/get/0/', { session: signedIn })).value).toEqual({ 5: 'new@example.ru' });
});

describe('when a product is in stock again', () => {
  const sent: Email[] = [];
  let isDown = false;
  const mail: Mail = {
    async send(email) {
      if (isDown) throw new Error('no mail today');
      sent.push(email);
    },
  };
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const start = Date.now();
  /** Runs the jobs this number of minutes later. */
  const look = async (minutes = 0) => {
    const work = {
      ...shop.work,
      partners: { ...noPartners, mail },
      now: () => new Date(start + minutes * 60_000),
    };
    await queueBackInStock(work);
    await sendMessages(work, log);
    return sent.length;
  };
  const comeIn = (quantity: number, locationId = EKATERINBURG) =>
    shop.db
      .insert(stock)
      .values({ productId: 5, locationId, quantity })
      .onConflictDoUpdate({ target: [stock.productId, stock.locationId], set: { quantity } });
  beforeEach(async () => {
    sent.length = 0;
    isDown = false;
    jest.clearAllMocks();
    for (const table of [message, queuedJob, attempt]) await shop.db.delete(table);
    await comeIn(0);
    await (await shop.visitor()).ask('/catalog/subscribe/add/5/anna@example.ru/');
  });
  afterAll(() => shop.db.delete(stock).where(eq(stock.productId, 5)));

  test('subscribers in that city are emailed once, with the name of the product and its link', async () => {
    expect(await look()).toBe(0);
    await comeIn(3);
    expect(await look()).toBe(1);
    expect(sent).toMatchObject([
      {
        to: 'anna@example.ru',
        subject: 'Снова в наличии: Наполнитель «Лес» древесный',
        text: expect.stringContaining('http://shop.localhost/product/napolnitel_les/'),
        headers: { 'List-Unsubscribe': expect.stringContaining('http://shop.localhost/') },
      },
    ]);
    expect(await look(1)).toBe(1);
    expect(await shop.db.$count(subscription)).toBe(0);
  });

  test('an address from two browsers gets one email', async () => {
    await (await shop.visitor()).ask('/catalog/subscribe/add/5/anna@example.ru/');
    await comeIn(3);
    expect([await look(), await shop.db.$count(subscription)]).toEqual([1, 0]);
  });

  test('two concurrent runs send an email once', async () => {
    await comeIn(3);
    await Promise.all([look(), look(), look()]);
    expect(sent).toHaveLength(1);
  });

  test('a product that is gone again before its email is waited for', async () => {
    await comeIn(3);
    isDown = true;
    await look();
    await comeIn(0);
    isDown = false;
    expect(await look(1)).toBe(0);
    await comeIn(2);
    expect(await look(2)).toBe(1);
  });

  test('an email that failed is sent by a later run, not at once', async () => {
    await comeIn(3);
    isDown = true;
    expect(await look()).toBe(0);
    expect(log.warn).toHaveBeenCalledTimes(1);
    isDown = false;
    expect(await look()).toBe(0);
    expect(await look(20)).toBe(1);
  });
});
