import { and, eq } from 'drizzle-orm';
import { savedOrder } from 'shared-contracts/checkout/calls/order-answer';
import { order, orderMessage, product, stock } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { orderOfToken } from '../order/order-link';
import { applyEvent } from '../order/status/apply-event';
import type { OrderEvent } from '../order/status/transition';
import { PartnerError } from '../partners/ask-partner';
import type { Partners } from '../partners/partners';
import { type Sandboxes, startSandboxes } from '../testing/sandboxes';
import { ORDER_LINK_KEY, startShop, type TestShop } from '../testing/start-shop';
import { type MessageShop, sendOrderMessages } from './send-order-messages';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let shop: TestShop;
let outside: Sandboxes;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const log = { warn: jest.fn(), error: jest.fn() };

beforeAll(async () => {
  outside = await startSandboxes();
  shop = await startShop({ partners: outside.partners });
  await shop.db.update(stock).set({ quantity: 10_000 }).where(eq(stock.productId, 3));
}, 60_000);
beforeEach(async () => {
  ahead = 0;
  jest.clearAllMocks();
  await shop.db.delete(orderMessage);
});
afterEach(async () => {
  await outside.make('unisender', 'ok');
  await outside.make('smsc', 'ok');
});
afterAll(async () => {
  await shop.close();
  await outside.close();
});

const messageShop = (partners: Partners = outside.partners): MessageShop => ({
  db: shop.db,
  partners,
  now,
  publicOrigin: 'http://shop.localhost',
  orderLinkKey: ORDER_LINK_KEY,
});
const send = (partners?: Partners) => sendOrderMessages(messageShop(partners), log);

let people = 0;
/** Someone whom no other test writes to. */
function someone() {
  people += 1;
  return { phone: `7922555${String(people).padStart(4, '0')}1`.slice(0, 11), email: `buyer${people}@example.ru` };
}
type Someone = ReturnType<typeof someone>;

async function buy({ phone, email }: Someone, changes = {}, session?: string): Promise<number> {
  const own = session ?? (await shop.visit());
  await shop.ask('/sale/basket/add/3/2/', { session: own });
  const body = {
    user: { fullName: 'Иван Лесов', phone, email },
    acceptPersonData: 'Y',
    serviceId: 2,
    pickupPointId: 1,
    paymentId: 1,
    ...changes,
  };
  const saved = savedOrder.parse((await shop.ask('/sale/order/save/', { session: own, body })).value);
  if (!saved.order) throw new Error(JSON.stringify(saved));
  return saved.order.ID;
}
const happen = (id: number, event: OrderEvent) => inTransaction(shop.db, (tx) => applyEvent(tx, id, event));
const subjects = async ({ email }: Someone) => {
  const read = await outside.read(`/outbox/messages?to=${email}`);
  return Array.isArray(read) ? read.map(({ subject }) => subject) : [];
};

test('ORD-26 an order is confirmed by an email with its number, goods, sum, place and signed link', async () => {
  const person = someone();
  const id = await buy(person);
  await send();
  const [text = '', ...others] = await outside.texts(person.email);
  expect(others).toEqual([]);
  expect(text).toContain(`Заказ № ${id} оформлен`);
  expect(text).toMatch(/Паштет «Поле» с уткой — 2\sшт × 100\s₽, 200\s₽/);
  expect(text).toMatch(/Итого: 200\s₽/);
  expect(text).toContain('ул. Ленина, 5');
  const [, token = ''] = /http:\/\/shop\.localhost\/order\/([\w-]+)\//.exec(text) ?? [];
  expect(orderOfToken(token, ORDER_LINK_KEY)).toBe(id);
  expect(await outside.texts(person.phone)).toEqual([]);
});

test('a guest without an e-mail gets the link by SMS, a customer without one does not', async () => {
  const guest = { ...someone(), email: '' };
  const id = await buy(guest);
  const customer = { ...someone(), email: '' };
  await buy(customer, {}, await shop.signIn('anna@example.ru'));
  await send();
  const [text = '', ...others] = await outside.texts(guest.phone);
  expect(others).toEqual([]);
  expect(text).toMatch(
    new RegExp(`^Заповедник: заказ ${id} оформлен, 200 ₽\\. Заказ и оплата: http://shop\\.localhost/order/[\\w-]+/$`),
  );
  expect(await outside.texts(customer.phone)).toEqual([]);
});

test('ORD-57 the customer hears of every event, each by its channels: emails of all, SMS of what matters on the go', async () => {
  const [pickup, courier] = [someone(), someone()];
  const ready = await buy(pickup);
  for (const event of ['assemble', 'arrive', 'complete'] as const) await happen(ready, event);
  await send();
  expect((await subjects(pickup)).sort()).toEqual(
    [`Заказ № ${ready} готов к выдаче`, `Заказ № ${ready} оформлен`, `Заказ № ${ready} получен`].sort(),
  );
  expect(await outside.texts(pickup.phone)).toEqual([`Заповедник: заказ ${ready} готов: Магазин на Ленина.`]);

  const shipped = await buy(courier);
  await shop.db.update(order).set({ pickupPointId: null }).where(eq(order.id, shipped));
  for (const event of ['assemble', 'ship', 'not_delivered'] as const) await happen(shipped, event);
  await send();
  expect((await outside.texts(courier.phone)).sort()).toEqual(
    [expect.stringMatching(/в пути\.$/), `Заповедник: заказ ${shipped} отменён: курьер не смог его передать.`].sort(),
  );
});

test('a text message fits into two SMS, has no Latin letters beside its link, and says nothing about a person', async () => {
  const person = someone();
  const id = await buy(person);
  for (const event of ['assemble', 'arrive', 'not_collected'] as const) await happen(id, event);
  await send();
  const texts = await outside.texts(person.phone);
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text.length).toBeLessThanOrEqual(134);
    expect(text).not.toMatch(/[a-z]|Иван|Лесов/i);
  }
});

test('an email to a guest whose goods and address look like HTML shows them as text', async () => {
  const name = 'Корм <img src=x onerror=alert(1)> "5 & 6"';
  const [before] = await shop.db.select().from(product).where(eq(product.id, 3));
  await shop.db.update(product).set({ name }).where(eq(product.id, 3));
  const person = someone();
  await buy(person);
  await shop.db
    .update(product)
    .set({ name: before?.name ?? '' })
    .where(eq(product.id, 3));
  await send();
  const read = await outside.read(`/outbox/messages?to=${person.email}`);
  const html = Array.isArray(read) ? String(read[0].html) : '';
  expect(html).toContain('Корм &lt;img src=x onerror=alert(1)&gt; &quot;5 &amp; 6&quot;');
  expect(html).not.toMatch(/<img|<script|src=["h]/);
});

test('an order that is not saved is not announced, and a repeated save is announced once', async () => {
  const person = someone();
  const session = await shop.visit();
  await shop.ask('/sale/basket/add/3/2/', { session });
  const body = { user: { fullName: 'Иван', ...person }, serviceId: 2, pickupPointId: 1, paymentId: 1 };
  const refused = await shop.ask('/sale/order/save/', { session, body });
  expect(savedOrder.parse(refused.value).order).toBeNull();
  expect(await shop.db.$count(orderMessage)).toBe(0);
  const save = () => shop.ask('/sale/order/save/', { session, key: 'same', body: { ...body, acceptPersonData: 'Y' } });
  await Promise.all(Array.from({ length: 20 }, save));
  await Promise.all([send(), send(), send()]);
  expect(await outside.texts(person.email)).toHaveLength(1);
});

test('an event that is rolled back is not announced; one that is repeated fifty times is announced once', async () => {
  const person = someone();
  const id = await buy(person);
  await happen(id, 'assemble');
  const broken = inTransaction(shop.db, async (tx) => {
    await applyEvent(tx, id, 'arrive');
    throw new Error('after the event');
  });
  await expect(broken).rejects.toThrow('after the event');
  await send();
  expect(await outside.texts(person.phone)).toEqual([]);
  await Promise.all(Array.from({ length: 50 }, () => happen(id, 'arrive')));
  await Promise.all([send(), send()]);
  expect(await outside.texts(person.phone)).toHaveLength(1);
});

test('killed after sending and before the mark: the message is attempted again, and arrives once', async () => {
  const person = someone();
  const id = await buy(person);
  await happen(id, 'cancel');
  const { mail, sms } = outside.partners;
  const killed = new Error('killed');
  const killedAfterSending = {
    ...outside.partners,
    mail: mail && {
      send: (email: Parameters<typeof mail.send>[0]) => mail.send(email).then(() => Promise.reject(killed)),
    },
    sms: sms && { send: (text: Parameters<typeof sms.send>[0]) => sms.send(text).then(() => Promise.reject(killed)) },
  };
  await send(killedAfterSending);
  expect(await shop.db.$count(orderMessage, eq(orderMessage.orderId, id))).toBe(3);
  ahead = 2 * MINUTE;
  await send();
  const left = await shop.db.select().from(orderMessage).where(eq(orderMessage.orderId, id));
  expect(left.map(({ attempts, sentAt }) => [attempts, sentAt !== null])).toEqual([
    [2, true],
    [2, true],
    [2, true],
  ]);
  expect(await outside.texts(person.email)).toHaveLength(2);
  expect(await outside.texts(person.phone)).toHaveLength(1);
});

test('services that are down delay messages, and neither refuse the order nor lose anything', async () => {
  const person = someone();
  await outside.make('unisender', 'failing');
  await outside.make('smsc', 'failing');
  const id = await buy(person);
  expect((await happen(id, 'cancel')).changed).toBe(true);
  await send();
  expect(log.warn).toHaveBeenCalledTimes(3);
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ order: id, channel: 'sms', attempts: 1, err: expect.any(PartnerError) }),
    expect.any(String),
  );
  await send();
  expect(log.warn).toHaveBeenCalledTimes(3);
  await outside.make('unisender', 'ok');
  ahead = 2 * MINUTE;
  await send();
  expect(await outside.texts(person.email)).toHaveLength(2);
  expect(await outside.texts(person.phone)).toEqual([]);
  await outside.make('smsc', 'ok');
  ahead = 10 * MINUTE;
  await send();
  expect(await outside.texts(person.phone)).toHaveLength(1);
});

test('what a service never takes is given up within a day, with one error in the log; others are sent meanwhile', async () => {
  const [unreachable, other] = [{ ...someone(), email: 'ivan@unreachable.example' }, someone()];
  const id = await buy(unreachable);
  await send();
  await buy(other);
  for (let hour = 0; hour < 30; hour += 1) {
    ahead += 60 * MINUTE;
    await send();
  }
  expect(await outside.texts(other.email)).toHaveLength(1);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ order: id }),
    'a message about an order was given up',
  );
  const [row] = await shop.db.select().from(orderMessage).where(eq(orderMessage.orderId, id));
  expect(row).toMatchObject({ attempts: 9, attemptAt: null, sentAt: null });
});

test('without a service its messages wait, and those of the other one are sent; old news is not sent', async () => {
  const [person, early] = [someone(), someone()];
  const id = await buy(early);
  await shop.db
    .update(orderMessage)
    .set({ createdAt: new Date(Date.now() - 4 * DAY) })
    .where(eq(orderMessage.orderId, id));
  await happen(await buy(person), 'cancel');
  await send({ ...outside.partners, mail: null });
  expect(await outside.texts(person.phone)).toHaveLength(1);
  expect(await outside.texts(person.email)).toEqual([]);
  await send();
  expect(await outside.texts(person.email)).toHaveLength(2);
  expect(await outside.texts(early.email)).toEqual([]);
});

test('the outbox stores no name, phone, address or text', async () => {
  const person = someone();
  const id = await buy(person);
  const [row] = await shop.db
    .select()
    .from(orderMessage)
    .where(and(eq(orderMessage.orderId, id), eq(orderMessage.event, 'place')));
  expect(Object.keys(row ?? {}).sort()).toEqual(
    ['attemptAt', 'attempts', 'channel', 'createdAt', 'event', 'id', 'key', 'orderId', 'sentAt'].sort(),
  );
});
