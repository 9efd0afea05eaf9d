import type { PetKindCode } from '@zapovednik/api/pet-kind';
import type { BreedSize } from '../../../db/schema';

export interface PetTraits {
  kind: { xmlId: PetKindCode };
  breed: { size: BreedSize | null; goodsFor: string } | null;
  /** Whole months; null: not given. */
  age: number | null;
  /** Grams; null: not given. */
  weight: number | null;
}

/**
 * The property values of goods for a pet: the code of a property, and the names of its values. The first value is the
 * pet's own.
 */
interface WantedValues {
  code: string;
  values: readonly string[];
}

/** «Возраст» by kind: until the first birthday, adult, and old. */
const ages: { readonly [Kind in PetKindCode]?: readonly [young: string, grown: string, old: string] } = {
  dog: ['Щенки', 'Взрослые', 'Пожилые'],
  cat: ['Котята', 'Взрослые', 'Пожилые'],
};
const GROWN_FROM = 12;
const OLD_FROM = 84;

/** «Размер породы». */
const sizes: Readonly<Record<BreedSize, string>> = { small: 'Мелкие', medium: 'Средние', large: 'Крупные' };
const ANY_SIZE = 'Все породы';

/** Weights of adult dogs in grams, as the sizes of goods define them. */
const SMALL_UP_TO = 10_000;
const MEDIUM_UP_TO = 25_000;

/**
 * The property values that distinguish goods for this pet from others for its animal. Values that the catalogue does
 * not have are ignored.
 */
export function traitsOf(pet: PetTraits): WantedValues[] {
  const size = sizeOf(pet);
  return [
    { code: 'dlya_kogo', values: pet.breed?.goodsFor ? [pet.breed.goodsFor] : [] },
    { code: 'vozrast', values: ageOf(pet) },
    { code: 'razmer_porody', values: size ? [sizes[size], ANY_SIZE] : [] },
  ].filter(({ values }) => values.length > 0);
}

function ageOf({ kind, age }: PetTraits): string[] {
  const names = ages[kind.xmlId];
  if (!names || age === null) return [];
  const [young, grown, old] = names;
  if (age < GROWN_FROM) return [young];
  return [age < OLD_FROM ? grown : old];
}

/** The size of a dog: its breed's, or for an adult dog the size of its weight. */
function sizeOf({ kind, breed, age, weight }: PetTraits): BreedSize | null {
  if (kind.xmlId !== 'dog') return null;
  if (breed?.size) return breed.size;
  if (weight === null || age === null || age < GROWN_FROM) return null;
  if (weight <= SMALL_UP_TO) return 'small';
  return weight <= MEDIUM_UP_TO ? 'medium' : 'large';
}
