import { proxyConfig } from './config';
import { primaryCheck } from './primary-check';

const config = proxyConfig({
  socket: '/data/admin.sock',
  ports: { shop: 1, calls: 2, primary: 3, figures: 4 },
  gateways: [{ name: 'gateway-1', port: 11 }],
  apis: [{ name: 'api-1', port: 21 }],
  postgres: [{ name: 'postgres-1', port: 31 }],
});
const section = (head: string) => config.slice(config.indexOf(`\n${head}`) + 1).split(/\n(?=\S)/)[0];

test('nothing that may be a write is sent twice: calls only to another connection, other pages by GET', () => {
  expect(section('frontend shop')).toContain('disable-l7-retry if { path_beg /api/ } or !{ method GET HEAD }');
  expect(section('frontend calls')).toContain(
    'disable-l7-retry unless { path_beg /pictures/ /feeds/ } { method GET HEAD }',
  );
});

test('only this machine reaches it', () => {
  for (const [, address] of config.matchAll(/^\s*bind (\S+):\d+$/gm)) expect(address).toBe('127.0.0.1');
  expect(config).toContain('admin.sock mode 600');
});

test('a server gets requests while it is ready, and when none is ready, while it lives', () => {
  expect(section('backend gateways\n')).toContain('httpchk GET /readyz/whole');
  expect(section('backend gateways-alive')).toMatch(/httpchk GET \/readyz$/m);
  expect(section('backend apis\n')).toMatch(/httpchk GET \/readyz$/m);
  expect(section('backend apis-alive')).toMatch(/httpchk GET \/livez$/m);
});

test('the question for the primary is a message of PostgreSQL, with its own length', () => {
  const sent = primaryCheck.flatMap((line) => /send-binary (\w+)/.exec(line)?.[1] ?? []);
  const [startup = '', question = ''] = sent.map((hex) => Buffer.from(hex, 'hex'));
  if (typeof startup === 'string' || typeof question === 'string') throw new Error('Nothing is sent');
  expect([startup.readInt32BE(0), startup.readInt32BE(4)]).toEqual([startup.length, 0x30000]);
  expect([question.toString('latin1', 0, 1), question.readInt32BE(1)]).toEqual(['Q', question.length - 1]);
  expect(question.toString('latin1', 5)).toBe('select pg_is_in_recovery()\0');
});
