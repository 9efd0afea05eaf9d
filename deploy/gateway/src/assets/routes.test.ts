import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import zlib from 'node:zlib';
import * as z from 'zod/mini';
import { startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 30_000);
afterAll(() => gateway.close());

test('files of a release never change and are cached for a year', async () => {
  const { status, headers, text } = await gateway.ask('/assets/mf-catalog/1.0.0/entry.js');
  expect([status, text]).toEqual([200, "console.log('mf-catalog 1.0.0');"]);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['access-control-allow-origin']).toBe('*');
});

test('files that were compressed at the build are sent unchanged', async () => {
  const brotli = await gateway.ask('/assets/shell/1.0.0/entry.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(zlib.brotliDecompressSync(brotli.body).toString()).toBe("console.log('shell 1.0.0');");
  const gzip = await gateway.ask('/assets/shell/1.0.0/entry.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(gzip.headers['content-encoding']).toBe('gzip');
});

test('the icon of the shop is at the path where browsers look for it', async () => {
  const { status, headers, text } = await gateway.ask('/favicon.ico');
  expect([status, text]).toEqual([200, '<svg xmlns="http://www.w3.org/2000/svg"/>']);
  expect(headers['content-type']).toBe('image/svg+xml');
});

test('what makes the shop installable keeps its address over releases', async () => {
  const { status, headers, text } = await gateway.ask('/install/app.webmanifest');
  expect([status, text]).toEqual([200, '{"name":"Shop"}']);
  expect(headers['content-type']).toBe('application/manifest+json');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  // This release has no icons.
  expect((await gateway.ask('/install/icon-192.png')).status).toBe(404);
});

test('only files in the web folders of releases can be read', async () => {
  for (const path of [
    '/assets/shell/1.0.0/../server/index.cjs',
    '/assets/shell/1.0.0/%2e%2e/server/index.cjs',
    '/assets/channels/stable.json/x',
    '/assets/..%2f..%2fetc/passwd/x',
    '/assets/shell/1.0.0/missing.js',
  ]) {
    expect((await gateway.ask(path)).status).toBeGreaterThanOrEqual(400);
  }
});

test('unknown versions cause few requests to the registry, and live files are served meanwhile', async () => {
  const asked: string[] = [];
  const registry = createServer(async (request, response) => {
    const content = await readFile(join(gateway.releases, request.url ?? '')).catch(() => null);
    if (!request.url?.startsWith('/channels/')) asked.push(request.url ?? '');
    response.writeHead(content ? 200 : 404).end(content);
  });
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  const { port } = z.object({ port: z.int() }).parse(registry.address());
  const remote = await startGateway(undefined, { RELEASES: `http://127.0.0.1:${port}` });
  try {
    asked.length = 0;
    const same = await Promise.all(Array.from({ length: 30 }, () => remote.ask('/assets/shell/9.9.9/entry.js')));
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([404]));
    expect(asked).toEqual(['/shell/9.9.9/release.json']);
    const paths = Array.from({ length: 200 }, (_, number) => `/assets/shell/9.0.${number}/entry.js`);
    const flood = await Promise.all(paths.map((path) => remote.ask(path)));
    // The limit is 50 in five seconds. A slow machine needs more time for all requests.
    expect(asked.length).toBeLessThan(150);
    expect(flood.filter(({ status, headers }) => status === 503 && headers['retry-after'] === '5')).not.toHaveLength(0);
    expect((await remote.ask('/assets/shell/1.0.0/entry.js')).status).toBe(200);
  } finally {
    await remote.close();
    registry.closeAllConnections();
    registry.close();
  }
}, 30_000);
