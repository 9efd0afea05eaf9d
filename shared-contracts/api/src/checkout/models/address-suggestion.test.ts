import { toAddressSuggestion } from './address-suggestion';

const nothing = {
  postal_code: null,
  region_with_type: 'Челябинская обл',
  city: 'Копейск',
  settlement: null,
  street_fias_id: null,
};
const parts = {
  ...{ ...nothing, street: '8 Марта', street_with_type: 'ул 8 Марта', street_type_full: 'улица', house: '12' },
  ...{ block_type: 'к', block: '2', flat: null, geo_lat: '56.8', geo_lon: '60.6' },
};
const suggestion = (more: Partial<typeof parts | Record<keyof typeof parts, null>> = {}) =>
  toAddressSuggestion({ value: '8 Марта', unrestricted_value: '620000, 8 Марта', data: { ...parts, ...more } });

test('VAL-14 a house has its number with the block, and its place', () => {
  expect(suggestion()).toMatchObject({ house: '12 к 2', streetName: 'ул 8 Марта', coords: '56.8,60.6' });
  expect(suggestion({ block_type: null, block: null })).toMatchObject({ house: '12' });
  expect(suggestion({ geo_lat: null })).toMatchObject({ coords: '' });
});

test('VAL-13 a street has no house', () => {
  expect(suggestion({ house: null, block_type: null, block: null })).toMatchObject({ street: '8 Марта', house: '' });
});

test('DEL-33 an address in a village belongs to the village, not to the town around it', () => {
  expect(suggestion()).toMatchObject({ place: 'Копейск', region: 'Челябинская обл' });
  expect(
    toAddressSuggestion({ value: '', unrestricted_value: '', data: { ...parts, settlement: 'Октябрьский' } }),
  ).toMatchObject({
    place: 'Октябрьский',
  });
});
