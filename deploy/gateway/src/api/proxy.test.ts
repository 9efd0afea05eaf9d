import { trustedProxies } from 'deploy-network/trusted-proxies';
import { startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway((heard, response) => {
    if (heard.url.startsWith('/personal/user/is_auth/')) {
      response.setHeader('x-session-id', 'new-session');
      response.setHeader('x-session-view', '{"locationId":2201,"fastPickup":false,"authorized":true}');
    }
    if (heard.url.startsWith('/broken/')) {
      response.destroy();
      return true;
    }
    if (!heard.url.startsWith('/location/')) {
      response.setHeader('content-type', 'application/json');
      response.end('{"type":"success","value":{}}');
      return true;
    }
    return false;
  });
}, 30_000);
afterAll(() => gateway.close());

const lastHeard = () => gateway.backEnd.heard.at(-1);

test('API-01 calls go to the back end with path, query, header and body as they are', async () => {
  const { status, text } = await gateway.ask('/api/sale/basket/promocode/?debug=1', {
    method: 'POST',
    headers: { authorization: 'abc', 'content-type': 'application/json', 'x-location': '2201' },
    body: '{"promocode":"ЛЕТО"}',
  });
  expect([status, JSON.parse(text).type]).toEqual([200, 'success']);
  expect(lastHeard()).toMatchObject({
    method: 'POST',
    url: '/sale/basket/promocode/?debug=1',
    body: '{"promocode":"ЛЕТО"}',
  });
  expect(lastHeard()?.headers).toMatchObject({ authorization: 'abc', 'x-location': '2201', host: 'shop.localhost' });
});

test('only is_auth hears the session cookie', async () => {
  await gateway.ask('/api/sale/basket/get/', { headers: { cookie: 'ZPVDSESSID=secret' } });
  expect(lastHeard()?.headers.cookie).toBeUndefined();
  await gateway.ask('/api/personal/user/is_auth/?site=true', { headers: { cookie: 'ZPVDSESSID=secret' } });
  expect(lastHeard()?.headers.cookie).toBe('ZPVDSESSID=secret');
});

test('SES-02 the session that the back end tells of becomes the cookie, and nothing else shows it', async () => {
  const { headers } = await gateway.ask('/api/personal/user/is_auth/?site=true');
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^ZPVDSESSID=new-session; Domain=shop\.localhost; .*HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^view=/),
  ]);
  expect(headers['x-session-id']).toBeUndefined();
  expect(headers['x-session-view']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
});

test('a back end that breaks off gives a clear error, not silence', async () => {
  const { status, text } = await gateway.ask('/api/broken/');
  expect(status).toBe(502);
  expect(JSON.parse(text)).toEqual({ type: 'error', code: 'unreachable', message: 'Возникла ошибка' });
});

test('every answer carries the security headers and a request id', async () => {
  const { headers } = await gateway.ask('/api/sale/basket/get/');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

test('the back end hears one address of forwarding and nothing else', async () => {
  await gateway.ask('/api/sale/basket/get/', {
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', forwarded: 'for=1.1.1.1', 'x-forwarded-host': 'evil' },
  });
  expect(lastHeard()?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9' });
  expect(lastHeard()?.headers).not.toHaveProperty('forwarded');
  expect(lastHeard()?.headers).not.toHaveProperty('x-forwarded-host');
});

test('of proxies before the gateway those that it knows are heard, and nothing that was said to them', async () => {
  const behind = await startGateway(undefined, { TRUSTED_PROXIES: trustedProxies.parse('10.0.0.0/8') });
  await behind.ask('/api/location/city/get/', {
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.1.2.3' },
  });
  expect(behind.backEnd.heard.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.9');
  await behind.close();
});

test('headers that are too long are refused', async () => {
  const { status } = await gateway.ask('/', { headers: { 'x-long': 'x'.repeat(20_000) } });
  expect(status).toBe(431);
});
