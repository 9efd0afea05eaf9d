import { getBrands } from '@zapovednik/api/catalog/calls/brand';
import { getSections } from '@zapovednik/api/catalog/calls/sections';
import { getCities } from '@zapovednik/api/shell/calls/city';
import { isAuth } from '@zapovednik/api/shell/calls/user';
import { createApi } from '@zapovednik/platform/client';
import { fixtures } from '@zapovednik/testing';
import { type CachedAnswers, cachingApi } from './caching-api';

/** A back end that counts its calls, and the worker's cache. */
function apiOf(value: unknown) {
  const entries = new Map<string, { readonly answer: unknown }>();
  const seconds: number[] = [];
  const kept: CachedAnswers = {
    get: (key) => entries.get(key),
    set(key, answer, time) {
      entries.set(key, answer);
      seconds.push(time);
    },
  };
  const ask = jest.fn(async () => Response.json({ type: 'success', value }));
  const of = (location: number) =>
    cachingApi(
      createApi({ root: '', fetch: ask, location: () => location, session: async () => null }),
      kept,
      location,
    );
  return { ask, of, seconds };
}

test('the same answer is used for the next pages of a city until its maxAge has passed, and for no other city', async () => {
  const { ask, of, seconds } = apiOf([]);
  const first = await of(2201)(getSections, {});
  expect(await of(2201)(getSections, {})).toBe(first);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(seconds).toEqual([getSections.maxAge]);
  await of(1)(getSections, {});
  expect(ask).toHaveBeenCalledTimes(2);
});

test('CAT-40 LIM-35 LIM-34 brands and cities are cached for an hour', async () => {
  const { of, seconds } = apiOf([]);
  await of(2201)(getBrands, {});
  await of(2201)(getCities, {});
  expect(seconds).toEqual([3600, 3600]);
});

test('no page can change the answer that the next page gets', async () => {
  const { of } = apiOf([fixtures.city(), fixtures.city()]);
  const cities = await of(2201)(getCities, {});
  expect(() => cities.reverse()).toThrow(TypeError);
  expect(() => Object.assign(cities[0] ?? {}, { NAME: 'Тьмутаракань' })).toThrow(TypeError);
});

test('answers that belong to a visitor are not cached', async () => {
  const { ask, of } = apiOf(null);
  await of(2201)(isAuth, {}).catch(() => undefined);
  await of(2201)(isAuth, {}).catch(() => undefined);
  expect(ask).toHaveBeenCalledTimes(2);
});
