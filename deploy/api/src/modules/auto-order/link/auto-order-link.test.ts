import { linkedAutoOrder } from '@zapovednik/api/cabinet/wire/own-auto-order';
import { eq } from 'drizzle-orm';
import { autoOrder } from '../../../db/schema';
import { autoOrdersIn, START } from '../../../testing/auto-orders';
import { LINK_KEY } from '../../../testing/start-shop';
import { useShop } from '../../../testing/use-shop';
import { orderToken } from '../../order-access/order-link';
import { autoOrderToken } from './auto-order-link';

const shop = useShop({ at: START });
const repeats = autoOrdersIn(shop);
beforeEach(() => repeats.at(0));
afterEach(() => shop.db.delete(autoOrder));

const pathOf = (token: string, what = '') => `/sale/Autoorder/link/${token}/${what}`;

test('CAB-23 everyone with the link skips and moves the next order without signing in, and sees no data of its customer', async () => {
  const path = pathOf(autoOrderToken(await repeats.weekly(), LINK_KEY));
  const { value } = await shop.ask(path);
  expect(linkedAutoOrder.parse(value)).toMatchObject({ state: 'active', nextDate: '28.11.2026', total: 600 });
  expect(JSON.stringify(value)).not.toMatch(/Лесная|79220000001|Ленина/);
  for (let times = 0; times < 2; times += 1) {
    const skipped = await shop.ask(`${path}skip/`, { body: { date: '28.11.2026' } });
    expect(skipped).toMatchObject({ status: 200, value: { nextDate: '05.12.2026' } });
  }
  expect(await shop.ask(`${path}move/`, { body: { date: '28.11.2026' } })).toMatchObject({
    value: { nextDate: '28.11.2026' },
  });
  expect(await shop.ask(`${path}move/`, { body: { date: '21.11.2026' } })).toMatchObject({ status: 400 });
});

test('CAB-23 a forged or incomplete link, the link of an order, and the link of an ended auto-order lead nowhere', async () => {
  const id = await repeats.weekly();
  const token = autoOrderToken(id, LINK_KEY);
  const wrong = [autoOrderToken(id, 'another key'), orderToken(id, LINK_KEY), token.slice(0, -1), 'x'];
  for (const one of wrong) {
    expect(await shop.ask(pathOf(one))).toMatchObject({ status: 404 });
    expect(await shop.ask(pathOf(one, 'skip/'), { body: { date: '28.11.2026' } })).toMatchObject({ status: 404 });
    expect(await shop.ask(pathOf(one, 'move/'), { body: { date: '05.12.2026' } })).toMatchObject({ status: 404 });
  }
  await shop.db.update(autoOrder).set({ cancelledAt: START }).where(eq(autoOrder.orderId, id));
  expect(await shop.ask(pathOf(token))).toMatchObject({ status: 404 });
  expect(await shop.ask(pathOf(token, 'skip/'), { body: { date: '28.11.2026' } })).toMatchObject({ status: 404 });
});
