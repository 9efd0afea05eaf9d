import type { FastifyInstance } from 'fastify';
import { createPartners } from '../server';

let partners: FastifyInstance;
beforeAll(() => {
  partners = createPartners({ LOG_LEVEL: 'silent' });
});
afterAll(() => partners.close());

const ask = (geocode: string, more: Record<string, string> = {}) =>
  partners.inject(
    `/geocoder/1.x/?${new URLSearchParams({ apikey: 'sandbox', format: 'json', results: '1', geocode, ...more })}`,
  );
const objects = async (geocode: string, more = {}) =>
  (await ask(geocode, more)).json().response.GeoObjectCollection.featureMember;

test('API-57 coordinates are answered with the nearest house', async () => {
  const [found] = await objects('60.597,56.838');
  expect(found.GeoObject.metaDataProperty.GeocoderMetaData.Address).toMatchObject({
    formatted: expect.stringMatching(/^Россия, Свердловская область, Екатеринбург, /),
    Components: expect.arrayContaining([{ kind: 'locality', name: 'Екатеринбург' }]),
  });
  expect(await objects('56.838,60.597', { sco: 'latlong' })).toEqual([found]);
});

test('a written address is answered with coordinates', async () => {
  const [found] = await objects('Екатеринбург, улица Малышева, 1');
  expect(found.GeoObject.name).toBe('улица Малышева, 1');
  const [longitude, latitude] = found.GeoObject.Point.pos.split(' ').map(Number);
  expect(Math.abs(latitude - 56.83)).toBeLessThan(0.02);
  expect(Math.abs(longitude - 60.56)).toBeLessThan(0.02);
});

test('a written address in a town does not match one of the city', async () => {
  const [found] = await objects('Пермский край, Кунгур, улица Ленина, 5');
  expect(found.GeoObject).toMatchObject({ name: 'улица Ленина, 5', description: 'Кунгур, Россия' });
  const [longitude, latitude] = found.GeoObject.Point.pos.split(' ');
  const [nearest] = await objects(`${longitude},${latitude}`);
  expect(nearest.GeoObject.name).toBe('улица Ленина, 5');
});

test('a field, or a location outside every city, is answered with nothing', async () => {
  expect(await objects('60.0,56.2')).toEqual([]);
  expect(await objects('Атлантида, улица Морская, 1')).toEqual([]);
});

test('the key is checked, and errors of the service can be simulated', async () => {
  expect((await ask('60.6,56.8', { apikey: 'other' })).statusCode).toBe(403);
  expect((await ask('сбой')).statusCode).toBe(500);
  expect((await ask('60.6,56.8', { format: 'xml' })).statusCode).toBe(400);
});
