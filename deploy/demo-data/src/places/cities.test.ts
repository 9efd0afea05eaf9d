import { city as citySchema } from '@zapovednik/api/shell/wire/city';
import { presentCity } from 'deploy-api/modules/places/present';
import { cities } from './cities';

const list = cities();

test('CIT-03 CIT-04 every field of the contract has a value', () => {
  for (const { contacts } of list) {
    expect(Object.values(contacts).filter((text) => text.trim() === '')).toEqual([]);
    expect(contacts.CONTACTS__INN).toMatch(/^\d{10}$/);
    expect(contacts.CONTACTS__OGRN).toMatch(/^\d{13}$/);
    expect(contacts.CONTACTS__KPP).toMatch(/^\d{9}$/);
  }
  const whole = list.map((row) => ({
    ...row,
    subdomain: row.subdomain ?? null,
    parentCity: row.parentCity ?? null,
    yandexSearchId: '',
    timeZone: row.timeZone ?? '',
    latitude: row.latitude ?? null,
    longitude: row.longitude ?? null,
  }));
  expect(whole.map((row) => citySchema.safeParse(presentCity(row)).success)).not.toContain(false);
});

test('CIT-17 several cities have fast pickup, and several have not', () => {
  expect(list.filter(({ fastPickupMode }) => fastPickupMode).length).toBeGreaterThan(3);
  expect(list.filter(({ fastPickupMode }) => !fastPickupMode).length).toBeGreaterThan(3);
});
