import type { pet } from 'deploy-api/db/schema/index';
import { petBreeds, petKinds } from 'deploy-api/seed/pets/kinds';
import * as z from 'zod/mini';
import { REGULAR_CUSTOMER } from '../orders/past-orders';
import { petsOf } from '../orders/pets';
import { at, randomOf } from '../random/random';
import { readData } from '../reading/read-data';
import { people } from './people';

type PetRow = typeof pet.$inferInsert;
type Kind = (typeof petKinds)[number]['xmlId'];

/** The new customer, who has no pets yet. */
const NEWCOMER = 1;
/** A second pet of the regular customer, for choosing between pets. */
const SECOND = { root: 'tovary_dlya_koshek', kind: 'Кошка', age: 'Взрослые', breed: null };
const DAY = 86_400_000;

/** The kind of pets for the goods of a root section. The tortoise represents all reptiles. */
const kindsByRoot: Readonly<Record<string, Kind>> = {
  tovary_dlya_sobak: 'dog',
  tovary_dlya_koshek: 'cat',
  tovary_dlya_gryzunov: 'rodent',
  tovary_dlya_ptits: 'bird',
  akvariumistika: 'fish',
  'tovary-dlya-reptilij': 'turtle',
};

const list = z.array(z.string());
/** Names by the kind of pet; `other` for all but dogs and cats. */
const names = readData('people/pet-names.json', z.strictObject({ dog: list, cat: list, other: list }));

/** Age in months, by the age in the filter. Animals without an age are between one and five years old. */
const months: Readonly<Record<string, readonly [number, number]>> = {
  Щенки: [3, 10],
  Котята: [3, 10],
  Взрослые: [14, 80],
  Пожилые: [86, 150],
};
const sizes: Readonly<Record<string, string>> = { Мелкие: 'small', Средние: 'medium', Крупные: 'large' };
/** Grams by kind and size. */
const weights: Readonly<Record<string, readonly [number, number]>> = {
  small: [25, 90],
  medium: [110, 240],
  large: [260, 450],
  cat: [30, 65],
};

/** The pets of the test users. Their past orders are for these pets. */
export function petRows(seed: number, today: Date): PetRow[] {
  const given = { dog: 0, cat: 0, other: 0 };
  const nextName = (code: Kind) => {
    const group = code === 'dog' || code === 'cat' ? code : 'other';
    given[group] += 1;
    return at(names[group], (given[group] - 1) % names[group].length);
  };
  return people
    .filter(({ id }) => id !== NEWCOMER)
    .flatMap(({ id }) =>
      [...petsOf(id, seed), ...(id === REGULAR_CUSTOMER ? [SECOND] : [])].map((one, index) => ({
        ...one,
        customerId: id,
        index,
      })),
    )
    .map(({ root, kind: goodsFor, age, breed: size, customerId, index }) => {
      const random = randomOf(seed, 'pet', customerId, index);
      const code = kindsByRoot[root] ?? 'other';
      const kind = petKinds.find(({ xmlId }) => xmlId === code);
      const ofKind = petBreeds.filter(({ kindId }) => kindId === kind?.id);
      const fitting = ofKind.filter((breed) => breed.goodsFor === goodsFor || (size && breed.size === sizes[size]));
      const [from, to] = months[age ?? ''] ?? [12, 60];
      const born = new Date(today.getTime() - random.int(from * 30, to * 30) * DAY);
      const weight = weights[sizes[size ?? ''] ?? code];
      return {
        customerId,
        kindId: kind?.id ?? 0,
        breedId: random.pick(fitting.length > 0 ? fitting : ofKind).id,
        name: nextName(code),
        birthday: born.toISOString().slice(0, 10),
        weight: weight ? random.int(...weight) * 100 : null,
        createdAt: today,
      };
    });
}
