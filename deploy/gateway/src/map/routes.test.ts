import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPartners } from 'deploy-partners/server';
import { gatewaySandboxSettings } from 'deploy-partners/settings';
import * as z from 'zod/mini';
import { readConfig } from '../config/config';
import { publicSettingsOf } from '../public-settings';
import { startGateway, type TestGateway } from '../testing/start-gateway';

const needed = { API_ROOT: 'http://127.0.0.1:1', RELEASES: '/releases', COOKIE_KEY: 'a key of the tests only' };
const mapOf = (settings: Record<string, string>) => publicSettingsOf(readConfig({ ...needed, ...settings })).map;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function gatewayWith(settings: Parameters<typeof startGateway>[1], log?: { write(line: string): void }) {
  const gateway = await startGateway(undefined, settings, log);
  closing.push(() => gateway.close());
  return gateway;
}

/** A gateway in front of a map server with these answers. */
async function before(answer: Parameters<typeof createServer>[1]): Promise<TestGateway> {
  const server: Server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => server.close());
  const { port } = z.parse(z.custom<AddressInfo>(), server.address());
  return gatewayWith({ MAP_SERVER_URL: `http://127.0.0.1:${port}/maps/` });
}

test('the schematic map comes from the shop itself: style, streets and names, compressed', async () => {
  const partners = createPartners({ LOG_LEVEL: 'silent' });
  closing.push(() => partners.close());
  const { MAP_SERVER_URL } = gatewaySandboxSettings(await partners.listen({ port: 0, host: '127.0.0.1' }));
  const { ask } = await gatewayWith(MAP_SERVER_URL ? { MAP_SERVER_URL } : {});
  const style = await ask('/map/style.json');
  expect(JSON.parse(style.text)).toMatchObject({ version: 8, sources: { streets: { data: '/map/streets.json' } } });
  const streets = await ask('/map/streets.json', { headers: { 'accept-encoding': 'gzip' } });
  expect([streets.status, streets.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect(streets.body.length).toBeLessThan(100_000);
  expect((await ask('/map/places.json')).text).toContain('Екатеринбург');
  expect((await ask('/map/nothing.json')).status).toBe(404);
});

test.each([
  '/map/../outbox/',
  '/map/%2e%2e/outbox/',
  '/map/..%2foutbox/',
  '/map//evil.example/style.json',
  '/map/.env',
  `/map/${'a'.repeat(300)}`,
])('a path that leads out of the map server is refused: %s', async (path) => {
  const asked: (string | undefined)[] = [];
  const { ask } = await before(({ url }, response) => {
    asked.push(url);
    response.end();
  });
  expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
  expect(asked).toEqual([]);
});

test('only files of a map are passed on, without cookies and scripts', async () => {
  const heard: unknown[] = [];
  const { ask } = await before(({ url, headers }, response) => {
    heard.push(url, headers.cookie);
    const type = url?.endsWith('.html') ? 'text/html' : 'application/x-protobuf';
    response.setHeader('content-type', type).setHeader('set-cookie', 'a=b').end('tile');
  });
  const tile = await ask('/map/tiles/12/2650/1280.pbf?key=1', { headers: { cookie: 'session=1' } });
  expect([tile.status, tile.text, tile.headers['set-cookie']]).toEqual([200, 'tile', undefined]);
  expect(heard).toEqual(['/maps/tiles/12/2650/1280.pbf', undefined]);
  expect((await ask('/map/page.html')).status).toBe(502);
});

test('a huge answer is refused', async () => {
  const { ask } = await before((_, response) => {
    response.setHeader('content-type', 'application/json').end('x'.repeat(5 * 1024 * 1024));
  });
  expect((await ask('/map/style.json')).status).toBe(502);
});

test('without a map server its paths do not exist, and without any map the log says what to set', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const { ask } = await gatewayWith({ LOG_LEVEL: 'warn' }, log);
  expect((await ask('/map/style.json')).text).not.toContain('"version"');
  expect(lines.join()).toContain('set MAPBOX_TOKEN, MAP_STYLE_URL or MAP_SERVER_URL');
});

test('a token means Mapbox, else the named style, else our map server', () => {
  const server = { MAP_SERVER_URL: 'http://maps:8080' };
  const named = { MAP_STYLE_URL: 'https://tiles.example/style.json', MAP_ORIGINS: 'https://fonts.example' };
  expect(mapOf({})).toBeUndefined();
  expect(mapOf(server)).toEqual({ engine: 'maplibre', style: '/map/style.json', origins: [] });
  expect(mapOf({ ...server, ...named })).toEqual({
    engine: 'maplibre',
    style: 'https://tiles.example/style.json',
    origins: ['https://tiles.example', 'https://fonts.example'],
  });
  expect(mapOf({ ...server, ...named, MAPBOX_TOKEN: 'pk.public' })).toEqual({
    engine: 'mapbox',
    token: 'pk.public',
    style: 'mapbox://styles/mapbox/streets-v12',
  });
});

test('a secret token of Mapbox, and an origin with a directive in it, stop the start', () => {
  expect(() => readConfig({ ...needed, MAPBOX_TOKEN: 'sk.secret' })).toThrow('MAPBOX_TOKEN');
  expect(() => mapOf({ MAP_STYLE_URL: 'https://a.example/s.json', MAP_ORIGINS: 'https://a; script-src *' })).toThrow();
});

test('the policy allows what the map needs, and only that', async () => {
  const directives = async (settings: Parameters<typeof startGateway>[1]) => {
    const { ask } = await gatewayWith(settings);
    const { headers } = await ask('/');
    return String(headers['content-security-policy']).split(/; |, /);
  };
  const without = await directives({});
  const added = async (settings: Parameters<typeof startGateway>[1]) =>
    (await directives(settings)).filter((directive) => !without.includes(directive));
  expect(without).toContain("worker-src 'self' blob:");
  expect(await added({ MAP_SERVER_URL: 'http://maps:8080' })).toEqual([]);
  expect(await added({ MAP_STYLE_URL: 'https://tiles.example/style.json' })).toEqual([
    "img-src 'self' data: blob: https://tiles.example",
    "connect-src 'self' https://tiles.example",
  ]);
  const mapbox = 'https://*.tiles.mapbox.com https://api.mapbox.com https://events.mapbox.com';
  expect(await added({ MAPBOX_TOKEN: 'pk.public' })).toEqual([
    `img-src 'self' data: blob: ${mapbox}`,
    `connect-src 'self' ${mapbox}`,
  ]);
}, 30_000);

test('an address that reads files without end is refused, others are not', async () => {
  const { ask, app } = await before((_, response) => {
    response.setHeader('content-type', 'image/png').end('png');
  });
  // The clock stands still, so the limit does not refill.
  const time = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const read = (address: string) => ask('/map/1/2/3.png', { headers: { 'x-forwarded-for': address } });
  const flood = Array.from({ length: 3_000 }, () => app.inject({ url: '/map/.env', headers: ofShop('203.0.113.9') }));
  await Promise.all(flood);
  const refused = await read('203.0.113.9');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
  expect((await read('198.51.100.1')).status).toBe(200);
  time.mockRestore();
});
const ofShop = (address: string) => ({ host: 'shop.localhost', 'x-forwarded-for': address });
