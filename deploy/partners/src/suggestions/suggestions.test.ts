import type { FastifyInstance } from 'fastify';
import { createPartners } from '../server';

let partners: FastifyInstance;
beforeAll(() => {
  partners = createPartners({ LOG_LEVEL: 'silent' });
});
afterAll(() => partners.close());

const post = (call: string, payload: object, authorization = 'Token sandbox') =>
  partners.inject({
    method: 'POST',
    url: `/suggestions/api/4_1/rs/${call}/address`,
    headers: { authorization },
    payload,
  });
const level = (value: string) => ({ from_bound: { value }, to_bound: { value } });
const inCity = (city: string) => ({ locations: [{ city }] });

async function suggest(payload: object): Promise<{ value: string; data: Record<string, string | null> }[]> {
  return (await post('suggest', payload)).json().suggestions;
}
const values = async (payload: object) => (await suggest(payload)).map(({ value }) => value);

test('streets of a city by the beginning of a word, without houses', async () => {
  const found = await suggest({ query: 'мал', ...inCity('Екатеринбург'), ...level('street') });
  expect(found.map(({ value }) => value)).toEqual(['г Екатеринбург, ул Малышева']);
  expect(found[0]?.data).toMatchObject({
    city: 'Екатеринбург',
    street: 'Малышева',
    street_with_type: 'ул Малышева',
    house: null,
    flat: null,
    fias_level: '7',
  });
  expect(await values({ query: 'проспект лен', ...inCity('Челябинск'), ...level('street') })).toEqual([
    'г Челябинск, пр-кт Ленина',
  ]);
  expect(await values({ query: 'королева', ...inCity('Омск'), ...level('street'), restrict_value: true })).toEqual([
    'пр-кт Королёва',
  ]);
});

test('houses of a street, by its identifier or by its name', async () => {
  const [street] = await suggest({ query: 'малышева', ...inCity('Екатеринбург'), ...level('street') });
  const known = { locations: [{ street_fias_id: street?.data.street_fias_id }], ...level('house') };
  const byNumber = await suggest({ query: '15', ...known });
  expect(byNumber.length).toBeGreaterThan(0);
  expect(byNumber.every(({ data }) => data.house?.startsWith('15') && data.street === 'Малышева')).toBe(true);
  expect(byNumber[0]?.data).toMatchObject({ postal_code: expect.stringMatching(/^620\d{3}$/), flat: null });
  expect(await values({ query: 'малышева 15', ...inCity('Екатеринбург'), ...level('house') })).toEqual(
    byNumber.map(({ value }) => value),
  );
  expect(await suggest({ query: '8 марта 8', ...inCity('Екатеринбург'), ...level('house'), count: 3 })).toHaveLength(3);
});

test('a settlement is not listed among the towns, and a name in two regions is told apart', async () => {
  const school = { query: 'школьн', ...level('street') };
  expect(await suggest({ ...school, locations: [{ settlement: 'Большой Исток' }] })).toMatchObject([
    { value: 'п Большой Исток, ул Школьная', data: { city: null, settlement: 'Большой Исток' } },
  ]);
  expect(await values({ ...school, ...inCity('Большой Исток') })).toEqual([]);
  expect(await values({ ...school, locations: [{ settlement: 'Кунгур' }] })).toEqual([]);
  expect(await values({ ...school, ...inCity('Троицк') })).toHaveLength(2);
  expect(await suggest({ ...school, locations: [{ region: 'Москва', city: 'Троицк' }] })).toMatchObject([
    { value: 'г Троицк, ул Школьная', data: { region_with_type: 'г Москва' } },
  ]);
});

test('VAL-18 the district Светлый is not a street of the service, but has houses', async () => {
  expect(await suggest({ query: 'светлый', ...inCity('Екатеринбург'), ...level('street') })).toEqual([]);
  const houses = await suggest({ query: 'светлый', ...inCity('Екатеринбург'), ...level('house') });
  expect(houses.length).toBeGreaterThan(3);
  expect(houses[0]?.data).toMatchObject({ street: 'Светлый', street_type_full: 'микрорайон', house: '1' });
});

test('an unknown street, another city, or an empty text gives no results', async () => {
  expect(await suggest({ query: 'абракадабра' })).toEqual([]);
  expect(await suggest({ query: 'малышева', ...inCity('Москва'), ...level('street') })).toEqual([]);
  expect(await suggest({ query: '' })).toEqual([]);
});

test('houses near a location, the nearest first', async () => {
  const near = (await post('geolocate', { lat: 56.838, lon: 60.597 })).json().suggestions;
  expect(near[0].data).toMatchObject({ city: 'Екатеринбург', house: expect.any(String) });
  expect((await post('geolocate', { lat: 0, lon: 0 })).json()).toEqual({ suggestions: [] });
});

test('the token is checked, and errors of the service can be simulated', async () => {
  const query = { query: 'малышева' };
  expect((await post('suggest', query, 'Token other')).statusCode).toBe(403);
  expect((await post('suggest', query, '')).statusCode).toBe(401);
  expect((await post('suggest', { query: 5 })).statusCode).toBe(400);
  expect((await post('suggest', { query: 'отказ' })).statusCode).toBe(403);
  expect((await post('suggest', { query: 'сбой' })).statusCode).toBe(500);
});
