import { once } from 'node:events';
import { type AddressInfo, createServer, type LookupFunction, Socket } from 'node:net';
import { createPartners } from 'deploy-partners/server';
import { gatewaySandboxSettings } from 'deploy-partners/settings';
import fc from 'fast-check';
import { rawRequest } from '../testing/raw-request';
import { startGateway, type TestGateway } from '../testing/start-gateway';

/** Every `host:port` that this process connects to. */
const connected = new Set<string>();
const trap = createServer((socket) => {
  trapped += 1;
  socket.destroy();
});
let trapped = 0;
let foreign: string;
let gateway: TestGateway;
const partners = createPartners({ LOG_LEVEL: 'silent' });

beforeAll(async () => {
  await once(trap.listen(0, '127.0.0.1'), 'listening');
  foreign = `127.0.0.1:${addressOf(trap.address()).port}`;
  const services = gatewaySandboxSettings(await partners.listen({ port: 0, host: '127.0.0.1' }));
  gateway = await startGateway(({ url }, response) => {
    if (url === '/healthz' || url.startsWith('/location/')) return false;
    response.setHeader('content-type', 'application/json').end('{"type":"success","value":{}}');
    return true;
  }, services);
}, 30_000);

afterAll(async () => {
  await gateway.close();
  await partners.close();
  trap.close();
});

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address !== 'object' || address === null) throw new Error('Nothing listens');
  return address;
}

function watchConnections() {
  const connect = Socket.prototype.connect;
  jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
    for (const { host = 'localhost', port, lookup } of [args].flat(2).filter(isPlace)) {
      // undici calls a server whose address is an IP by the request's host, and looks that up itself.
      if (lookup) lookup(host, {}, (_error, address) => connected.add(`${address}:${port}`));
      else connected.add(`${host}:${port}`);
    }
    return Reflect.apply(connect, this, args);
  });
}

const isPlace = (arg: unknown): arg is { host?: string; port: number; lookup?: LookupFunction } =>
  typeof arg === 'object' && arg !== null && 'port' in arg;

const starts = [
  '/api/',
  '/api',
  '/pictures/',
  '/assets/',
  '/assets/shell/1.0.0/',
  '/api/suggest/address/',
  '/api/geocode/',
];
const pieces = [
  '//',
  '/',
  '\\',
  '/\\',
  '..',
  '/../',
  '%2e%2E',
  '%252e%252e',
  '%2f',
  '%5c',
  '%255c',
  '%FF',
  '%',
  '%00',
  '%0d%0a',
];
const rest = [
  '@',
  ':',
  ';',
  '#',
  '?',
  '?coords=56.8,60.6',
  '?text=',
  '\t',
  '\u0000',
  '\u00d0\u00ba',
  '%D0%BA',
  'a',
  'x.js',
  '.',
];

const target = () =>
  fc
    .tuple(
      fc.constantFrom('', 'http://FOREIGN', 'https://FOREIGN', '//FOREIGN', 'FOREIGN', '\\\\FOREIGN', '*'),
      fc.constantFrom('', '/', '/catalog/', ...starts),
      fc.array(fc.constantFrom('FOREIGN', 'http://FOREIGN', '@FOREIGN', ...pieces, ...rest), { maxLength: 5 }),
    )
    .map(([form, start, parts]) => form + start + parts.join(''));

const hosts = [
  'shop.localhost',
  'SHOP.localhost',
  'perm.shop.localhost',
  'FOREIGN',
  'shop.localhost@FOREIGN',
  'evil.example',
  '',
];

test('no request makes the gateway connect to a host that is not configured, or fail', async () => {
  watchConnections();
  const asked = fc.tuple(fc.constantFrom('GET', 'POST', 'HEAD'), target(), fc.constantFrom(...hosts));
  await fc.assert(
    fc.asyncProperty(asked, async ([method, path, host]) => {
      const body = method === 'POST' ? '{"query":"мира"}' : '';
      const head = [
        `${method} ${path} HTTP/1.1`,
        `Host: ${host}`,
        'Authorization: the-session',
        'Connection: close',
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
      ];
      const text = `${head.join('\r\n').replaceAll('FOREIGN', foreign)}\r\n\r\n`;
      const answer = await rawRequest(gateway.port, Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from(body)]));
      expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      expect(trapped).toBe(0);
    }),
    { numRuns: 600 },
  );
  const own = [gateway.port, new URL(gateway.backEnd.root).port, addressOf(partners.server.address()).port];
  expect(connected).toContain(new URL(gateway.backEnd.root).host);
  expect([...connected].filter((place) => !own.some((port) => place === `127.0.0.1:${port}`))).toEqual([]);
}, 60_000);

test.each([
  'GET /api//FOREIGN/x HTTP/1.1',
  'GET /api/\\FOREIGN/x HTTP/1.1',
  'GET http://FOREIGN/pictures/x HTTP/1.1',
  'GET //FOREIGN/ HTTP/1.1',
  'GET /\\%252ecabinet HTTP/1.1',
  'GET /?filter_1_2=%FF HTTP/1.1',
])('%s is refused with the reason', async (line) => {
  const answer = await rawRequest(
    gateway.port,
    `${line.replace('FOREIGN', foreign)}\r\nHost: shop.localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/x-request-id: [\da-f-]{36}/);
  const [, body = ''] = answer.split('\r\n\r\n');
  const message = 'Неверный адрес: в нём есть недопустимые знаки';
  const text = Buffer.from(body, 'latin1').toString();
  if (line.startsWith('GET /api/')) expect(JSON.parse(text)).toEqual({ type: 'error', code: 'bad_request', message });
  else expect(text).toBe(message);
  expect(trapped).toBe(0);
});
