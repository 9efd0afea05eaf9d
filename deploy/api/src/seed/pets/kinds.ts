import type { petBreed, petKind } from '../../db/schema';
import { catBreeds, mixedCats } from './cat-breeds';
import { dogBreeds, mixedDogs } from './dog-breeds';
import { birdBreeds, ferretBreeds, fishBreeds, otherBreeds, rodentBreeds, turtleBreeds } from './other-breeds';

type KindRow = typeof petKind.$inferInsert;
type BreedRow = typeof petBreed.$inferInsert;

const kinds: readonly KindRow[] = [
  { id: 1, xmlId: 'dog', value: 'Собака', animal: 'dog', picture: '/pictures/animal/dog-1/1' },
  { id: 2, xmlId: 'cat', value: 'Кошка', animal: 'cat', picture: '/pictures/animal/cat-1/1' },
  { id: 3, xmlId: 'bird', value: 'Птица', animal: 'bird', picture: '/pictures/animal/bird-1/1' },
  { id: 4, xmlId: 'fish', value: 'Рыбка', animal: 'fish', picture: '/pictures/animal/fish-1/1' },
  { id: 5, xmlId: 'rodent', value: 'Грызун', animal: 'rodent', picture: '/pictures/animal/rodent-1/1' },
  { id: 6, xmlId: 'turtle', value: 'Черепаха', animal: 'reptile', picture: '/pictures/animal/reptile-2/1' },
  { id: 7, xmlId: 'ferret', value: 'Хорёк', animal: null, picture: '' },
  { id: 8, xmlId: 'other', value: 'Другой питомец', animal: null, picture: '' },
];

/** The kinds of pets (PET-03), each with the animal of the catalogue's sections for it. */
export const petKinds: readonly KindRow[] = kinds.map((kind, index) => ({
  ...kind,
  sort: (index + 1) * 100,
  isDefault: kind.xmlId === 'other',
}));

/** Animals without a breed are sorted first. */
const FIRST = 100;
const mixed = (values: readonly string[]) => values.map((value) => ({ value, sort: FIRST }));
const dogs = (size: keyof typeof dogBreeds) => dogBreeds[size].map((value) => ({ value, size }));

/** The ids of a list begin after its number. */
const lists: readonly (readonly [kindId: number, idsAfter: number, breeds: readonly Partial<BreedRow>[]])[] = [
  [1, 1000, mixed(mixedDogs)],
  [1, 1100, dogs('small')],
  [1, 1300, dogs('medium')],
  [1, 1500, dogs('large')],
  [2, 2000, mixed(mixedCats)],
  [2, 2100, catBreeds.map((value) => ({ value }))],
  [3, 3000, birdBreeds],
  [4, 4000, fishBreeds],
  [5, 5000, rodentBreeds],
  [6, 6000, turtleBreeds],
  [7, 7000, ferretBreeds],
  [8, 8000, otherBreeds],
];

/** The breeds of all kinds; dogs have their size, others the value of «Для кого» of their goods. */
export const petBreeds: readonly BreedRow[] = lists.flatMap(([kindId, idsAfter, breeds]) =>
  breeds.map(({ value = '', sort = 500, size = null, goodsFor = '', animal = null }, index) => ({
    id: idsAfter + index + 1,
    kindId,
    value,
    sort,
    size,
    goodsFor,
    animal,
  })),
);
