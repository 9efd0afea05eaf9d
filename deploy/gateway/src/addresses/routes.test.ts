import { geocodedAddress, suggestionList } from '@zapovednik/api/checkout/wire/address-suggestion';
import { createPartners } from 'deploy-partners/server';
import { gatewaySandboxSettings } from 'deploy-partners/settings';
import { processLimits } from 'deploy-redis/process-limits';
import fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../config/config';
import { startGateway } from '../testing/start-gateway';
import { addressRoutes } from './routes';

const partners = createPartners({ LOG_LEVEL: 'silent' });
let sandbox: Record<string, string>;
beforeAll(async () => {
  sandbox = gatewaySandboxSettings(await partners.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => partners.close());

const opened: FastifyInstance[] = [];
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())));

/** A gateway that uses the sandboxes of the services. `other` replaces settings. */
async function gateway(other: Partial<Record<'url' | 'token' | 'key', string>> | null = {}): Promise<FastifyInstance> {
  const { SUGGESTIONS_URL = '', SUGGESTIONS_TOKEN = '', GEOCODER_URL = '', GEOCODER_KEY = '' } = sandbox;
  const app = fastify();
  opened.push(app);
  await addressRoutes(app, processLimits(), {
    suggestions: other && { url: SUGGESTIONS_URL, token: SUGGESTIONS_TOKEN, ...other },
    geocoder: other && { url: GEOCODER_URL, key: GEOCODER_KEY, ...other },
  });
  return app;
}

const suggest = (app: FastifyInstance, payload: object) =>
  app.inject({ method: 'POST', url: '/api/suggest/address/', payload });
const geocode = (app: FastifyInstance, query: Record<string, string>) =>
  app.inject(`/api/geocode/?${new URLSearchParams(query)}`);

test('API-58 a text is answered with suggestions that have only the fields the page needs', async () => {
  const answer = await suggest(await gateway(), { query: 'малышева', locations: [{ city: 'Екатеринбург' }] });
  const { suggestions } = suggestionList.parse(answer.json().value);
  expect(suggestions[0]).toMatchObject({ value: 'г Екатеринбург, ул Малышева', data: { street: 'Малышева' } });
  expect(answer.json().value.suggestions[0].data).not.toHaveProperty('country');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('API-59 coordinates are answered with the houses around them', async () => {
  const payload = { lat: 56.838, lon: 60.597 };
  const answer = await (await gateway()).inject({ method: 'POST', url: '/api/geolocate/address/', payload });
  expect(suggestionList.parse(answer.json().value).suggestions[0]?.data.house).toMatch(/^\d/);
});

test('API-57 a map click is answered with an address, a written address with coordinates, a field with nothing', async () => {
  const app = await gateway();
  const there = geocodedAddress.parse((await geocode(app, { coords: '56.838,60.597' })).json().value);
  expect(there).toMatchObject({ city: 'Екатеринбург', house: expect.stringMatching(/^\d/) });
  const back = geocodedAddress.parse((await geocode(app, { text: there.text })).json().value);
  expect(back).toMatchObject({ street: there.street, house: there.house });
  expect((await geocode(app, { coords: '56.2,60.0' })).json().value).toMatchObject({ street: '', coords: '' });
});

test('API-58 a malformed question is refused', async () => {
  const app = await gateway();
  const wrong = [
    suggest(app, { query: '' }),
    suggest(app, { query: 'x'.repeat(301) }),
    suggest(app, { query: 'мира', from_bound: { value: 'galaxy' } }),
    geocode(app, { coords: '91,181' }),
  ];
  expect((await Promise.all(wrong)).map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  expect((await geocode(await gateway(), {})).json()).toMatchObject({ type: 'error', code: 'validation' });
  for (const answer of await Promise.all(wrong)) {
    for (const words of Object.values(answer.json().fields)) expect(words).toMatch(/^[А-ЯЁ][а-яё ]+/);
  }
});

test.each([
  ['down', { url: 'http://127.0.0.1:1' }],
  ['refusing our token', { token: 'old', key: 'old' }],
  ['another service than it should be', { url: 'http://127.0.0.1:1/' }],
  ['not set up', null],
])('a service that is %s is answered with a clear 503', async (_, other) => {
  const app = await gateway(other);
  for (const answer of [await suggest(app, { query: 'мира' }), await geocode(app, { coords: '56.8,60.6' })]) {
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { type: 'error', code: 'unavailable', message: 'Подсказки адресов сейчас не работают. Введите адрес вручную' },
    ]);
  }
});

test('a service with an error is answered with 503 too', async () => {
  const app = await gateway();
  expect((await suggest(app, { query: 'отказ' })).statusCode).toBe(503);
  expect((await suggest(app, { query: 'сбой' })).statusCode).toBe(503);
});

/** The statuses of `count` simultaneous requests, each from another visitor at the same address. */
async function asked(count: number, authorization: (number: number) => string) {
  const app = await gateway(null);
  const answers = await Promise.all(
    Array.from({ length: count }, (_, number) =>
      app.inject({ url: '/api/geocode/?coords=56.8,60.6', headers: { authorization: authorization(number) } }),
    ),
  );
  return answers;
}

test('more calls a second than a person can type are refused, and tell when to ask again', async () => {
  const answers = await asked(8, () => 'one session');
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503, 429, 429, 429]);
  expect(answers[7]?.json()).toEqual({
    type: 'error',
    code: 'too_many',
    message: 'Слишком много запросов подряд. Подождите немного и попробуйте ещё раз.',
  });
  expect(answers[7]?.headers['retry-after']).toBe('1');
});

test('visitors behind one address have a share each, and all of them a larger one; invented sessions gain no more', async () => {
  const statuses = (await asked(130, String)).map(({ statusCode }) => statusCode);
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(503));
  expect(statuses.slice(110)).toEqual(Array(20).fill(429));
});

test('a question that is nested too deep is refused', async () => {
  const app = await gateway(null);
  for (const url of ['/api/suggest/address/', '/api/geolocate/address/']) {
    const payload = `{"query":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
  }
});

test('an address without its token stops the start', () => {
  const env = { API_ROOT: 'http://a', RELEASES: '.', COOKIE_KEY: 'x'.repeat(16), SUGGESTIONS_URL: 'http://b' };
  expect(() => readConfig(env)).toThrow('SUGGESTIONS_URL and SUGGESTIONS_TOKEN belong together');
  expect(readConfig({ ...env, SUGGESTIONS_TOKEN: 'c' })).toMatchObject({ SUGGESTIONS_TOKEN: 'c' });
});

test('the gateway answers these calls itself and does not ask the back end', async () => {
  const { ask, backEnd, close } = await startGateway();
  const body = JSON.stringify({ query: 'мира' });
  const headers = { 'content-type': 'application/json' };
  expect((await ask('/api/suggest/address/', { method: 'POST', headers, body })).status).toBe(503);
  expect((await ask('/api/geocode/?coords=56.8,60.6')).status).toBe(503);
  expect(backEnd.heard.filter(({ url }) => /suggest|geocode/.test(url))).toEqual([]);
  await close();
});
