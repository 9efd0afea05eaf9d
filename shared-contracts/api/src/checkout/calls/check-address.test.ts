import type { AddressSuggestion } from '../models/address-suggestion';
import { LOCAL_SUGGESTION } from '../models/address-suggestion';
import { type AddressQuestion, checkAddress } from './check-address';

const house = (street: string, number: string, more: Partial<AddressSuggestion> = {}): AddressSuggestion => ({
  ...LOCAL_SUGGESTION,
  street,
  house: number,
  coords: '56.8,60.6',
  ...more,
});
const known = [
  house('Малышева', '36'),
  house('Малышева', '36А'),
  house('8 Марта', '12 к 2'),
  house('Королёва', '1', { coords: '' }),
];

/** A test service with these houses. */
const ask = async ({ from_bound }: AddressQuestion): Promise<AddressSuggestion[]> =>
  from_bound.value === 'house' ? known : known.map((one) => ({ ...one, house: '' }));
const check = (street: string, number: string, city = 'Екатеринбург') =>
  checkAddress(ask, city, { street, house: number });

test.each([
  ['улица Малышева', '36', '56.8,60.6'],
  ['ул Малышева', '36а', '56.8,60.6'],
  ['улица 8 Марта', '12к2', '56.8,60.6'],
  ['королева', '1', ''],
  ['мкр Светлый', '999', '56.7668,60.632'],
])('VAL-18 DEL-70 a known address: %s, %s', async (street, number, coords) => {
  expect(await check(street, number)).toEqual({ known: true, coords });
});

test.each([
  ['улица Малышева', '37', 'house'],
  ['улица Выдуманная', '36', 'street'],
  ['улица', '36', 'street'],
  ['8 Марта', '12', 'house'],
] as const)('an unknown address names its field: %s, %s', async (street, number, field) => {
  expect(await check(street, number)).toEqual({ known: false, field });
});

test('VAL-18 the local district belongs to one city', async () => {
  expect(await check('мкр Светлый', '5', 'Пермь')).toEqual({ known: false, field: 'street' });
});

test('an error of the service is passed on, because nothing is known then', async () => {
  const down = () => Promise.reject(new Error('down'));
  await expect(checkAddress(down, 'Пермь', { street: 'улица Ленина', house: '5' })).rejects.toThrow('down');
});
