import { Socket } from 'node:net';
import { trustedProxies } from 'deploy-network/trusted-proxies';
import { requestId } from './request-id';

function idOf(remoteAddress: string, id: string | string[]) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  return requestId({ headers: { 'x-request-id': id }, socket }, trustedProxies.parse('private'));
}

const ID = '3f0c7d9e-93f2-4a44-a4a7-2b1f7a0f3a51';
const OWN = /^[\da-f-]{36}$/;

test('the id of the gateway is used', () => {
  expect(idOf('127.0.0.1', ID)).toBe(ID);
  expect(idOf('10.1.2.3', ID)).toBe(ID);
});

test.each([
  ['198.51.100.7', ID],
  ['127.0.0.1', 'short'],
  ['127.0.0.1', `${ID}\n{"level":60}`],
  ['127.0.0.1', 'x'.repeat(65)],
  ['127.0.0.1', [ID, ID]],
])('from %s %j is not used', (address, id) => {
  expect(idOf(address, id)).toMatch(OWN);
  expect(idOf(address, id)).not.toBe(ID);
});
