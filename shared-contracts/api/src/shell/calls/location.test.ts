import { city } from '@zapovednik/testing/fixtures';
import { toCityState } from '../models/city';
import { DEFAULT_LOCATION_ID } from '../wire/default-location';

test('LIM-61 CIT-08 the default location is 2201', () => {
  expect(DEFAULT_LOCATION_ID).toBe(2201);
  expect(toCityState(city({ LOCATION_ID: 2201 })).isDefaultLocation).toBe(true);
  expect(toCityState(city({ LOCATION_ID: 2202 })).isDefaultLocation).toBe(false);
});
