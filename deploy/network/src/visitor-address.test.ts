import Fastify from 'fastify';
import { trustedProxies } from './trusted-proxies';
import { readVisitorAddress, trustProxy, visitorAddress } from './visitor-address';

const isTrusted = trustedProxies.parse('private, 198.51.100.7, 2001:db8:ffff::/48');

test.each([
  // One proxy, several proxies, and text that a visitor sent before them.
  ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['10.0.0.1', '203.0.113.9, 198.51.100.7, 100.64.3.4', '203.0.113.9'],
  ['10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['10.0.0.1', '10.0.0.5, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '192.168.0.7', '192.168.0.7'],
  // A public client has its own address, whatever headers it sends.
  ['203.0.113.9', '1.1.1.1', '203.0.113.9'],
  ['203.0.113.9', '10.0.0.1, 1.1.1.1', '203.0.113.9'],
  ['198.51.100.8', '1.1.1.1', '198.51.100.8'],
  // IPv6, mapped IPv4, ports.
  ['::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:a00:1', '::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:ffff::1', '2001:0DB8:0::9', '2001:db8::9'],
  ['2001:db8:fffe::1', '1.1.1.1', '2001:db8:fffe::1'],
  ['fd00::1', '[2001:db8::9]:4433', '2001:db8::9'],
  ['10.0.0.1', '203.0.113.9:51234', '203.0.113.9'],
  ['10.0.0.1', '203.0.113.9, [fd00::1]:80', '203.0.113.9'],
  ['fe80::1%eth0', '203.0.113.9', '203.0.113.9'],
  // Entries that are not addresses.
  ['10.0.0.1', '', '10.0.0.1'],
  ['10.0.0.1', 'unknown', '10.0.0.1'],
  ['10.0.0.1', '203.0.113.9, evil, 10.0.0.2', '10.0.0.2'],
  ['10.0.0.1', '203.0.113.9,', '10.0.0.1'],
  ['10.0.0.1', '0x7f000001', '10.0.0.1'],
  ['10.0.0.1', '203.0.113.999', '10.0.0.1'],
])('from %s, forwarded for "%s": %s', (peer, forwardedFor, expected) => {
  expect(visitorAddress(peer, forwardedFor, isTrusted)).toBe(expected);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['10.4.5.6', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.9.9', true],
  ['100.64.0.1', true],
  ['100.127.255.254', true],
  ['100.128.0.1', false],
  ['169.254.169.254', true],
  ['fd12::1', true],
  ['fe80::1', true],
  ['2001:db8::1', false],
  ['203.0.113.9', false],
  ['0.0.0.0', false],
  ['nonsense', false],
])('without the setting %s is trusted: %s', (address, expected) => {
  expect(trustedProxies.parse(undefined)(address)).toBe(expected);
});

test('the setting replaces the default, except for loopback', () => {
  const only = trustedProxies.parse('loopback');
  expect(['127.0.0.1', '::1', '10.0.0.1', '100.64.0.1'].map(only)).toEqual([true, true, false, false]);
});

test.each(['', 'everybody', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/x', '10.0.0.0/8/8', '10.0.0', 'private,', '::/129'])(
  'an invalid setting stops the start: "%s"',
  (text) => {
    expect(trustedProxies.safeParse(text).success).toBe(false);
  },
);

/** A server that answers with the address it uses for a request, and its log. */
function believing() {
  const lines: string[] = [];
  const app = Fastify({ trustProxy, logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  readVisitorAddress(app, trustedProxies.parse(undefined));
  app.get('/', ({ ip, host, protocol, headers }) => ({ ip, host, protocol, headers }));
  const ask = async (remoteAddress: string, headers: Record<string, string>) =>
    (await app.inject({ url: '/', remoteAddress, headers: { host: 'shop.localhost', ...headers } })).json();
  return { ask, lines };
}

test("only the address of a trusted proxy's headers is used", async () => {
  const { ask } = believing();
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'for=1.1.1.1' };
  const answer = await ask('10.0.0.1', { 'x-forwarded-for': '203.0.113.9', ...forged });
  expect(answer).toMatchObject({ ip: '203.0.113.9', host: 'shop.localhost', protocol: 'http' });
  for (const name of Object.keys(forged)) expect(answer.headers).not.toHaveProperty(name);
});

test('a peer that is not trusted is logged, once', async () => {
  const { ask, lines } = believing();
  await ask('10.0.0.1', { 'x-forwarded-for': '203.0.113.9' });
  await ask('203.0.113.50', {});
  expect(lines).toEqual([]);
  for (const visitor of ['1.1.1.1', '2.2.2.2'])
    expect((await ask('203.0.113.50', { 'x-forwarded-for': visitor })).ip).toBe('203.0.113.50');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ peer: '203.0.113.50' });
});
