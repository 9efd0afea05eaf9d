import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startGateway, type TestGateway } from '../testing/start-gateway';

/** More bytes than the buffers of a connection hold when its client does not read. */
const LARGE = Buffer.alloc(15 * 1024 * 1024);
const open = new Set<Socket>();
/** Emits when the back end has sent an answer completely. */
const given = new EventEmitter();
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway(
    ({ url }, response) => {
      if (!url.startsWith('/pictures/')) return false;
      response.once('finish', () => given.emit('answer'));
      response.setHeader('content-type', 'image/jpeg').end(LARGE);
      return true;
    },
    {},
    undefined,
    { headersTimeout: 3_000, requestTimeout: 3_000, idleTimeout: 3_000, answerTimeout: 5_000 },
  );
}, 30_000);
afterEach(() => {
  for (const socket of open) socket.destroy();
  open.clear();
});
afterAll(() => gateway.close());

function client(): Socket {
  const socket = connect(gateway.port, '127.0.0.1').on('error', () => {});
  open.add(socket);
  return socket;
}

/** Sends a few bytes a second without end. Returns the answer after the gateway has closed the connection. */
async function drip(start: string): Promise<string> {
  const socket = client();
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(start);
  const timer = setInterval(() => socket.writable && socket.write('x'), 300);
  await once(socket, 'close');
  clearInterval(timer);
  return received;
}

test('260 clients that send headers and bodies slowly, or nothing, are closed, and other clients are not slower', async () => {
  const body =
    'POST /api/slow/ HTTP/1.1\r\nHost: shop.localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
  const headers = 'GET /catalog/ HTTP/1.1\r\nHost: shop.localhost\r\nX-Slow: ';
  const attack = Array.from({ length: 260 }, (_, index) => drip(index < 257 ? body : headers));
  const silent = once(client().resume(), 'close');
  let under = true;
  const over = Promise.race(attack).then(() => {
    under = false;
  });
  const times: number[] = [];
  let answeredUnder = 0;
  while (under) {
    for (const path of ['/api/location/city/get/', '/catalog/']) {
      const begun = Date.now();
      expect((await gateway.ask(path)).status).toBe(200);
      times.push(Date.now() - begun);
      if (under) answeredUnder += 1;
    }
  }
  // The median, because a busy machine may be late once.
  expect(times.sort((a, b) => a - b)[times.length >> 1]).toBeLessThan(2_000);
  expect(answeredUnder).toBeGreaterThanOrEqual(2);
  await over;
  for (const answer of await Promise.all(attack)) expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  await silent;
  expect(gateway.backEnd.heard.filter(({ url }) => url.startsWith('/slow/'))).toEqual([]);
}, 30_000);

/** Requests a large picture without reading it. `closed` resolves when the gateway has closed the connection. */
async function askWithoutReading() {
  const accepted = once(gateway.app.server, 'connection');
  const socket = client().pause();
  const [other] = await accepted;
  const closed = once(other, 'close');
  const answer = once(given, 'answer');
  socket.write('GET /pictures/product/1/1-96.jpg HTTP/1.1\r\nHost: shop.localhost\r\n\r\n');
  await answer;
  return { socket, closed };
}

test('a client that does not read, or reads slowly, occupies no connection to the back end and is closed', async () => {
  const [blind, slow] = [await askWithoutReading(), await askWithoutReading()];
  const timer = setInterval(() => slow.socket.read(1_000), 100);
  await Promise.all([blind.closed, slow.closed]);
  clearInterval(timer);
}, 20_000);
