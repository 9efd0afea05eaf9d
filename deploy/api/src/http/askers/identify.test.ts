import { trustedProxies } from 'deploy-network/trusted-proxies';
import { readVisitorAddress, trustProxy } from 'deploy-network/visitor-address';
import Fastify from 'fastify';
import { isForeign, networkOf, originOf } from './identify';

/** The network for counting a request of a client at `from` with this forwarding header. */
async function counted(from: string, forwarded?: string): Promise<string> {
  const app = Fastify({ trustProxy });
  readVisitorAddress(app, trustedProxies.parse(undefined));
  app.get('/', (request) => networkOf(request));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.inject({ url: '/', remoteAddress: from, headers })).body;
}

test.each([
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['10.4.5.6', '203.0.113.9', '203.0.113.9'],
  ['100.64.5.6', '203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '192.168.0.7', '192.168.0.7'],
])('the gateway at %s forwards the address %s', async (from, forwarded, expected) => {
  expect(await counted(from, forwarded)).toBe(expected);
});

test.each([
  ['127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  ['203.0.113.50', '198.51.100.1', '203.0.113.50'],
  ['2001:db8::1', '198.51.100.1', '2001:db8:0:0::/64'],
])('a forwarding header from %s is trusted only up to: %s', async (from, forwarded, expected) => {
  expect(await counted(from, forwarded)).toBe(expected);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
])('%s is counted as %s', async (from, expected) => {
  expect(await counted(from)).toBe(expected);
});

const cities = [{ subdomain: null }, { subdomain: 'perm' }];
test.each([
  ['shop.example', 'https://shop.example'],
  ['Perm.shop.example:8443', 'https://perm.shop.example'],
  ['perm.shop.example:99999', 'https://perm.shop.example'],
  ['blog.shop.example', 'https://shop.example'],
  ['evil.example', 'https://shop.example'],
  ['evil-shop.example', 'https://shop.example'],
  ['shop.example.evil.example', 'https://shop.example'],
  ['evil.example/.shop.example', 'https://shop.example'],
  ['a@b.shop.example', 'https://shop.example'],
  [undefined, 'https://shop.example'],
])('a request to %s gets links to %s', (host, expected) => {
  expect(originOf({ headers: { ...(host !== undefined && { host }) } }, 'https://shop.example', cities)).toBe(expected);
});

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://perm.shop.example' }, true],
  [{ origin: 'https://perm.shop.example' }, false],
  [{ origin: 'https://shop.example' }, true],
  [{ origin: 'https://perm.shop.example:8443', host: 'perm.shop.example:8443' }, true],
  [{ origin: 'null' }, true],
  [{}, false],
])('a request with %j comes from another site: %s', (headers, expected) => {
  expect(isForeign({ headers }, 'https://perm.shop.example')).toBe(expected);
});
