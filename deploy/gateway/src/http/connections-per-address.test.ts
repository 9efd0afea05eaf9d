import { once } from 'node:events';
import { connect } from 'node:net';
import { startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
afterEach(() => gateway.close());

/** Opens a connection and sends a request. `status` is empty when the gateway closes the connection. */
async function visit() {
  const socket = connect(gateway.port, '127.0.0.1').on('error', () => {});
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const heard = Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.write('GET /api/location/city/get/ HTTP/1.1\r\nHost: shop.localhost\r\n\r\n');
  await heard;
  return { socket, status: received.slice(0, 12) };
}

const OK = 'HTTP/1.1 200';

test('an address has a limited number of connections, and may open another one after one closes', async () => {
  gateway = await startGateway(undefined, { CONNECTIONS_PER_ADDRESS: 3, TRUSTED_PROXIES: () => false });
  const visits = [await visit(), await visit(), await visit(), await visit()];
  expect(visits.map(({ status }) => status)).toEqual([OK, OK, OK, '']);
  visits[0]?.socket.destroy();
  let again = await visit();
  while (again.status === '') again = await visit();
  expect(again.status).toBe(OK);
  for (const { socket } of [...visits, again]) socket.destroy();
});

test('the connections of a trusted proxy are not counted, because all visitors share them', async () => {
  gateway = await startGateway(undefined, { CONNECTIONS_PER_ADDRESS: 1, TRUSTED_PROXIES: () => true });
  const visits = [await visit(), await visit(), await visit()];
  expect(visits.map(({ status }) => status)).toEqual([OK, OK, OK]);
  for (const { socket } of visits) socket.destroy();
});
