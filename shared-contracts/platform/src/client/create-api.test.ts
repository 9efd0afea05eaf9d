import { defineCall } from '@zapovednik/api/call';
import { clientOf, ok, post, read, shared, write } from '@zapovednik/testing/client-of';

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

test('SES-04 API-01 a read that is the same for everyone carries the session too, and asks for nobody’s own answer', async () => {
  const { api, header } = clientOf([ok()]);
  await api(shared, {});
  expect([header('authorization'), header('x-personal')]).toEqual(['session-id', null]);
});

test('SES-04 what is the same for everyone is read although no session could be had, anything else is not', async () => {
  const { api, asked, header } = clientOf([ok()], { session: () => Promise.reject(new Error('no session')) });
  await api(shared, {});
  expect(header('authorization')).toBeNull();
  await expect(api(read, { id: 1 })).rejects.toThrow('no session');
  expect(asked).toHaveLength(1);
});

test('PRD-56 CAT-53 a page, or a session with fast pickup, can ask for its own answer of the same read', async () => {
  const one = clientOf([ok()]);
  await one.api(shared, {}, { personal: true });
  expect([one.header('authorization'), one.header('x-personal')]).toEqual(['session-id', 'Y']);
  const fast = clientOf([ok(), ok()], { personal: () => true });
  await fast.api(shared, {});
  expect([fast.header('authorization'), fast.header('x-personal')]).toEqual(['session-id', 'Y']);
  await fast.api(write, {});
  expect(fast.header('x-personal')).toBeNull();
});

test('a write has an idempotency key; a retry by the user has the same key', async () => {
  const { api, header, asked } = clientOf([ok(), ok()]);
  await api(write, {});
  expect(header('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  await api(post, { promocode: 'ЛЕТО' }, { key: 'attempt-1' });
  expect(header('idempotency-key')).toBe('attempt-1');
  expect(asked[1]?.init).toMatchObject({ method: 'POST', body: '{"promocode":"ЛЕТО"}' });
});

test('a write outlives its page, unless it is too large for that; a read does not', async () => {
  const { api, asked } = clientOf([ok(), ok(), ok(), ok({ name: 'Корм' })]);
  await api(write, {});
  await api(post, { promocode: 'ЛЕТО' });
  await api(post, { promocode: 'Ф'.repeat(9000) });
  await api(read, { id: 1 });
  expect(asked.map(({ init }) => init?.keepalive)).toEqual([true, true, false, false]);
});

test('ROU-116 debug=1 of the page is added to every call, and each call is traced with its answer', async () => {
  const trace = jest.fn();
  const { api, asked } = clientOf([ok({ name: 'Корм' })], { debug: true, trace });
  await api(read, { id: 7 });
  expect(asked[0]?.url).toBe('/api/test/7/?debug=1');
  expect(trace).toHaveBeenCalledWith(read, { id: 7 }, expect.any(Promise));
  await expect(trace.mock.calls[0][2]).resolves.toEqual({ name: 'Корм' });
});
