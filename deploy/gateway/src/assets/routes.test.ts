import zlib from 'node:zlib';
import { startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 30_000);
afterAll(() => gateway.close());

test('files of a release never change: kept for a year', async () => {
  const { status, headers, text } = await gateway.ask('/assets/mf-catalog/1.0.0/entry.js');
  expect([status, text]).toEqual([200, "console.log('mf-catalog 1.0.0');"]);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['access-control-allow-origin']).toBe('*');
});

test('what was compressed at the build is sent as it lies there', async () => {
  const brotli = await gateway.ask('/assets/shell/1.0.0/entry.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(zlib.brotliDecompressSync(brotli.body).toString()).toBe("console.log('shell 1.0.0');");
  const gzip = await gateway.ask('/assets/shell/1.0.0/entry.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(gzip.headers['content-encoding']).toBe('gzip');
});

test('the icon of the shop is where browsers look for one', async () => {
  const { status, headers, text } = await gateway.ask('/favicon.ico');
  expect([status, text]).toEqual([200, '<svg xmlns="http://www.w3.org/2000/svg"/>']);
  expect(headers['content-type']).toBe('image/svg+xml');
});

test('nothing outside of the web folders of releases can be read', async () => {
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
