import type { PetKind } from '@zapovednik/api/cabinet/models/pet';
import { listedBreed, matchingBreeds } from './breeds';

const dogs: PetKind = {
  code: 'dog',
  name: 'Собака',
  breeds: ['Английский сеттер', 'Бедлингтон-терьер', 'Йоркширский терьер', 'Терьер чёрный'],
};

test('PET-06 breeds that begin with the text come first, then those with a word that does', () => {
  expect(matchingBreeds(dogs, ' тер')).toEqual([
    'Терьер чёрный',
    'Бедлингтон-терьер',
    'Йоркширский терьер',
    'Английский сеттер',
  ]);
  expect(matchingBreeds(dogs, '')).toHaveLength(4);
  expect(matchingBreeds(undefined, 'тер')).toEqual([]);
});

test('PET-06 capitals and «ё» do not matter for the name of a breed', () => {
  expect(listedBreed(dogs, 'ТЕРЬЕР ЧЕРНЫЙ')).toBe('Терьер чёрный');
  expect(listedBreed(dogs, 'терьер')).toBeUndefined();
});
