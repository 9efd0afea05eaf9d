import { city } from '../../testing/fixtures/city';
import { cityState } from './city';
import { createStores, type WritableStores } from './create-stores';

test('CIT-06 CIT-08 ROU-103 the state of a city says whether it is a centre, the default location and the main city', () => {
  expect(cityState(city())).toMatchObject({ isRc: true, isDefaultLocation: true, isMainCity: true });
  expect(cityState(city({ LOCATION_ID: 2312, IS_RC: 'Нет' }))).toMatchObject({
    isRc: false,
    isDefaultLocation: false,
    isMainCity: false,
  });
});

test('CIT-05 a city brings its case forms for texts', () => {
  expect(cityState(city()).cases).toEqual({
    genitive: 'Екатеринбурга',
    inCity: 'в Екатеринбурге',
    dative: 'Екатеринбургу',
    prepositional: 'Екатеринбурге',
  });
});

test('each page and each request has stores of its own', () => {
  const [one, two] = [createStores(cityState(city())), createStores(cityState(city()))];
  one.favourites.set(new Set([1]));
  expect(two.favourites.get()).toBeNull();
});

test('who may write an atom is part of its type', () => {
  const checkout = (write: WritableStores<'mf-checkout'>) => {
    write.basket.get();
    // @ts-expect-error the session is the shell's to write
    write.session;
  };
  const catalog = (write: WritableStores<'mf-catalog'>) => {
    write.favourites.get();
    // @ts-expect-error the basket is the checkout's to write
    write.basket;
  };
  expect([checkout, catalog]).toHaveLength(2);
});
