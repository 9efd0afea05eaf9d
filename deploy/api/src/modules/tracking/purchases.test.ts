import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { eq } from 'drizzle-orm';
import { order, purchaseReport, queuedJob } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { runQueue } from '../../jobs/run-queue';
import { autoOrdersIn, START } from '../../testing/auto-orders';
import { lettersIn } from '../../testing/letters';
import { useShop } from '../../testing/use-shop';
import { forgetOldReports, purchaseReports } from './purchase-reports';
import { queuePurchase } from './queue-purchase';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const shop = useShop({ sandboxes: true });
const letters = lettersIn(shop);
beforeEach(async () => {
  jest.clearAllMocks();
  for (const table of [purchaseReport, queuedJob]) await shop.db.delete(table);
  await shop.outside.make('mindbox', 'ok');
});

/** Sends reports that are due this many milliseconds from now. */
const send = (ahead = 0, partners = shop.outside.partners) =>
  runQueue(purchaseReports, { ...shop.work, partners, now: () => new Date(Date.now() + ahead) }, letters.log);

/** The service's reports about an order. */
const told = (id: number) => shop.outside.read(`/tracking/reports?q=${encodeURIComponent(`"websiteID":"${id}"}`)}`);

test('TRK-03 ORD-38 a saved order is reported with its goods and the browser that ordered, without name and phone', async () => {
  const session = await shop.visit();
  await shop.ask('/personal/user/mindbox_set_data/', { session, body: { endpointid: 'device-1' } });
  const buyer = letters.someone();
  const id = await letters.buy(buyer, session);
  await send();
  const reports = await told(id);
  expect(reports).toEqual([
    expect.objectContaining({
      service: 'Mindbox',
      from: 'shop',
      what: 'Website.Purchase',
      about: 'device-1',
      body: {
        executionDateTimeUtc: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        order: {
          ids: { websiteID: String(id) },
          totalPrice: 200,
          deliveryCost: 0,
          currency: 'RUB',
          lines: [{ product: { ids: { website: '3' } }, quantity: 2, basePricePerItem: 100 }],
        },
      },
    }),
  ]);
  expect(JSON.stringify(reports)).not.toMatch(new RegExp(`${buyer.phone}|${buyer.email}|Лесов`));
  const [row] = await shop.db.select().from(purchaseReport).where(eq(purchaseReport.orderId, id));
  expect(row).toMatchObject({ device: null, sentAt: expect.any(Date) });
});

test('TRK-03 an order in one click by a customer is reported with the number of the customer', async () => {
  const boris = await shop.customer('boris');
  const body = { productId: 3, quantity: 2, name: 'Борис', phone: letters.someone().phone, acceptPersonData: 'Y' };
  const made = savedOrder.parse((await boris.ask('/sale/order/one_click/', body)).value);
  await send();
  expect(await told(made.order?.ID ?? 0)).toMatchObject([{ body: { customer: { ids: { websiteID: '2' } } } }]);
});

describe('an auto-order', () => {
  const repeating = useShop({ sandboxes: true, at: START });
  const autoOrders = autoOrdersIn(repeating);

  test('TRK-03 the next order of an auto-order is reported too, of no browser', async () => {
    await autoOrders.weekly();
    expect(await autoOrders.run(6)).toBe(1);
    await runQueue(purchaseReports, repeating.work, letters.log);
    const [child] = await repeating.db.select().from(order).where(eq(order.source, 'auto_order'));
    const ofChild = `/tracking/reports?q=${encodeURIComponent(`"websiteID":"${child?.id}"}`)}`;
    expect(await repeating.outside.read(ofChild)).toMatchObject([{ about: '', body: { order: { totalPrice: 600 } } }]);
  });
});

test('an order that an employee places for a client is not the purchase of the browser of the employee', async () => {
  const session = await shop.visit();
  await shop.ask('/personal/user/mindbox_set_data/', { session, body: { endpointid: 'device-2' } });
  const id = await letters.buy(letters.someone(), session);
  for (const table of [purchaseReport, queuedJob]) await shop.db.delete(table);
  const [placed] = await shop.db.select().from(order).where(eq(order.id, id));
  if (!placed) throw new Error('The order was not stored');
  await inTransaction(shop.db, (tx) =>
    queuePurchase(tx, { order: { ...placed, employeeId: 1 }, visitor: null, now: new Date() }),
  );
  expect(await shop.db.select({ device: purchaseReport.device }).from(purchaseReport)).toEqual([{ device: null }]);
});

test('a refused order is not reported, twenty sends of one order and three senders at once report it once', async () => {
  const visitor = await shop.visitor();
  await visitor.api(addToBasket, { id: 3, qty: 2 });
  const body = { user: { fullName: 'Иван', ...letters.someone() }, serviceId: 2, pickupPointId: 1, paymentId: 1 };
  await visitor.ask('/sale/order/save/', body);
  expect(await shop.db.$count(purchaseReport)).toBe(0);
  const save = () => visitor.ask('/sale/order/save/', { ...body, acceptPersonData: 'Y' }, { key: 'same' });
  const [first] = await Promise.all(Array.from({ length: 20 }, save));
  await Promise.all([send(), send(), send()]);
  expect(await told(savedOrder.parse(first?.value).order?.ID ?? 0)).toHaveLength(1);
});

test('killed after sending and before the mark: it is sent again, and the service knows it by its key', async () => {
  const id = await letters.buy(letters.someone());
  const { tracking } = shop.outside.partners;
  const killedAfterSending = {
    ...shop.outside.partners,
    tracking: tracking && {
      ...tracking,
      tell: (...given: Parameters<typeof tracking.tell>) =>
        tracking.tell(...given).then(() => Promise.reject(new Error('killed'))),
    },
  };
  await send(0, killedAfterSending);
  await send(2 * MINUTE);
  const [row] = await shop.db.select().from(purchaseReport).where(eq(purchaseReport.orderId, id));
  expect(row).toMatchObject({ sentAt: expect.any(Date) });
  expect(await told(id)).toHaveLength(1);
});

test('a service that is down delays the report, and neither refuses the order nor loses it; after a day it is given up', async () => {
  await shop.outside.make('mindbox', 'failing');
  const id = await letters.buy(letters.someone());
  await send();
  await send();
  expect(letters.log.warn).toHaveBeenCalledTimes(1);
  await shop.outside.make('mindbox', 'ok');
  await send(2 * MINUTE);
  expect(await told(id)).toHaveLength(1);

  await shop.outside.make('mindbox', 'failing');
  await letters.buy(letters.someone());
  for (let hour = 1; hour <= 30; hour += 1) await send(hour * 60 * MINUTE);
  expect(letters.log.error).toHaveBeenCalledTimes(1);
});

test('without the service reports wait, and after thirty days they are deleted', async () => {
  const id = await letters.buy(letters.someone());
  await send(0, { ...shop.outside.partners, tracking: null });
  await inTransaction(shop.db, (tx) => forgetOldReports(tx, new Date(Date.now() + 29 * DAY)));
  await send(29 * DAY);
  expect(await told(id)).toHaveLength(1);
  await inTransaction(shop.db, (tx) => forgetOldReports(tx, new Date(Date.now() + 31 * DAY)));
  expect(await shop.db.$count(purchaseReport)).toBe(0);
});
