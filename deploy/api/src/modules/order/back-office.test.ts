import { getChangedOrders } from '@zapovednik/api/checkout/calls/order-event';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { freePort } from 'deploy-network/free-port';
import { createPartners } from 'deploy-partners/server';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { addDays, shopDay } from '../../base/time/days';
import { bookedVisit, customer, order, productQuestion, stock, visitFile } from '../../db/schema';
import { pdf } from '../../testing/files';
import { pastOrder } from '../../testing/past-order';
import { fillSalons } from '../../testing/salons';
import { PASSWORD, quickHash } from '../../testing/small-shop';
import { startShop, type TestShop } from '../../testing/start-shop';

/** Each of them needs the other's address, so the shop's port is chosen before it starts. */
const freePortOfShop = freePort();
const sandboxes: FastifyInstance[] = [];
let shop: TestShop;
let backOffice: FastifyInstance;
let anna: string;
beforeAll(async () => {
  const port = await freePortOfShop;
  shop = await startShop({ port });
  await fillSalons(shop.db);
  const passwordHash = await quickHash(PASSWORD);
  await shop.db.insert(customer).values({ login: 'sklad', passwordHash, groups: ['1c_service_user'] });
  await shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.productId, 3));
  anna = await shop.signIn('anna@example.ru');
  backOffice = await connect();
}, 60_000);
afterAll(async () => {
  await Promise.all(sandboxes.map((app) => app.close()));
  await shop.close();
});

/** The sandbox with the service user of this shop. */
async function connect(changes = {}): Promise<FastifyInstance> {
  const app = createPartners({
    LOG_LEVEL: 'silent',
    API_ROOT: `http://127.0.0.1:${await freePortOfShop}`,
    BACK_OFFICE_LOGIN: 'sklad',
    BACK_OFFICE_PASSWORD: PASSWORD,
    ...changes,
  });
  sandboxes.push(app);
  await app.ready();
  return app;
}

async function buy(): Promise<number> {
  await shop.ask('/sale/basket/add/3/1/', { session: anna });
  const user = { fullName: 'Анна', phone: '79220000001', email: '' };
  const body = { user, acceptPersonData: 'Y', serviceId: 2, pickupPointId: 1, paymentId: 1 };
  return savedOrder.parse((await shop.ask('/sale/order/save/', { session: anna, body })).value).order?.ID ?? 0;
}
const statusOf = async (id: number) => (await shop.db.select().from(order).where(eq(order.id, id)))[0]?.statusId;
const page = async (app = backOffice) => (await app.inject('/back-office/')).body;
const press = (id: number | string, event: string, headers: Record<string, string> = {}) =>
  backOffice.inject({
    method: 'POST',
    url: '/back-office/',
    payload: new URLSearchParams({ id: String(id), event }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const buttonsOf = (body: string, id: number) =>
  [...body.matchAll(/aria-label="([^"]*): заказ № (\d+)"/g)].flatMap(([, label, number]) =>
    Number(number) === id ? label : [],
  );

test('ORD-57 the back office offers the events that are possible, and moves an order from the shelf to the customer', async () => {
  const id = await buy();
  expect(buttonsOf(await page(), id)).toEqual(['Собирать', 'Нет товара']);
  expect((await press(id, 'assemble')).statusCode).toBe(303);
  expect(buttonsOf(await page(), id)).toEqual(['Готов к выдаче', 'Нет товара']);
  await press(id, 'arrive');
  await press(id, 'complete');
  expect(await statusOf(id)).toBe('F');
  expect(buttonsOf(await page(), id)).toEqual(['Возвращён']);
});

test('a refusal is shown once: the order was cancelled meanwhile', async () => {
  const id = await buy();
  await page();
  await shop.db.update(order).set({ statusId: 'CL' }).where(eq(order.id, id));
  await press(id, 'assemble');
  expect(await page()).toContain(`Заказ № ${id}: магазин отказал: Заказ уже завершён`);
  expect(await page()).not.toContain('магазин отказал');
  expect(await statusOf(id)).toBe('CL');
});

test('VET-03 the back office closes a salon for a day, and says how many visits lost their time', async () => {
  const day = addDays(shopDay(new Date()), 3);
  const startsAt = new Date(`${day}T06:00:00Z`);
  await shop.db.insert(bookedVisit).values({
    ...{ salonId: 1, serviceId: 1, specialistId: 1, price: 90_000, animal: 'dog', petName: 'Рекс', name: 'Анна' },
    ...{ phone: '79220000001', startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) },
  });
  const url = '/back-office/salons/';
  expect((await backOffice.inject(url)).body).toContain('Кабинет на Ленина');
  const close = (payload: Record<string, string>, headers: Record<string, string> = {}) =>
    backOffice.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(payload).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  expect((await close({ id: '1', day }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await close({ id: '1/../2', day })).statusCode).toBe(400);
  expect((await close({ id: '1', day: 'завтра' })).statusCode).toBe(400);
  expect((await close({ id: '1', day: '2020-01-01' })).body).toContain('магазин отказал: Этот день уже прошёл');
  expect((await close({ id: '1', day })).body).toContain('Записей без времени: 1.');
  expect((await close({ id: '1', day })).body).toContain('Записей без времени: 0.');
});

test('CAB-25 the back office writes the conclusion of a visit with a file, and says what was refused', async () => {
  const endsAt = new Date(Date.now() - 3_600_000);
  const of = { salonId: 1, serviceId: 1, specialistId: 1, customerId: 1, price: 90_000, animal: 'dog' };
  const person = { petName: 'Рекс', name: 'Анна', phone: '79220000001' };
  const past = { ...of, ...person, startsAt: new Date(endsAt.getTime() - 3_600_000), endsAt };
  const ahead = { ...past, startsAt: new Date(Date.now() + 3_600_000), endsAt: new Date(Date.now() + 7_200_000) };
  const [visit, other] = await shop.db.insert(bookedVisit).values([past, ahead]).returning();
  const url = '/back-office/visits/';
  const write = async (id: unknown, file: File, headers: Record<string, string> = {}) => {
    const body = new FormData();
    body.set('id', String(id));
    body.set('conclusion', 'Здоров');
    body.append('files', file);
    const form = new Response(body);
    const payload = Buffer.from(await form.arrayBuffer());
    const type = { 'content-type': form.headers.get('content-type') ?? '' };
    return backOffice.inject({ method: 'POST', url, payload, headers: { ...type, ...headers } });
  };
  const none = new File([], '');
  const finding = new File([pdf], 'Анализ.pdf');
  expect((await backOffice.inject(url)).body).toContain('Номер записи');
  expect((await write(visit?.id, finding, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  for (const id of ['', '1/../2', '1e3']) expect((await write(id, none)).statusCode).toBe(400);
  const wrongType = { 'content-type': 'multipart/form-data; boundary=other' };
  expect((await write(visit?.id, none, wrongType)).statusCode).toBe(400);
  expect((await write(visit?.id, new File([new Uint8Array(6_000_001)], 'a.pdf'))).statusCode).toBe(413);
  expect((await write(other?.id, none)).body).toContain('магазин отказал: Приём ещё не закончился');
  expect((await write(visit?.id, new File(['<svg/>'], 'a.svg'))).body).toContain('Подойдут PDF, JPEG или PNG');
  expect((await write(visit?.id, finding)).body).toContain('сохранено. Файлов: 1.');
  expect(await shop.db.select().from(visitFile)).toMatchObject([{ name: 'Анализ.pdf', content: new Uint8Array(pdf) }]);
  expect((await write(visit?.id, none)).body).toContain('сохранено. Файлов: 0.');
});

test('PRD-36 the back office answers a question about a product', async () => {
  const url = '/back-office/opinions/';
  expect((await backOffice.inject(url)).body).toContain('Вопросов пока нет.');
  const [asked] = await shop.db
    .insert(productQuestion)
    .values({ productId: 3, customerId: 1, name: 'Анна', text: 'Подойдёт ли <b>щенку</b>?' })
    .returning();
  const answer = (payload: Record<string, string>, headers: Record<string, string> = {}) =>
    backOffice.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(payload).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  expect((await backOffice.inject(url)).body).toContain('Подойдёт ли &lt;b&gt;щенку&lt;/b&gt;?');
  const given = { kind: 'question', id: String(asked?.id), text: 'Да.' };
  expect((await answer(given, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await answer({ ...given, id: '1/../2' })).statusCode).toBe(400);
  expect((await answer({ ...given, id: '9999' })).body).toContain('магазин отказал: Вопрос не найден');
  expect((await answer(given)).body).toContain('Ответ сохранён.');
  expect(await shop.db.select().from(productQuestion)).toMatchObject([{ answer: 'Да.' }]);
});

test('other sites, other events and made-up orders move nothing', async () => {
  const id = await buy();
  expect((await press(id, 'assemble', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  for (const event of ['pay', 'refund', 'cancel', 'assemble/../../..', '']) {
    expect((await press(id, event)).statusCode).toBe(400);
  }
  for (const wrong of ['1/assemble/?', '-1', '1e9', '']) expect((await press(wrong, 'assemble')).statusCode).toBe(400);
  await press(999_999, 'assemble');
  expect(await page()).toContain('магазин отказал: Заказ не найден');
  expect(await statusOf(id)).toBe('N');
});

test('a wrong account is tried once, because wrong passwords are counted', async () => {
  const wrong = await connect({ BACK_OFFICE_PASSWORD: 'wrong' });
  const before = await page(wrong);
  expect(before).toContain('магазин отказал');
  await shop.db
    .update(customer)
    .set({ passwordHash: await quickHash('wrong') })
    .where(eq(customer.login, 'sklad'));
  expect(await page(wrong)).toContain('магазин отказал');
  await shop.db
    .update(customer)
    .set({ passwordHash: await quickHash(PASSWORD) })
    .where(eq(customer.login, 'sklad'));
  expect(await page(await connect({ BACK_OFFICE_LOGIN: undefined }))).toContain('не подключена');
});

test('new orders of a demonstration move by themselves, older and unpaid ones do not', async () => {
  const [older, demonstration] = [await buy(), await connect({ ORDER_PACE: 0.05 })];
  const [own, unpaid] = [await buy(), await buy()];
  await shop.db
    .update(order)
    .set({ payBy: new Date(Date.now() + 60_000) })
    .where(eq(order.id, unpaid));
  for (let tries = 0; tries < 100 && (await statusOf(own)) !== 'F'; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect([await statusOf(own), await statusOf(unpaid), await statusOf(older)]).toEqual(['F', 'N', 'N']);
  await demonstration.close();
}, 20_000);

describe('the read of changed orders', () => {
  const changed = (query: string, session?: string) =>
    shop.ask(`/admin/sale/order/changed/${query}`, session ? { session } : {});

  test('ORD-57 is for staff only', async () => {
    expect(await changed('')).toMatchObject({ status: 401 });
    expect(await changed('', await shop.visit())).toMatchObject({ status: 401 });
    expect(await changed('', anna)).toMatchObject({ status: 403, failure: { message: 'Недостаточно прав' } });
  });

  test('lists every order once, however many have changed in the same moment, and no personal data', async () => {
    const staff = await shop.signIn('sklad');
    const many = 120;
    for (let made = 0; made < many; made += 1) await pastOrder(shop.db, { customerId: 1, productIds: [3] });
    await shop.db.update(order).set({ changedAt: new Date() });
    const seen: number[] = [];
    for (let query = ''; ; ) {
      const answer = await changed(query, staff);
      expect(JSON.stringify(answer.value)).not.toMatch(/Анна|7922|Ленина/);
      const { orders } = getChangedOrders.answer.parse(answer.value);
      const last = orders.at(-1);
      if (!last) break;
      seen.push(...orders.map(({ ID }) => ID));
      query = `?${new URLSearchParams({ since: last.CHANGED_AT, afterId: String(last.ID) })}`;
    }
    expect(seen.length).toBeGreaterThan(many);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(await shop.db.$count(order));
  });

  test.each(['?since=yesterday', '?since=0000-01-01T00:00:00Z', '?afterId=x', '?since=2026-13-01T00:00:00Z'])(
    '%s is refused',
    async (query) => {
      expect(await changed(query, await shop.signIn('sklad'))).toMatchObject({ status: 400 });
    },
  );
});
