import { createServer, type Server } from 'node:http';
import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import { setDelivery } from '@zapovednik/api/checkout/calls/delivery';
import { calcFastDelivery, setFastDeliveryPrice } from '@zapovednik/api/checkout/calls/fast-delivery';
import { fixtures } from '@zapovednik/testing';
import * as z from 'zod/mini';
import { type Api, createApi } from './create-api';

/** Answers like the back end: the new session gets a basket, any other session gets «Session expired». */
let server: Server;
let root = '';
let asked: string[] = [];
/** Whether the answer «Session expired» has a code. In the specification it has only a message. */
let hasCode = true;
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push(`${url} ${headers.authorization}`);
    const isNew = headers.authorization === 'new';
    const expired = { type: 'error', ...(hasCode && { code: 'session_expired' }), message: 'Session expired' };
    response.writeHead(isNew ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isNew ? { type: 'success', value: fixtures.basket([]) } : expired));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  root = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  asked = [];
  hasCode = true;
});

/** A client with an expired session, and the number of its recoveries. */
function clientOfTheGone() {
  let session = 'old';
  const recover = jest.fn(async () => {
    session = 'new';
    return true;
  });
  return { api: createApi({ root, location: () => 2201, session: async () => session, recover }), recover };
}

const once: [string, string, (api: Api) => Promise<unknown>][] = [
  [
    'fast delivery is calculated',
    '/sale/delivery/calcFastDelivery/1%2C2/',
    (api) => api(calcFastDelivery, { ids: '1,2' }),
  ],
  [
    'its price is set',
    '/sale/delivery/set/fast_delivery_price/199/',
    (api) => api(setFastDeliveryPrice, { id: '199' }),
  ],
  ['the delivery is set', '/sale/delivery/set/delivery/3/', (api) => api(setDelivery, { id: '3' })],
];

test.each(once)('SES-26 %s once: the session is restored, the call is not sent again', async (_, path, send) => {
  const { api, recover } = clientOfTheGone();
  await expect(send(api)).rejects.toMatchObject({ status: 401, message: 'Session expired' });
  expect(asked).toEqual([`${path} old`]);
  expect(recover).toHaveBeenCalledTimes(1);
});

test('SES-25 any other call is sent once more, with the new session', async () => {
  const { api } = clientOfTheGone();
  await expect(api(getBasket, {})).resolves.toMatchObject({ lines: [] });
  expect(asked).toEqual(['/sale/basket/get/?noCalcBasket=true old', '/sale/basket/get/?noCalcBasket=true new']);
});

test('SES-20 SES-25 an expiry that is answered without a code is restored as one with it', async () => {
  hasCode = false;
  const { api, recover } = clientOfTheGone();
  await expect(api(getBasket, {})).resolves.toMatchObject({ lines: [] });
  expect(recover).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(['/sale/basket/get/?noCalcBasket=true old', '/sale/basket/get/?noCalcBasket=true new']);
});

test.each(once)('SES-26 without a code %s once, too', async (_, path, send) => {
  hasCode = false;
  const { api, recover } = clientOfTheGone();
  await expect(send(api)).rejects.toMatchObject({ status: 401, message: 'Session expired' });
  expect(asked).toEqual([`${path} old`]);
  expect(recover).toHaveBeenCalledTimes(1);
});
