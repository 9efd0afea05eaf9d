import { get } from 'node:http';
import { startGateway, type TestGateway } from '../testing/start-gateway';
import { CallsUnderWay } from './calls-under-way';

test('a network has so many calls under way, and each ends once', () => {
  const calls = new CallsUnderWay(2);
  const first = calls.begin('one');
  expect([first === null, calls.begin('one') === null, calls.begin('one')]).toEqual([false, false, null]);
  expect(calls.begin('other')).not.toBeNull();
  first?.();
  first?.();
  expect([calls.begin('one') === null, calls.begin('one')]).toEqual([false, null]);
});

describe('calls of one address that the back end does not answer', () => {
  let gateway: TestGateway;
  const held: (() => void)[] = [];
  beforeAll(async () => {
    gateway = await startGateway(({ url }, response) => {
      if (!url.startsWith('/slow/') && !url.startsWith('/full/')) return false;
      if (url.startsWith('/full/')) response.writeHead(429, { 'retry-after': '3' }).end('{"type":"error"}');
      else held.push(() => response.end('{"type":"success","value":null}'));
      return true;
    });
  }, 30_000);
  afterEach(() => {
    for (const answer of held.splice(0)) answer();
  });
  afterAll(() => gateway.close());
  const ask = (path: string, address: string) => gateway.ask(path, { headers: { 'x-forwarded-for': address } });

  test('leave connections to others; beyond them the address is refused, and afterwards answered again', async () => {
    const statuses: number[] = [];
    const slow = Array.from({ length: 200 }, async () => {
      statuses.push((await ask('/api/slow/', '203.0.113.9')).status);
    });
    await until(() => statuses.length === 72 && held.length === 128);
    expect(statuses).toEqual(Array(72).fill(429));
    expect((await ask('/api/location/city/get/', '198.51.100.1')).status).toBe(200);
    for (const answer of held.splice(0)) answer();
    await Promise.all(slow);
    expect(statuses.slice(72)).toEqual(Array(128).fill(200));
    expect((await ask('/api/location/city/get/', '203.0.113.9')).status).toBe(200);
  });

  test('a visitor who disconnects does not get another connection', async () => {
    const headers = { host: 'shop.localhost', 'x-forwarded-for': '203.0.113.20' };
    const asked = Array.from({ length: 128 }, () =>
      get({ port: gateway.port, path: '/api/slow/', headers, agent: false }).on('error', () => {}),
    );
    await until(() => held.length === 128);
    for (const request of asked) request.destroy();
    expect((await ask('/api/slow/', '203.0.113.20')).status).toBe(429);
  });

  test('the refusal of the back end reaches the visitor with its time, and late', async () => {
    const began = performance.now();
    const answer = await ask('/api/full/', '203.0.113.10');
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '3']);
    expect(performance.now() - began).toBeGreaterThan(900);
  });
});

/** Waits until `isSo` returns true; the time limit of the test also ends the wait. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}
