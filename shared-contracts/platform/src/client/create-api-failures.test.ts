import { clientOf, ok, read, refused, write } from '@zapovednik/testing/client-of';
import { createApi } from './create-api';

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

test('a path without its parameter is never requested', async () => {
  const { api, asked } = clientOf([ok()]);
  await expect(api(read, JSON.parse('{}'))).rejects.toThrow('/test/{id}/ needs id');
  await expect(api(read, JSON.parse('{"id":".."}'))).rejects.toThrow('/test/{id}/ cannot take id ..');
  expect(asked).toHaveLength(0);
});
