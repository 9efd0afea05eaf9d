import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { and, eq, inArray } from 'drizzle-orm';
import { message, queuedJob } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { PartnerError } from '../../partners/protocol/ask-partner';
import { lettersIn } from '../../testing/letters';
import { useShop } from '../../testing/use-shop';
import { applyEvent } from '../order/status/apply-event';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const shop = useShop({ sandboxes: true });
const letters = lettersIn(shop);
beforeEach(() => letters.repair());

const messagesOf = (id: number) =>
  shop.db
    .select()
    .from(message)
    .where(and(eq(message.subjectKind, 'order'), eq(message.subjectId, id)));
const jobsOf = async (id: number) => {
  const ids = (await messagesOf(id)).map((each) => each.id);
  return shop.db.select().from(queuedJob).where(inArray(queuedJob.subjectId, ids));
};

test('an order that is not saved is not announced, and a repeated save is announced once', async () => {
  const person = letters.someone();
  const visitor = await shop.visitor();
  await visitor.api(addToBasket, { id: 3, qty: 2 });
  const body = { user: { fullName: 'Иван', ...person }, serviceId: 2, pickupPointId: 1, paymentId: 1 };
  const refused = await visitor.ask('/sale/order/save/', body);
  expect(savedOrder.parse(refused.value).order).toBeNull();
  expect([await shop.db.$count(message), await shop.db.$count(queuedJob)]).toEqual([0, 0]);
  const save = () => visitor.ask('/sale/order/save/', { ...body, acceptPersonData: 'Y' }, { key: 'same' });
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
  expect((await jobsOf(id)).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  shop.clock.ahead(2 * MINUTE);
  await letters.send();
  expect(await jobsOf(id)).toEqual([]);
  expect((await messagesOf(id)).map(({ sentAt }) => sentAt !== null)).toEqual([true, true, true]);
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
    expect.objectContaining({
      ...{ queue: 'sms', subject: `order ${id}, cancel`, attempts: 1, err: expect.any(PartnerError) },
    }),
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
  expect(letters.log.error).toHaveBeenCalledWith(
    expect.objectContaining({ subject: `order ${id}, place` }),
    expect.stringContaining('a job failed finally'),
  );
  expect(await messagesOf(id)).toMatchObject([{ sentAt: null }]);
  expect(await jobsOf(id)).toMatchObject([{ attempts: 9, failedAt: expect.any(Date) }]);
});

test('without a service its messages wait, and those of the other one are sent; old news is not sent', async () => {
  const [person, early] = [letters.someone(), letters.someone()];
  const id = await letters.buy(early);
  const old = (await jobsOf(id)).map((job) => job.id);
  await shop.db
    .update(queuedJob)
    .set({ dueAt: new Date(Date.now() - 4 * DAY) })
    .where(inArray(queuedJob.id, old));
  await letters.happen(await letters.buy(person), 'cancel');
  await letters.send({ ...shop.outside.partners, mail: null });
  expect(await shop.outside.texts(person.phone)).toHaveLength(1);
  expect(await shop.outside.texts(person.email)).toEqual([]);
  await letters.send();
  expect(await shop.outside.texts(person.email)).toHaveLength(2);
  expect(await shop.outside.texts(early.email)).toEqual([]);
});
