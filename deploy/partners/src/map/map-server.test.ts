import { mappedCity } from 'deploy-reference-data/streets/cities';
import { createPartners } from '../server';

const app = createPartners({ LOG_LEVEL: 'silent' });
afterAll(() => app.close());

const read = async (name: string) => (await app.inject(`/map/${name}.json`)).json();

test('the style names only sources of this server, and layers that exist in them', async () => {
  const { sources, layers } = await read('style');
  for (const [name, { data }] of Object.entries<{ data: string }>(sources)) expect(data).toBe(`/map/${name}.json`);
  const named = new Set(layers.flatMap(({ source }: { source?: string }) => source ?? []));
  expect([...named].sort()).toEqual(Object.keys(sources).sort());
  expect(new Set(layers.map(({ id }: { id: string }) => id)).size).toBe(layers.length);
  expect(sources.streets.attribution).toContain('Схема');
});

test('the streets are drawn where their houses are, longitude first', async () => {
  const { features } = await read('streets');
  const found = features.find(
    ({ properties }: { properties: { name: string } }) => properties.name === 'улица Малышева',
  );
  expect(found.geometry.coordinates[0]).toEqual([60.5562, 56.8318]);
  const [latitude, longitude] = mappedCity(2201).centre;
  for (const [lon, lat] of found.geometry.coordinates) {
    expect(Math.abs(lon - longitude)).toBeLessThan(0.2);
    expect(Math.abs(lat - latitude)).toBeLessThan(0.1);
  }
});

test('lakes and parks are closed outlines, rivers are lines', async () => {
  const { features } = await read('nature');
  for (const { geometry } of features) {
    const line = geometry.type === 'Polygon' ? geometry.coordinates[0] : geometry.coordinates;
    expect(line.length).toBeGreaterThan(2);
    if (geometry.type === 'Polygon') expect(line[0]).toEqual(line.at(-1));
  }
});

test('a tester makes the map fail', async () => {
  await app.inject({ method: 'PUT', url: '/control/map', payload: { mode: 'failing' } });
  expect((await app.inject('/map/style.json')).statusCode).toBe(500);
  await app.inject({ method: 'PUT', url: '/control/map', payload: { mode: 'ok' } });
  expect((await app.inject('/map/style.json')).statusCode).toBe(200);
});
