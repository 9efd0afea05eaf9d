import { createServer, type Server } from 'node:http';
import config from '../../playwright.config';
import { requestShop } from './ask-shop';

/** Starts a server that sends the beginning of an answer, or nothing. */
const start = (begin: boolean) =>
  new Promise<[Server, URL]>((resolve) => {
    const server = createServer((_request, response) => {
      if (begin) response.write('to be continued');
    }).listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve([server, new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/late/`)]);
    });
  });

test.each([
  ['never begins', false],
  ['never ends', true],
])('an answer that %s is given up, and the failure names its address', async (_, begin) => {
  const [server, url] = await start(begin);
  await expect(requestShop(url, { signal: AbortSignal.timeout(200) })).rejects.toThrow(`GET ${url}: `);
  server.closeAllConnections();
  server.close();
});

test('every step of a journey ends before the journey does, and so names itself', () => {
  const { timeout = 0, expect: assertions, use } = config;
  for (const limit of [use?.actionTimeout, use?.navigationTimeout, assertions?.timeout, assertions?.toPass?.timeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThan(timeout);
  }
});
