import { setDelivery } from '@zapovednik/api/checkout/calls/delivery';
import { calcFastDelivery, setFastDeliveryPrice } from '@zapovednik/api/checkout/calls/fast-delivery';
import { fakeClock } from '@zapovednik/testing';
import { clientOf, ok, read, refused, signIn, write } from '@zapovednik/testing/client-of';
import * as z from 'zod/mini';
import { ApiError } from './api-error';
import { createApi } from './create-api';

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
