import * as z from 'zod/mini';
import { setDelivery } from '../../checkout/calls/delivery';
import { calcFastDelivery, setFastDeliveryPrice } from '../../checkout/calls/fast-delivery';
import { fakeClock } from '../../testing';
import { defineCall } from '../api/call';
import { ApiError } from './api-error';
import { createApi } from './create-api';

const read = defineCall({
  id: 'test.read',
  requirement: 'API-01',
  summary: 'A read',
  path: '/test/{id}/',
  writes: false,
  params: z.object({ id: z.number() }),
  query: z.object({ filter: z.optional(z.object({ LOCATION: z.number() })), ids: z.optional(z.array(z.number())) }),
  answer: z.object({ name: z.string() }),
});
const shared = defineCall({
  id: 'test.shared',
  requirement: 'API-27',
  summary: 'The same for all',
  path: '/shared/',
  writes: false,
  maxAge: 60,
  answer: z.unknown(),
});
const write = defineCall({
  id: 'test.write',
  requirement: 'API-61',
  summary: 'A write by GET',
  path: '/write/',
  writes: true,
  answer: z.unknown(),
});
const post = defineCall({
  id: 'test.post',
  requirement: 'API-64',
  summary: 'A write',
  path: '/post/',
  methods: ['POST'],
  writes: true,
  body: z.object({ promocode: z.string() }),
  answer: z.unknown(),
});

const signIn = defineCall({
  id: 'test.signIn',
  requirement: 'API-78',
  summary: 'Renews the session',
  path: '/sign-in/',
  writes: true,
  renewsSession: true,
  answer: z.object({ session_id: z.string() }),
});

type Answer = { status?: number; body: unknown } | Error;

/** A client that gets these answers one after another; `asked` contains its requests. */
function clientOf(answers: Answer[], options: Partial<Parameters<typeof createApi>[0]> = {}) {
  const asked: { url: string; init: RequestInit }[] = [];
  const api = createApi({
    root: '/api',
    location: () => 2201,
    session: async () => 'session-id',
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init });
      const answer = answers.shift() ?? new Error('nothing more to answer');
      if (answer instanceof Error) throw answer;
      return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
    },
    ...options,
  });
  return { api, asked, header: (name: string) => new Headers(asked.at(-1)?.init.headers).get(name) };
}

const ok = (value: unknown = {}): Answer => ({ body: { type: 'success', value } });
const refused = (status: number, message: string): Answer => ({ status, body: { type: 'error', code: 'x', message } });

test('API-01 SES-04 a call goes to the root with session and location; its answer is parsed and unknown fields are removed', async () => {
  const { api, asked, header } = clientOf([ok({ name: 'Корм', secret: 1 })]);
  await expect(api(read, { id: 7, filter: { LOCATION: 2312 }, ids: [1, 2] })).resolves.toEqual({ name: 'Корм' });
  expect(decodeURIComponent(asked[0]?.url ?? '')).toBe('/api/test/7/?filter[LOCATION]=2312&ids[]=1&ids[]=2');
  expect([header('authorization'), header('x-location')]).toEqual(['session-id', '2201']);
});

test('API-01 a call with a model returns the model of the parsed answer', async () => {
  const modelled = defineCall({ ...read, id: 'test.modelled', model: ({ name }) => ({ title: name }) });
  const { api } = clientOf([ok({ name: 'Корм', EXTRA: 1 })]);
  const answer: { title: string } = await api(modelled, { id: 7 });
  expect(answer).toEqual({ title: 'Корм' });
});

test('a read that is the same for everyone has no session header, so that it can be cached', async () => {
  const { api, header } = clientOf([ok()]);
  await api(shared, {});
  expect(header('authorization')).toBeNull();
});

test('PRD-56 a page can request the same read for this user', async () => {
  const { api, header } = clientOf([ok()]);
  await api(shared, {}, { personal: true });
  expect(header('authorization')).toBe('session-id');
});

test('SES-04 the id of a renewed session is known before the sign-in call resolves', async () => {
  let id = 'old';
  const options = {
    session: async () => id,
    sessionRenewed: (answer: unknown) => {
      id = z.object({ session_id: z.string() }).parse(answer).session_id;
    },
  };
  const { api, header } = clientOf([ok({ session_id: 'new' }), ok({ name: 'Корм' })], options);
  await api(signIn, {}).then(() => api(read, { id: 1 }));
  expect(header('authorization')).toBe('new');
});

test('SES-29 the session is replaced when the reads with it have ended, but does not wait for a slow one longer than a second', async () => {
  const { pass } = fakeClock();
  const asked: string[] = [];
  const waiting = new Map<string, () => void>();
  const api = createApi({
    root: '',
    location: () => 2201,
    session: async () => 'old',
    renewing: (exchange) => exchange(),
    fetch: (url) => {
      asked.push(String(url));
      return new Promise((resolve) =>
        waiting.set(String(url), () =>
          resolve(new Response(JSON.stringify({ type: 'success', value: { name: 'Корм' } }))),
        ),
      );
    },
  });
  const first = api(read, { id: 1 });
  await pass(0);
  void api(signIn, {}).catch(() => {});
  await pass(500);
  expect(asked).toEqual(['/test/1/']);
  waiting.get('/test/1/')?.();
  await expect(first).resolves.toEqual({ name: 'Корм' });
  await pass(0);
  expect(asked).toEqual(['/test/1/', '/sign-in/']);

  void api(read, { id: 2 }).catch(() => {});
  await pass(0);
  void api(signIn, {}).catch(() => {});
  await pass(999);
  expect(asked).toHaveLength(3);
  await pass(1);
  expect(asked).toHaveLength(4);
});

test('SES-05 an answer of type error becomes an error with its message', async () => {
  const { api } = clientOf([refused(404, 'Товар не найден.')]);
  await expect(api(read, { id: 1 })).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'answered',
    status: 404,
    message: 'Товар не найден.',
  });
});

test('API-158 an answer that breaks the contract is an error, not data', async () => {
  const { api } = clientOf([ok({ name: 5 })]);
  await expect(api(read, { id: 1 })).rejects.toMatchObject({ kind: 'broken' });
});

test('a read whose connection broke is repeated once, a write never', async () => {
  const reading = clientOf([new Error('connection lost'), ok({ name: 'Корм' })]);
  await expect(reading.api(read, { id: 1 })).resolves.toEqual({ name: 'Корм' });
  const writing = clientOf([new Error('connection lost'), ok()]);
  await expect(writing.api(write, {})).rejects.toMatchObject({ kind: 'unreachable' });
  expect(writing.asked).toHaveLength(1);
});

test('a write that a busy back end rejects is not repeated, and has its message', async () => {
  const { api, asked } = clientOf([refused(503, 'Магазин сейчас перегружен.'), ok()]);
  const busy = { kind: 'answered', status: 503, message: 'Магазин сейчас перегружен.' };
  await expect(api(write, {})).rejects.toMatchObject(busy);
  expect(asked).toHaveLength(1);
});

test('an incomplete answer counts as no answer: a read is repeated once', async () => {
  const asked = jest.fn();
  const broken = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"type":"succ'));
          controller.error(new Error('connection lost'));
        },
      }),
    );
  const api = createApi({
    root: '',
    location: () => 2201,
    session: async () => null,
    fetch: async () => {
      asked();
      return broken();
    },
  });
  await expect(api(read, { id: 1 })).rejects.toMatchObject({ kind: 'unreachable' });
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a write has an idempotency key; a retry by the user has the same key', async () => {
  const { api, header, asked } = clientOf([ok(), ok()]);
  await api(write, {});
  expect(header('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  await api(post, { promocode: 'ЛЕТО' }, { key: 'attempt-1' });
  expect(header('idempotency-key')).toBe('attempt-1');
  expect(asked[1]?.init).toMatchObject({ method: 'POST', body: '{"promocode":"ЛЕТО"}' });
});

test('ROU-116 debug=1 of the page is added to every call, and each call is traced with its answer', async () => {
  const trace = jest.fn();
  const { api, asked } = clientOf([ok({ name: 'Корм' })], { debug: true, trace });
  await api(read, { id: 7 });
  expect(asked[0]?.url).toBe('/api/test/7/?debug=1');
  expect(trace).toHaveBeenCalledWith(read, { id: 7 }, expect.any(Promise));
  await expect(trace.mock.calls[0][2]).resolves.toEqual({ name: 'Корм' });
});

test('an answer after the time limit is late, and the call is not repeated', async () => {
  const asked = jest.fn();
  const api = createApi({
    root: '',
    timeLimit: 20,
    location: () => 2201,
    session: async () => null,
    fetch: (_, init) => {
      asked();
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    },
  });
  await expect(api(read, { id: 1 })).rejects.toMatchObject({ kind: 'late' });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('SES-25 ERR-31 after an expired session was restored the call is sent once more', async () => {
  const recover = jest.fn(async () => true);
  const { api, asked } = clientOf([refused(401, 'Session expired'), ok({ name: 'Корм' })], { recover });
  await expect(api(read, { id: 1 })).resolves.toEqual({ name: 'Корм' });
  expect(recover).toHaveBeenCalledTimes(1);
  expect(recover).toHaveBeenCalledWith('session-id');
  expect(asked).toHaveLength(2);
});

test('SES-25 a second expiry is an error, never a loop', async () => {
  const recover = jest.fn(async () => true);
  const { api, asked } = clientOf([refused(401, 'Session expired'), refused(401, 'Session expired')], { recover });
  await expect(api(read, { id: 1 })).rejects.toMatchObject({ status: 401 });
  expect(recover).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(2);
});

test('SES-25 SES-28 if the sign-in has expired, the second try reports that one is required', async () => {
  const unauthorized = jest.fn();
  const answers = [refused(401, 'Session expired'), refused(401, 'Нужен вход')];
  const { api } = clientOf(answers, { unauthorized, recover: async () => true });
  await expect(api(read, { id: 1 })).rejects.toMatchObject({ status: 401, message: 'Нужен вход' });
  expect(unauthorized).toHaveBeenCalledTimes(1);
});

test('SES-26 the three calls are: calculating fast delivery, setting its price, setting the delivery', () => {
  const once = [calcFastDelivery, setFastDeliveryPrice, setDelivery];
  expect(once.map(({ retryAfterExpiry }) => retryAfterExpiry)).toEqual([false, false, false]);
});

test('SES-26 these three calls are not repeated', async () => {
  const once = { ...write, retryAfterExpiry: false } as const;
  const { api, asked } = clientOf([refused(401, 'Session expired'), ok()], { recover: async () => true });
  await expect(api(once, {})).rejects.toBeInstanceOf(ApiError);
  expect(asked).toHaveLength(1);
});

test('SES-28 any other 401 is reported separately and never repeated', async () => {
  const unauthorized = jest.fn();
  const { api, asked } = clientOf([refused(401, 'Нужен вход')], { unauthorized, recover: async () => true });
  await expect(api(read, { id: 1 })).rejects.toMatchObject({ status: 401 });
  expect(unauthorized).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(1);
});

test('a path without its parameter is never requested', async () => {
  const { api, asked } = clientOf([ok()]);
  await expect(api(read, JSON.parse('{}'))).rejects.toThrow('/test/{id}/ needs id');
  await expect(api(read, JSON.parse('{"id":".."}'))).rejects.toThrow('/test/{id}/ cannot take id ..');
  expect(asked).toHaveLength(0);
});
