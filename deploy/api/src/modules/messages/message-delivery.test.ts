import { eq } from 'drizzle-orm';
import { savedOrder } from 'shared-contracts/checkout/wire/order';
import { orderMessage } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { PartnerError } from '../../partners/protocol/ask-partner';
import { lettersIn } from '../../testing/letters';
import { useShop } from '../../testing/use-shop';
import { applyEvent } from '../order/status/apply-event';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const shop = useShop({ sandboxes: true });
const letters = lettersIn(shop);
beforeEach(() => letters.mend());

test('an order that is not saved is not announced, and a repeated save is announced once', async () => {
  const person = letters.someone();
  const session = await shop.visit();
  await shop.ask('/sale/basket/add/3/2/', { session });
  const body = { user: { fullName: 'Иван', ...person }, serviceId: 2, pickupPointId: 1, paymentId: 1 };
  const refused = await shop.ask('/sale/order/save/', { session, body });
  expect(savedOrder.parse(refused.value).order).toBeNull();
  expect(await shop.db.$count(orderMessage)).toBe(0);
  const save = () => shop.ask('/sale/order/save/', { session, key: 'same', body: { ...body, acceptPersonData: 'Y' } });
  await Promise.all(Array.from({ length: 20 }, save));
  await Promise.all([letters.send(), letters.send(), letters.send()]);
  expect(await shop.outside.texts(person.email)).toHaveLength(1);
});

test('an event that is rolled back is not announced; one that is repeated fifty times is announced once', async () => {
  const person = letters.someone();
  const id = await letters.buy(person);
  await letters.happen(id, 'assemble');
  const broken = inTransaction(shop.db, async (tx) => {
    await applyEvent(tx, id, 'arrive', shop.work);
    throw new Error('after the event');
  });
  await expect(broken).rejects.toThrow('after the event');
  await letters.send();
  expect(await shop.outside.texts(person.phone)).toEqual([]);
  await Promise.all(Array.from({ length: 50 }, () => letters.happen(id, 'arrive')));
  await Promise.all([letters.send(), letters.send()]);
  expect(await shop.outside.texts(person.phone)).toHaveLength(1);
});

test('killed after sending and before the mark: the message is attempted again, and arrives once', async () => {
  const person = letters.someone();
  const id = await letters.buy(person);
  await letters.happen(id, 'cancel');
  const { mail, sms } = shop.outside.partners;
  const killed = new Error('killed');
  const killedAfterSending = {
    ...shop.outside.partners,
    mail: mail && {
      send: (email: Parameters<typeof mail.send>[0]) => mail.send(email).then(() => Promise.reject(killed)),
    },
    sms: sms && { send: (text: Parameters<typeof sms.send>[0]) => sms.send(text).then(() => Promise.reject(killed)) },
  };
  await letters.send(killedAfterSending);
  expect(await shop.db.$count(orderMessage, eq(orderMessage.orderId, id))).toBe(3);
  shop.clock.ahead(2 * MINUTE);
  await letters.send();
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
  const person = letters.someone();
  await shop.outside.make('unisender', 'failing');
  await shop.outside.make('smsc', 'failing');
  const id = await letters.buy(person);
  expect((await letters.happen(id, 'cancel')).changed).toBe(true);
  await letters.send();
  expect(letters.log.warn).toHaveBeenCalledTimes(3);
  expect(letters.log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ order: id, channel: 'sms', attempts: 1, err: expect.any(PartnerError) }),
    expect.any(String),
  );
  await letters.send();
  expect(letters.log.warn).toHaveBeenCalledTimes(3);
  await shop.outside.make('unisender', 'ok');
  shop.clock.ahead(2 * MINUTE);
  await letters.send();
  expect(await shop.outside.texts(person.email)).toHaveLength(2);
  expect(await shop.outside.texts(person.phone)).toEqual([]);
  await shop.outside.make('smsc', 'ok');
  shop.clock.ahead(10 * MINUTE);
  await letters.send();
  expect(await shop.outside.texts(person.phone)).toHaveLength(1);
});

test('what a service never takes is given up within a day, with one error in the log; others are sent meanwhile', async () => {
  const [unreachable, other] = [{ ...letters.someone(), email: 'ivan@unreachable.example' }, letters.someone()];
  const id = await letters.buy(unreachable);
  await letters.send();
  await letters.buy(other);
  for (let hour = 1; hour <= 30; hour += 1) {
    shop.clock.ahead(hour * 60 * MINUTE);
    await letters.send();
  }
  expect(await shop.outside.texts(other.email)).toHaveLength(1);
  expect(letters.log.error).toHaveBeenCalledTimes(1);
  expect(letters.log.error).toHaveBeenCalledWith(expect.objectContaining({ order: id }), 'a message was given up');
  const [row] = await shop.db.select().from(orderMessage).where(eq(orderMessage.orderId, id));
  expect(row).toMatchObject({ attempts: 9, attemptAt: null, sentAt: null });
});

test('without a service its messages wait, and those of the other one are sent; old news is not sent', async () => {
  const [person, early] = [letters.someone(), letters.someone()];
  const id = await letters.buy(early);
  await shop.db
    .update(orderMessage)
    .set({ createdAt: new Date(Date.now() - 4 * DAY) })
    .where(eq(orderMessage.orderId, id));
  await letters.happen(await letters.buy(person), 'cancel');
  await letters.send({ ...shop.outside.partners, mail: null });
  expect(await shop.outside.texts(person.phone)).toHaveLength(1);
  expect(await shop.outside.texts(person.email)).toEqual([]);
  await letters.send();
  expect(await shop.outside.texts(person.email)).toHaveLength(2);
  expect(await shop.outside.texts(early.email)).toEqual([]);
});
