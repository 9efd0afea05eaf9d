import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { envelope } from '@zapovednik/api/envelope';
import { userSession } from '@zapovednik/api/shell/wire/user';
import { defaultOrderLimits } from 'deploy-api/base/limits';
import { stock } from 'deploy-api/db/schema/index';
import { type HostileShop, startHostileShop } from './hostile-shop';

const STOCK = 4805;

let shop: HostileShop;
beforeAll(async () => {
  shop = await startHostileShop({ api: { orderLimits: defaultOrderLimits } });
  await shop.api.db.update(stock).set({ quantity: STOCK });
}, 60_000);
afterAll(() => shop.close());

/**
 * Another visitor of the attacker, with another false address each time. The proxy before the gateway adds the real
 * one.
 */
function visitor(at: number) {
  const claimed = `198.51.100.${at}`;
  const forged = { 'x-forwarded-for': `${claimed}, 203.0.113.7`, 'x-real-ip': claimed, forwarded: `for=${claimed}` };
  return async (path: string, session = '', body?: object) => {
    const { text } = await shop.ask(`/api${path}`, {
      headers: { ...forged, ...(session && { authorization: session }), 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer = envelope.parse(JSON.parse(text));
    if (answer.type === 'error') throw new Error(answer.message);
    return answer.value;
  };
}

test('anonymous cash orders with new sessions, phones and forged addresses do not use up the stock', async () => {
  const attack = async (at: number) => {
    const ask = visitor(at);
    const { session_id: session } = userSession.parse(await ask('/personal/user/is_auth/?site=true'));
    await ask(`/sale/basket/add/3/${STOCK}/`, session);
    const order = {
      user: { fullName: 'Иван', phone: `7922000${1000 + at}`, email: '' },
      acceptPersonData: 'Y',
      serviceId: 2,
      pickupPointId: 1,
      paymentId: 1,
    };
    const all = savedOrder.parse(await ask('/sale/order/save/', session, order));
    await ask('/sale/basket/change_quantity/3/60/', session);
    const some = savedOrder.parse(await ask('/sale/order/save/', session, order));
    return [all, some];
  };
  const answers = (await Promise.all(Array.from({ length: 10 }, (_, at) => attack(at)))).flat();
  const { GUEST_PIECES_PER_NETWORK, GUEST_PIECES_PER_PHONE } = defaultOrderLimits;
  expect(answers.filter(({ order }) => order)).toHaveLength(GUEST_PIECES_PER_NETWORK / GUEST_PIECES_PER_PHONE);
  const left = (await shop.api.db.select().from(stock)).find(({ productId }) => productId === 3);
  expect(left?.quantity).toBe(STOCK - GUEST_PIECES_PER_NETWORK);
});
