import * as z from 'zod/mini';
import { type Random, randomOf } from '../random/random';
import { readData } from '../reading/read-data';

/** An animal that a customer shops for. */
export interface Pet {
  /** Code of the root section of its goods. */
  readonly root: string;
  /** Its value of «Для кого»; null: the goods do not tell the animals of this section apart by it. */
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
      /** How many shops see, compared to the others. */
      share: z.int(),
      /** Values of «Для кого». */
      kinds: z.array(z.string()),
      /** Values of «Возраст» and «Размер породы», more often those that are more frequent. */
      ages: z.optional(z.array(z.string())),
      breeds: z.optional(z.array(z.string())),
    }),
  ),
);
const roots = Object.entries(animals).flatMap(([root, { share }]) => Array<string>(share).fill(root));

/** The one or two animals of a customer. */
export function petsOf(customerId: number, seed: number): Pet[] {
  const random = randomOf(seed, 'pets', customerId);
  return Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => petOf(random.pick(roots), random));
}

function petOf(root: string, random: Random): Pet {
  const one = (values: readonly string[] | undefined) => (values ? random.pick(values) : null);
  const { kinds, ages, breeds } = animals[root] ?? {};
  return { root, kind: one(kinds), age: one(ages), breed: one(breeds) };
}
