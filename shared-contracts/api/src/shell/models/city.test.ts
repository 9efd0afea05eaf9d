import { city } from '@zapovednik/testing/fixtures';
import { toCityState } from './city';

test('CIT-06 CIT-08 ROU-103 the state of a city contains whether it is a centre, the default location and the main city', () => {
  expect(toCityState(city())).toMatchObject({ isRc: true, isDefaultLocation: true, isMainCity: true });
  expect(toCityState(city({ LOCATION_ID: 2312, IS_RC: 'Нет' }))).toMatchObject({
    isRc: false,
    isDefaultLocation: false,
    isMainCity: false,
  });
});

test('CIT-05 a city has case forms for texts', () => {
  expect(toCityState(city()).cases).toEqual({
    genitive: 'Екатеринбурга',
    inCity: 'в Екатеринбурге',
    dative: 'Екатеринбургу',
    prepositional: 'Екатеринбурге',
  });
});
