/** How gateway and back end identify a visitor for the counters of the rate limits. */

import { createHash } from 'node:crypto';
import { attempt } from 'deploy-api/db/schema/access';
import { startGateway } from 'deploy-gateway/testing/start-gateway';
import { trustedProxies } from 'deploy-network/trusted-proxies';
import { type HostileShop, startHostileShop } from './hostile-shop';

let shop: HostileShop;
beforeAll(async () => {
  shop = await startHostileShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.api.db.delete(attempt));

/** Starts a new session from the address `from`. */
const visit = (from: string, forwardedFor: string, { app } = shop.gateway) =>
  app.inject({
    url: '/api/personal/user/is_auth/?site=true',
    remoteAddress: from,
    headers: { host: 'shop.localhost', 'x-forwarded-for': forwardedFor },
  });

/** How many sessions the back end counted for each of these networks; `others` for all that are not listed. */
async function counted(...networks: string[]): Promise<Record<string, number>> {
  const counts = new Map((await shop.api.db.select().from(attempt)).map(({ key, count }) => [key, count]));
  const named = networks.map((network) => {
    const key = createHash('sha256').update(`sessions by network:${network}`).digest('base64url');
    const count = counts.get(key) ?? 0;
    counts.delete(key);
    return [network, count] as const;
  });
  const others = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { ...Object.fromEntries(named), others };
}

test('behind a proxy that is not configured, each visitor has separate limits', async () => {
  for (const proxy of ['127.0.0.1', '10.1.2.3', '100.64.9.9', '172.17.0.1', 'fd00::1'])
    for (const visitor of ['203.0.113.1', '203.0.113.2']) expect((await visit(proxy, visitor)).statusCode).toBe(200);
  expect(await counted('203.0.113.1', '203.0.113.2')).toEqual({ '203.0.113.1': 5, '203.0.113.2': 5, others: 0 });
});

test('a public client is counted as one, whatever forwarded chain it sends', async () => {
  const chains = ['1.1.1.1', '2.2.2.2, 10.0.0.1', '127.0.0.1', '10.0.0.1, 100.64.0.1', 'garbage', '::1', '[::1]:80'];
  for (const chain of chains) await visit('203.0.113.9', chain);
  expect(await counted('203.0.113.9')).toEqual({ '203.0.113.9': chains.length, others: 0 });
});

test('a chain that a client sends before it reaches the proxies has no effect either', async () => {
  for (let spoofed = 1; spoofed <= 5; spoofed += 1) await visit('10.1.2.3', `1.1.1.${spoofed}, 203.0.113.9, 10.1.2.4`);
  expect(await counted('203.0.113.9')).toEqual({ '203.0.113.9': 5, others: 0 });
});

test('a subscriber of IPv6 is counted by network, with or without a port', async () => {
  const hops = ['2001:db8:1:2::1', '2001:db8:1:2::2', '[2001:db8:1:2::3]:4433'];
  for (const hop of hops) await visit('10.1.2.3', hop);
  expect(await counted('2001:db8:1:2::/64')).toEqual({ '2001:db8:1:2::/64': 3, others: 0 });
});

test('a setting that lists the proxies trusts no other private network', async () => {
  const isTrusted = trustedProxies.parse('10.1.2.3');
  const strict = await startGateway(undefined, { API_ROOT: shop.api.root, TRUSTED_PROXIES: isTrusted });
  await visit('10.1.2.3', '203.0.113.9', strict);
  await visit('10.1.2.4', '203.0.113.9', strict);
  expect(await counted('203.0.113.9', '10.1.2.4')).toEqual({ '203.0.113.9': 1, '10.1.2.4': 1, others: 0 });
  await strict.close();
});
