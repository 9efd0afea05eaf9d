import { once } from 'node:events';
import { connect } from 'node:net';
import { rawRequest } from '../testing/raw-request';
import { startGateway, type TestGateway } from '../testing/start-gateway';

const MB = 1024 * 1024;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 30_000);
afterAll(() => gateway.close());

const head = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: shop.localhost', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

const chunked = (size: number) => {
  const chunk = `10000\r\n${'x'.repeat(0x1_0000)}\r\n`;
  return `${chunk.repeat(size / 0x1_0000)}0\r\n\r\n`;
};

const bodyOf = (answer: string) => JSON.parse(Buffer.from(answer.split('\r\n\r\n')[1] ?? '', 'latin1').toString());
const tooLarge = { type: 'error', code: 'too_large', message: 'Слишком большой запрос' };

const calls = ['/api/sale/order/create/', '/api/suggest/address/', '/faults'];

test.each([0.26, 1, 8, 32])('a body of %d MB is a clear 413 and does not reach the back end', async (megabytes) => {
  const size = Math.ceil((megabytes * MB) / 0x1_0000) * 0x1_0000;
  const heard = gateway.backEnd.heard.length;
  for (const path of megabytes === 1 ? calls : calls.slice(0, 1)) {
    const sent = [
      head(path, `Content-Length: ${size}`) + 'x'.repeat(size),
      head(path, 'Transfer-Encoding: chunked') + chunked(size),
    ];
    for (const bytes of sent) {
      const answer = await rawRequest(gateway.port, bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(bodyOf(answer)).toEqual(tooLarge);
    }
  }
  expect(gateway.backEnd.heard).toHaveLength(heard);
});

test('a client with Expect: 100-continue and a large body is refused before it sends the body', async () => {
  const answer = await rawRequest(
    gateway.port,
    head('/api/sale/order/create/', `Content-Length: ${32 * MB}`, 'Expect: 100-continue'),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(bodyOf(answer)).toEqual(tooLarge);
});

test('a client with Expect: 100-continue and a small body may send it', async () => {
  const socket = connect(gateway.port, '127.0.0.1');
  socket.write(head('/api/sale/order/create/', 'Content-Length: 2', 'Expect: 100-continue', 'Connection: close'));
  const [first] = await once(socket, 'data');
  expect(String(first)).toMatch(/^HTTP\/1\.1 100 Continue/);
  socket.write('{}');
  const [second] = await once(socket, 'data');
  expect(String(second)).toMatch(/^HTTP\/1\.1 200 /);
  expect(gateway.backEnd.heard.at(-1)).toMatchObject({ body: '{}' });
});

test('a body of the largest size reaches the back end', async () => {
  const body = JSON.stringify('x'.repeat(256 * 1024 - 2));
  const headers = { 'content-type': 'application/json' };
  expect((await gateway.ask('/api/sale/order/create/', { method: 'POST', headers, body })).status).toBe(200);
  expect(gateway.backEnd.heard.at(-1)?.body).toHaveLength(body.length);
});
