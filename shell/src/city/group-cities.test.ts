import { toCity } from '@zapovednik/api/shell/models/city';
import { fixtures } from '@zapovednik/testing';
import { groupCities } from './group-cities';

const city = (NAME: string, SORT: number, ADDRESS_REGION: string) =>
  toCity(fixtures.city({ NAME, SORT, ADDRESS_REGION }));
const cities = [
  city('Тюмень', 300, 'Тюменская область'),
  city('Орёл', 250, 'Орловская область'),
  city('Первоуральск', 150, 'Свердловская область'),
  city('Екатеринбург', 100, 'Свердловская область'),
];
const shown = (text: string) => groupCities(cities, text).map(({ name, cities: of }) => [name, of.map((c) => c.name)]);

test('CIT-26 cities are sorted by SORT within their regions', () => {
  expect(shown('')).toEqual([
    ['Свердловская область', ['Екатеринбург', 'Первоуральск']],
    ['Орловская область', ['Орёл']],
    ['Тюменская область', ['Тюмень']],
  ]);
});

test.each(['орел', ' ОРЁЛ ', 'рё'])('CIT-26 the search finds «Орёл» by %j', (text) => {
  expect(shown(text)).toEqual([['Орловская область', ['Орёл']]]);
});

test('CIT-26 the search finds nothing', () => {
  expect(shown('Москва')).toEqual([]);
});
