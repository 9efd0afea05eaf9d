import type { FastifyInstance } from 'fastify';
import { createPartners } from '../server';

let partners: FastifyInstance;
beforeEach(() => {
  partners = createPartners({ LOG_LEVEL: 'silent' });
});
afterEach(() => partners.close());

const make = (service: string, payload: object, headers: Record<string, string> = {}) =>
  partners.inject({ method: 'PUT', url: `/control/${service}`, payload, headers });
const fill = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  partners.inject({
    method: 'POST',
    url: '/control/',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const send = async (phones: string) =>
  (
    await partners.inject({
      method: 'POST',
      url: '/smsc/sys/send.php',
      payload: { login: 'sandbox', psw: 'sandbox', fmt: 3, phones, mes: 'Код' },
    })
  ).statusCode;
const page = async () => (await partners.inject('/control/')).body;

test('a service fails until it is switched back; other services work', async () => {
  expect((await make('smsc', { mode: 'failing' })).statusCode).toBe(204);
  expect(await send('79220000001')).toBe(500);
  expect((await partners.inject('/outbox/')).statusCode).toBe(200);
  expect((await partners.inject('/captcha/recaptcha/api.js')).statusCode).toBe(200);
  await make('smsc', { mode: 'ok' });
  expect(await send('79220000001')).toBe(200);
});

test('a trouble may be limited to one phone, so that parallel workers do not affect each other', async () => {
  await make('smsc', { mode: 'failing', scope: '79220000001' });
  await make('smsc', { mode: 'slow', delay: 0, scope: '79220000002' });
  expect([await send('79220000001'), await send('79220000002'), await send('79220000003')]).toEqual([500, 200, 200]);
  await make('smsc', { mode: 'ok', scope: '79220000001' });
  expect(await send('79220000001')).toBe(200);
});

test('the scope is found in an address, in a query and in a body, in upper or lower case', async () => {
  const ask = (query: string) =>
    partners.inject({
      method: 'POST',
      url: '/suggestions/api/4_1/rs/suggest/address',
      headers: { authorization: 'Token sandbox' },
      payload: { query },
    });
  await make('suggestions', { mode: 'failing', scope: 'МАЛЫШЕВА' });
  expect((await ask('улица малышева')).statusCode).toBe(500);
  expect((await ask('мира')).statusCode).toBe(200);
  await make('geocoder', { mode: 'failing', scope: 'малышева' });
  const geocode = (text: string) =>
    partners.inject(`/geocoder/1.x?${new URLSearchParams({ apikey: 'sandbox', format: 'json', geocode: text })}`);
  expect([(await geocode('Малышева, 36')).statusCode, (await geocode('Мира, 1')).statusCode]).toEqual([500, 200]);
});

test('a silent service never answers, so the caller gives up', async () => {
  const root = await partners.listen({ port: 0, host: '127.0.0.1' });
  await make('smsc', { mode: 'silent' });
  const asked = fetch(`${root}/smsc/sys/send.php`, { method: 'POST', signal: AbortSignal.timeout(200) });
  await expect(asked).rejects.toThrow('aborted');
});

test.each([
  ['a service that is none', 'outbox', { mode: 'ok' }, 404],
  ['another mode', 'smsc', { mode: 'explode' }, 400],
  ['a delay of days', 'smsc', { mode: 'slow', delay: 1e9 }, 400],
  ['a scope of a page', 'smsc', { mode: 'failing', scope: 'x'.repeat(201) }, 400],
  ['more than is known', 'smsc', { mode: 'failing', until: 1 }, 400],
])('%s is refused', async (_, service, wanted, status) => {
  expect((await make(service, wanted)).statusCode).toBe(status);
  expect(await send('79220000001')).toBe(200);
});

test('a page shows the troubles and changes them; pages of other sites cannot', async () => {
  const failing = { service: 'smsc', mode: 'failing', delay: '3000', scope: ' "><script>7922 ' };
  const site = (value: string) => ({ 'sec-fetch-site': value });
  expect((await fill(failing, site('cross-site'))).statusCode).toBe(403);
  expect(await page()).toContain('Сейчас все сервисы работают');
  expect((await fill(failing, site('same-origin'))).statusCode).toBe(303);
  expect(await page()).toContain('отвечает ошибкой — где есть «&quot;&gt;&lt;script&gt;7922»');
  expect((await fill({ service: 'smsc', mode: 'ok', scope: '"><script>7922' })).statusCode).toBe(303);
  expect(await page()).toContain('Сейчас все сервисы работают');
});

test('all troubles end at once', async () => {
  await make('smsc', { mode: 'failing' });
  await make('telegram', { mode: 'silent' });
  expect((await partners.inject({ method: 'DELETE', url: '/control' })).statusCode).toBe(204);
  expect(await page()).toContain('Сейчас все сервисы работают');
});
