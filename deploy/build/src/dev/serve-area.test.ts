import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { serveArea } from './serve-area';

let port: number;
let served: Awaited<ReturnType<typeof serveArea>>;

beforeAll(async () => {
  port = await freePort();
  served = await serveArea({
    area: 'mf-content',
    files: (_request, response) => response.writeHead(404).end(),
    readStack: (stack) => `mapped ${stack}`,
    settled: async () => undefined,
    port,
    gatewayPort: await freePort(),
  });
});
afterAll(() => served.stop());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const send = (body: string) => fetch(`http://127.0.0.1:${port}/__stack`, { method: 'POST', body });

test('a stack trace of the page is answered with places in the sources', async () => {
  expect(await (await send('Error: Сломано')).text()).toBe('mapped Error: Сломано');
});

test('a huge stack trace is refused, and the server goes on', async () => {
  const status = await send('x'.repeat(10 * 1024 * 1024)).then(
    (answer) => answer.status,
    () => 'closed',
  );
  expect([413, 'closed']).toContain(status);
  expect((await send('Error')).status).toBe(200);
});

test('a request that only reads gets no stack trace', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/__stack`)).status).toBe(502);
});

test('a page that leaves while it sends does not end the server', async () => {
  const page = connect(port, '127.0.0.1');
  await once(page, 'connect');
  page.write('POST /__stack HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nhalf');
  page.resetAndDestroy();
  await once(page, 'close');
  expect((await send('Error')).status).toBe(200);
});
