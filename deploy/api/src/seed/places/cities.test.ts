import { createPartners } from 'deploy-partners/server';
import { mappedCity } from 'deploy-reference-data/streets/cities';
import { bareCities, locations } from './cities';
import { cityFacts } from './city-facts';

const list = bareCities();

test('CIT-08 Екатеринбург is the first city, on the main domain, with the default location', () => {
  expect(list[0]).toMatchObject({ id: 2201, locationId: 2201, code: 'ekaterinburg', subdomain: null, isRc: true });
});

test('CIT-08 CIT-17 a city begins without shops: none in the list of shops, no fast pickup', () => {
  for (const one of list) expect(one).toMatchObject({ inShopsList: false, fastPickupMode: false, fastPickup: false });
});

test('CIT-05 names are in their cases', () => {
  const forms = list.map((city) => [city.name, city.genitive, city.prepositional, city.dative].join(', '));
  expect(forms).toContain('Екатеринбург, Екатеринбурга, в Екатеринбурге, Екатеринбургу');
  expect(forms).toContain('Пермь, Перми, в Перми, Перми');
  expect(forms).toContain('Нижний Тагил, Нижнего Тагила, в Нижнем Тагиле, Нижнему Тагилу');
  expect(forms).toContain('Каменск-Уральский, Каменска-Уральского, в Каменске-Уральском, Каменску-Уральскому');
});

test('CIT-01 there are 14 cities, each but the first with a subdomain of its own, Пермь under perm', () => {
  expect(list).toHaveLength(14);
  const subdomains = list.slice(1).map(({ subdomain }) => subdomain);
  expect(new Set(subdomains).size).toBe(13);
  expect(subdomains.every((subdomain) => subdomain && /^[a-z]+$/.test(subdomain))).toBe(true);
  expect(list.find(({ subdomain }) => subdomain === 'perm')).toMatchObject({ name: 'Пермь', isRc: true });
  expect(list.map(({ name }) => name)).toEqual(expect.arrayContaining(['Первоуральск', 'Челябинск', 'Тюмень']));
});

test('CIT-07 every place is in a tree with the country as its root', () => {
  const places = locations();
  const ids = places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { parentId = 0, type } of places) {
    expect(type === 'COUNTRY' ? parentId === 0 : ids.includes(parentId)).toBe(true);
  }
  expect(places.find(({ id }) => id === 2201)).toMatchObject({ name: 'Екатеринбург', type: 'CITY', cityId: 2201 });
});

test('API-58 every place that can be chosen has streets for suggestions, in its own region', () => {
  const places = locations();
  const chosen = places.filter(({ type }) => type === 'CITY' || type === 'VILLAGE');
  expect(chosen.length).toBeGreaterThan(70);
  for (const { id, name, regionId } of chosen) {
    const drawn = mappedCity(id);
    expect([drawn.name, drawn.streets.length >= 10]).toEqual([name, true]);
    expect(drawn.region).toBe(places.find((region) => region.id === regionId)?.name);
  }
});

test('DEL-54 LIM-03 each city has its centre, the drawn map names it there, and a press on it finds a house of the city', async () => {
  const partners = createPartners({ LOG_LEVEL: 'silent' });
  const { features } = (await partners.inject('/map/places.json')).json();
  for (const { name, latitude, longitude } of list) {
    expect(features).toContainEqual(
      expect.objectContaining({
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
        properties: { name, kind: 'city' },
      }),
    );
    const asked = new URLSearchParams({ apikey: 'sandbox', format: 'json', geocode: `${longitude},${latitude}` });
    const [found] = (await partners.inject(`/geocoder/1.x/?${asked}`)).json().response.GeoObjectCollection
      .featureMember;
    expect([name, found?.GeoObject.description]).toEqual([name, `${name}, Россия`]);
  }
  await partners.close();
});

test('cities are drawn with their names in the shop', () => {
  for (const { id, forms, streets } of cityFacts) {
    expect(streets.every(({ cityId }) => cityId === id)).toBe(true);
    expect(mappedCity(id).name).toBe(forms[0]);
  }
});
