import { mappedCities, mappedCity, mappedPlaces } from 'deploy-reference-data/streets/cities';
import { houseAt, housesOf } from 'deploy-reference-data/streets/houses';
import { metres, nearestHouses } from 'deploy-reference-data/streets/nearest';

const ekaterinburg = mappedCity(2201);
const streetOf = (name: string) => {
  const street = ekaterinburg.streets.find(({ fullName }) => fullName === name);
  if (!street) throw new Error(`No ${name}`);
  return street;
};

test('every city has a few dozen different streets, all of them near its centre', () => {
  expect(mappedCities).toHaveLength(14);
  for (const { streets, centre, name } of mappedCities) {
    expect([name, streets.length >= 20]).toEqual([name, true]);
    expect(new Set(streets.map(({ fullName }) => fullName)).size).toBe(streets.length);
    for (const { line } of streets) {
      expect(line.length).toBeGreaterThan(1);
      expect(Math.max(...line.map((corner) => metres(centre, corner)))).toBeLessThan(25_000);
    }
  }
});

test('the towns around are drawn too: different streets and houses in their own location, the same each time', () => {
  const towns = mappedPlaces.filter((place) => !mappedCities.includes(place));
  expect(towns).toHaveLength(67);
  for (const { streets, centre, kind } of towns) {
    expect(streets.length).toBe(kind === 'г' ? 24 : 10);
    expect(new Set(streets.map(({ fullName }) => fullName)).size).toBe(streets.length);
    const lines = new Set(streets.map(({ line }) => line.join(' ')));
    expect(lines.size).toBe(streets.length);
    const distances = streets.flatMap(housesOf).map(({ latitude, longitude }) => metres(centre, [latitude, longitude]));
    expect(Math.max(...distances)).toBeLessThan(3_000);
  }
  expect(new Set(mappedPlaces.map(({ id }) => id)).size).toBe(mappedPlaces.length);
  const [first] = housesOf(mappedCity(2313).streets[0] ?? streetOf('проспект Ленина'));
  expect(first).toMatchObject({ street: { fullName: 'улица Ленина' }, postalCode: '617470', latitude: 57.420624 });
});

test('streets have their common names', () => {
  const names = mappedCities.flatMap(({ streets }) => streets.map(({ fullName }) => fullName));
  expect(names).toEqual(
    expect.arrayContaining(['улица Малышева', 'Комсомольский проспект', 'Сибирский тракт', 'улица Первомайская']),
  );
});

test('houses are along their street, odd and even ones on different sides, and always in the same place', () => {
  const straightNorth = streetOf('улица Донбасская');
  const sides = ['7', '8', '9'].map((number) => Math.sign(houseAt(straightNorth, number).longitude - 60.628));
  expect(sides).toEqual([1, -1, 1]);
  const street = streetOf('улица Малышева');
  const [end] = street.line.slice(-1);
  const last = houseAt(street, String(street.lastHouse));
  expect(metres([last.latitude, last.longitude], end ?? [0, 0])).toBeLessThan(50);
  expect(housesOf(street)).toEqual(housesOf(street));
  expect(housesOf(street).length).toBeGreaterThan(street.lastHouse * 0.8);
  expect(last.postalCode).toMatch(/^620\d{3}$/);
});

test('the house nearest to a location is found, and none far from any house', () => {
  const house = housesOf(streetOf('проспект Ленина'))[20];
  if (!house) throw new Error('No houses');
  const [nearest] = nearestHouses([house.latitude, house.longitude], 300, 1);
  expect(nearest?.house).toEqual(house);
  expect(nearestHouses([56.8, 62.5], 300, 1)).toEqual([]);
  expect(nearestHouses([0, 0], 300, 1)).toEqual([]);
});
