import * as z from 'zod/mini';
import { type Random, randomOf } from '../random/random';
import { readData } from '../reading/read-data';

/** An animal for which a customer shops. */
export interface Pet {
  /** Code of the root section of its goods. */
  readonly root: string;
  /** Its value of «Для кого»; null: the goods of this section do not use this property. */
  readonly kind: string | null;
  /** Its values of «Возраст» and «Размер породы». */
  readonly age: string | null;
  readonly breed: string | null;
}

/** The animals of customers, by the root section of their goods. */
const animals = readData(
  'orders/animals.json',
  z.record(
    z.string(),
    z.strictObject({
      /** Its share among the customers' animals, relative to the others. */
      share: z.int(),
      /** Values of «Для кого». */
      kinds: z.array(z.string()),
      /** Values of «Возраст» and «Размер породы». Frequent values are listed several times. */
      ages: z.optional(z.array(z.string())),
      breeds: z.optional(z.array(z.string())),
    }),
  ),
);
const roots = Object.entries(animals).flatMap(([root, { share }]) => Array<string>(share).fill(root));

/** A customer's one or two animals. */
export function petsOf(customerId: number, seed: number): Pet[] {
  const random = randomOf(seed, 'pets', customerId);
  return Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => petOf(random.pick(roots), random));
}

function petOf(root: string, random: Random): Pet {
  const one = (values: readonly string[] | undefined) => (values ? random.pick(values) : null);
  const { kinds, ages, breeds } = animals[root] ?? {};
  return { root, kind: one(kinds), age: one(ages), breed: one(breeds) };
}
