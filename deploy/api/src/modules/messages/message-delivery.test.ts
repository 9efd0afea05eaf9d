import { eq } from 'drizzle-orm';
import { savedOrder } from 'shared-contracts/checkout/wire/order';
import { orderMessage } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { PartnerError } from '../../partners/protocol/ask-partner';
import { startWritingShop, type WritingShop } from '../../testing/writing-shop';
import { applyEvent } from '../order/status/apply-event';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let shop: WritingShop;

beforeAll(async () => {
  shop = await startWritingShop();
}, 60_000);
beforeEach(() => shop.mend());
afterAll(() => shop.close());

test('an order that is not saved is not announced, and a repeated save is announced once', async () => {
  const person = shop.someone();
  const session = await shop.visit();
  await shop.ask('/sale/basket/add/3/2/', { session });
  const body = { user: { fullName: 'Иван', ...person }, serviceId: 2, pickupPointId: 1, paymentId: 1 };
  const refused = await shop.ask('/sale/order/save/', { session, body });
  expect(savedOrder.parse(refused.value).order).toBeNull();
  expect(await shop.db.$count(orderMessage)).toBe(0);
  const save = () => shop.ask('/sale/order/save/', { session, key: 'same', body: { ...body, acceptPersonData: 'Y' } });
  await Promise.all(Array.from({ length: 20 }, save));
  await Promise.all([shop.send(), shop.send(), shop.send()]);
  expect(await shop.outside.texts(person.email)).toHaveLength(1);
});

test('an event that is rolled back is not announced; one that is repeated fifty times is announced once', async () => {
  const person = shop.someone();
  const id = await shop.buy(person);
  await shop.happen(id, 'assemble');
  const broken = inTransaction(shop.db, async (tx) => {
    await applyEvent(tx, id, 'arrive', shop.work);
    throw new Error('after the event');
  });
  await expect(broken).rejects.toThrow('after the event');
  await shop.send();
  expect(await shop.outside.texts(person.phone)).toEqual([]);
  await Promise.all(Array.from({ length: 50 }, () => shop.happen(id, 'arrive')));
  await Promise.all([shop.send(), shop.send()]);
  expect(await shop.outside.texts(person.phone)).toHaveLength(1);
});

test('killed after sending and before the mark: the message is attempted again, and arrives once', async () => {
  const person = shop.someone();
  const id = await shop.buy(person);
  await shop.happen(id, 'cancel');
  const { mail, sms } = shop.outside.partners;
  const killed = new Error('killed');
  const killedAfterSending = {
    ...shop.outside.partners,
    mail: mail && {
      send: (email: Parameters<typeof mail.send>[0]) => mail.send(email).then(() => Promise.reject(killed)),
    },
    sms: sms && { send: (text: Parameters<typeof sms.send>[0]) => sms.send(text).then(() => Promise.reject(killed)) },
  };
  await shop.send(killedAfterSending);
  expect(await shop.db.$count(orderMessage, eq(orderMessage.orderId, id))).toBe(3);
  shop.ahead(2 * MINUTE);
  await shop.send();
  const left = await shop.db.select().from(orderMessage).where(eq(orderMessage.orderId, id));
  expect(left.map(({ attempts, sentAt }) => [attempts, sentAt !== null])).toEqual([
    [2, true],
    [2, true],
    [2, true],
  ]);
  expect(await shop.outside.texts(person.email)).toHaveLength(2);
  expect(await shop.outside.texts(person.phone)).toHaveLength(1);
});

test('services that are down delay messages, and neither refuse the order nor lose anything', async () => {
  const person = shop.someone();
  await shop.outside.make('unisender', 'failing');
  await shop.outside.make('smsc', 'failing');
  const id = await shop.buy(person);
  expect((await shop.happen(id, 'cancel')).changed).toBe(true);
  await shop.send();
  expect(shop.log.warn).toHaveBeenCalledTimes(3);
  expect(shop.log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ order: id, channel: 'sms', attempts: 1, err: expect.any(PartnerError) }),
    expect.any(String),
  );
  await shop.send();
  expect(shop.log.warn).toHaveBeenCalledTimes(3);
  await shop.outside.make('unisender', 'ok');
  shop.ahead(2 * MINUTE);
  await shop.send();
  expect(await shop.outside.texts(person.email)).toHaveLength(2);
  expect(await shop.outside.texts(person.phone)).toEqual([]);
  await shop.outside.make('smsc', 'ok');
  shop.ahead(10 * MINUTE);
  await shop.send();
  expect(await shop.outside.texts(person.phone)).toHaveLength(1);
});

test('what a service never takes is given up within a day, with one error in the log; others are sent meanwhile', async () => {
  const [unreachable, other] = [{ ...shop.someone(), email: 'ivan@unreachable.example' }, shop.someone()];
  const id = await shop.buy(unreachable);
  await shop.send();
  await shop.buy(other);
  for (let hour = 1; hour <= 30; hour += 1) {
    shop.ahead(hour * 60 * MINUTE);
    await shop.send();
  }
  expect(await shop.outside.texts(other.email)).toHaveLength(1);
  expect(shop.log.error).toHaveBeenCalledTimes(1);
  expect(shop.log.error).toHaveBeenCalledWith(expect.objectContaining({ order: id }), 'a message was given up');
  const [row] = await shop.db.select().from(orderMessage).where(eq(orderMessage.orderId, id));
  expect(row).toMatchObject({ attempts: 9, attemptAt: null, sentAt: null });
});

test('without a service its messages wait, and those of the other one are sent; old news is not sent', async () => {
  const [person, early] = [shop.someone(), shop.someone()];
  const id = await shop.buy(early);
  await shop.db
    .update(orderMessage)
    .set({ createdAt: new Date(Date.now() - 4 * DAY) })
    .where(eq(orderMessage.orderId, id));
  await shop.happen(await shop.buy(person), 'cancel');
  await shop.send({ ...shop.outside.partners, mail: null });
  expect(await shop.outside.texts(person.phone)).toHaveLength(1);
  expect(await shop.outside.texts(person.email)).toEqual([]);
  await shop.send();
  expect(await shop.outside.texts(person.email)).toHaveLength(2);
  expect(await shop.outside.texts(early.email)).toEqual([]);
});
