import { trustedProxies } from 'deploy-network/trusted-proxies';
import { startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway((heard, response) => {
    if (heard.url.startsWith('/personal/user/is_auth/')) {
      response.setHeader('x-session-id', 'new-session');
      response.setHeader('x-session-view', '{"locationId":2201,"fastPickup":false,"authorized":true}');
    }
    response.setHeader('set-cookie', 'own=1');
    response.setHeader('x-powered-by', 'the back end');
    response.setHeader('access-control-allow-origin', '*');
    if (heard.url.startsWith('/busy/')) {
      response.writeHead(503, { 'retry-after': '0' }).end('{"type":"error"}');
      return true;
    }
    if (heard.url.startsWith('/half/')) {
      response.writeHead(200, { 'content-length': 100, 'content-encoding': 'br' }).write('{"type"');
      setTimeout(() => response.destroy(), 20);
      return true;
    }
    if (heard.url.startsWith('/elsewhere/')) {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      return true;
    }
    if (heard.url.startsWith('/pictures/') || /^\/(docs|unsubscribe)\//.test(heard.url)) {
      response.setHeader('x-session-id', 'of-a-picture');
      response.setHeader('content-security-policy', "script-src 'self'");
      response.writeHead(200, { 'content-type': 'image/svg+xml', etag: '"1"' }).end('<svg/>');
      return true;
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

test('API-01 the proxy sends calls to the back end with unchanged path, query, header and body', async () => {
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

test('only is_auth receives the session cookie', async () => {
  await gateway.ask('/api/sale/basket/get/', { headers: { cookie: 'ZPVDSESSID=secret' } });
  expect(lastHeard()?.headers.cookie).toBeUndefined();
  await gateway.ask('/api/personal/user/is_auth/?site=true', { headers: { cookie: 'ZPVDSESSID=secret' } });
  expect(lastHeard()?.headers.cookie).toBe('ZPVDSESSID=secret');
});

test.each([
  ['/api/sale/order/get/', 'charity=Y', 'Y'],
  ['/api/sale/order/refresh/', 'a=b; charity=Y; c=d', 'Y'],
  ['/api/sale/order/get/', 'charity=N', undefined],
  ['/api/sale/order/get/', 'charity=N; charity=Y', undefined],
  ['/api/sale/order/get/', 'xcharity=Y', undefined],
  ['/api/sale/order/save/', 'charity=Y', undefined],
  ['/api/sale/basket/get/', 'charity=Y', undefined],
])('ORD-34 for %s the cookie %s is told to the back end as %s', async (path, cookie, told) => {
  await gateway.ask(path, { headers: { cookie } });
  expect(lastHeard()?.headers['x-charity']).toBe(told);
});

test('ORD-34 a visitor’s own header does not pass for the cookie', async () => {
  await gateway.ask('/api/sale/order/get/', { headers: { 'x-charity': 'Y' } });
  expect(lastHeard()?.headers['x-charity']).toBeUndefined();
});

test('SES-02 the session that the back end announces becomes the cookie and appears nowhere else', async () => {
  const { headers } = await gateway.ask('/api/personal/user/is_auth/?site=true');
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^ZPVDSESSID=new-session; Domain=shop\.localhost; .*HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^view=/),
  ]);
  expect(headers['x-session-id']).toBeUndefined();
  expect(headers['x-session-view']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
});

test('a back end that breaks off the connection gives a clear error', async () => {
  const { status, text } = await gateway.ask('/api/broken/');
  expect(status).toBe(502);
  expect(JSON.parse(text)).toEqual({ type: 'error', code: 'unreachable', message: 'Возникла ошибка' });
});

test('an answer that breaks off gives an error without the beginning of the answer', async () => {
  const { status, headers, text } = await gateway.ask('/api/half/');
  expect([status, JSON.parse(text).code]).toEqual([502, 'unreachable']);
  expect(headers['content-encoding']).toBeUndefined();
});

test.each(['GET', 'POST'])('a %s is sent only once when the back end is busy or breaks off', async (method) => {
  const asked = ['/busy/', '/broken/', '/half/'];
  const before = gateway.backEnd.heard.length;
  const body = method === 'POST' ? '{}' : undefined;
  const answers = await Promise.all(asked.map((path) => gateway.ask(`/api${path}`, { method, ...(body && { body }) })));
  expect(answers.map(({ status }) => status)).toEqual([503, 502, 502]);
  expect(
    gateway.backEnd.heard
      .slice(before)
      .map(({ url }) => url)
      .sort(),
  ).toEqual([...asked].sort());
});

test('the proxy passes a redirect of the back end on and does not follow it', async () => {
  const { status, headers } = await gateway.ask('/api/elsewhere/');
  expect([status, headers.location]).toEqual([302, 'http://127.0.0.1:1/']);
});

test('proxied answers run no scripts and have only the headers that a browser needs', async () => {
  for (const path of ['/pictures/product/1/1-96.svg', '/api/sale/basket/get/', '/api/broken/']) {
    const { headers } = await gateway.ask(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (path !== '/api/broken/') expect(headers['content-security-policy']).toMatch(/^default-src 'none'; sandbox;/);
    for (const name of ['set-cookie', 'x-powered-by', 'access-control-allow-origin', 'x-session-id'])
      expect(headers[name]).toBeUndefined();
  }
  const { headers, text } = await gateway.ask('/pictures/product/1/1-96.svg');
  expect([text, headers['content-type'], headers.etag]).toEqual(['<svg/>', 'image/svg+xml', '"1"']);
});

test('a feed is asked of the back end with the host of its storefront', async () => {
  const { status } = await gateway.ask('/feeds/yandex.xml', { host: 'perm.shop.localhost:3000' });
  expect([status, lastHeard()]).toMatchObject([
    200,
    { url: '/feeds/yandex.xml', headers: { host: 'perm.shop.localhost:3000' } },
  ]);
});

test('only the pages of calls and of unsubscribing have the policy that the back end wrote for them', async () => {
  expect((await gateway.ask('/api/unsubscribe/token/')).headers['content-security-policy']).toBe("script-src 'self'");
  expect((await gateway.ask('/api/docs/')).headers['content-security-policy']).toBe("script-src 'self'");
});

test('the proxy drops headers of the connection and headers that only the gateway writes', async () => {
  const { status } = await gateway.ask('/api/sale/basket/get/?q=1', {
    headers: {
      connection: 'close, x-secret',
      'x-secret': '1',
      'keep-alive': 'timeout=5',
      te: 'trailers',
      upgrade: 'websocket',
      'proxy-authorization': 'x',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '198.51.100.1',
      'x-request-id': 'of-the-visitor',
      'content-length': '4',
      'idempotency-key': 'key',
    },
    body: 'body',
  });
  expect(status).toBe(200);
  const { headers = {}, body } = lastHeard() ?? {};
  expect(body).toBe('');
  expect(headers).toMatchObject({ 'idempotency-key': 'key', 'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) });
  for (const name of ['x-secret', 'te', 'upgrade', 'proxy-authorization', 'x-forwarded-host', 'x-real-ip'])
    expect(headers[name]).toBeUndefined();
});

test('the proxy passes a body on byte by byte, whatever its type', async () => {
  const bytes = '{"a": 1.0 ,\n"b":"ы"}';
  for (const type of ['application/json; charset=utf-8', 'application/x-www-form-urlencoded', undefined]) {
    await gateway.ask('/api/x/', { method: 'POST', headers: type ? { 'content-type': type } : {}, body: bytes });
    expect(lastHeard()?.body).toBe(bytes);
    expect(lastHeard()?.headers['content-type']).toBe(type ?? 'application/octet-stream');
  }
  await gateway.ask('/api/x/', { method: 'DELETE' });
  expect(lastHeard()).toMatchObject({ method: 'DELETE', body: '' });
});

test('every answer carries the security headers and a request id', async () => {
  const { headers } = await gateway.ask('/api/sale/basket/get/');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

test('the back end receives one forwarded address and no other forwarding header', async () => {
  await gateway.ask('/api/sale/basket/get/', {
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', forwarded: 'for=1.1.1.1', 'x-forwarded-host': 'evil' },
  });
  expect(lastHeard()?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9' });
  expect(lastHeard()?.headers).not.toHaveProperty('forwarded');
  expect(lastHeard()?.headers).not.toHaveProperty('x-forwarded-host');
});

test('only known proxies before the gateway are trusted, and only for what they add themselves', async () => {
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
