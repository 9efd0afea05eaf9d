import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
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
    serverErrors: {
      of: (path) => (path === '/broken/' ? 'Error: <Сломано> at src/page.tsx:3:7' : null),
      inSources: (path) => (path === '/partly/' ? 'Error: часть at src/widget.tsx:3:7' : null),
    },
    settled: async () => undefined,
    port,
    gatewayPort: await failingGateway(),
  });
});
afterAll(async () => {
  await served.stop();
  gateway.close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A gateway that cannot render any page and has no other answers. */
async function failingGateway(): Promise<number> {
  const gatewayPort = await freePort();
  await once(gateway.listen(gatewayPort, '127.0.0.1'), 'listening');
  return gatewayPort;
}

const gateway = createHttpServer(({ headers }, response) =>
  response.writeHead(headers.accept === 'text/html' ? 500 : 502).end('Возникла внутренняя ошибка сервера'),
);

const open = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });

const send = (body: string) => fetch(`http://127.0.0.1:${port}/__stack`, { method: 'POST', body });

test('a stack trace of the page is answered with places in the sources', async () => {
  expect(await (await send('Error: Сломано')).text()).toBe('mapped Error: Сломано');
});

test('a huge stack trace is refused, and the server continues', async () => {
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

test('a page that the server could not render says why, with the places in the sources', async () => {
  const answer = await open('/broken/');
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('Error: &#60;Сломано&#62; at src/page.tsx:3:7');
});

test('a page that failed for another reason is the page of visitors', async () => {
  expect(await (await open('/other/')).text()).toBe('Возникла внутренняя ошибка сервера');
});

test('a page asks which of its parts only the server could not render', async () => {
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}/__server-error?path=${encodeURIComponent(path)}`);
  const [partly, whole] = [await ask('/partly/'), await ask('/whole/')];
  expect([partly.status, await partly.text()]).toEqual([200, 'Error: часть at src/widget.tsx:3:7']);
  expect(whole.status).toBe(204);
});
