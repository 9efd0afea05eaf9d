import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { requestRegistry } from './fetch-release';

/** More than waits in a stream that nobody reads. */
const BODY = Buffer.alloc(80_000, 'a');
let server: Server;

beforeEach(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${BODY.length}\r\nConnection: close\r\n\r\n`);
      socket.end(BODY);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('a registry that closes each connection is read whole, also when a file waits to be read', async () => {
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  const answer = await requestRegistry(`http://127.0.0.1:${port}/channels/stable.json`);
  await pause(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(BODY);
});
