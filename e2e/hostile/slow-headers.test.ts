import { once } from 'node:events';
import { connect } from 'node:net';
import { type HostileShop, startHostileShop } from './hostile-shop';

let shop: HostileShop;
beforeAll(async () => {
  shop = await startHostileShop();
}, 60_000);
afterAll(() => shop.close());

test('the back end disconnects clients that send their headers too slowly, if one reaches it', async () => {
  const socket = connect(Number(new URL(shop.api.root).port), '127.0.0.1').on('error', () => {});
  socket.write('GET /location/city/get/ HTTP/1.1\r\nHost: shop.localhost\r\nX-Slow: ');
  const timer = setInterval(() => socket.writable && socket.write('x'), 300);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, 'close');
  clearInterval(timer);
}, 15_000);
