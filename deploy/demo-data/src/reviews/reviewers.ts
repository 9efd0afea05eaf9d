import * as z from 'zod/mini';
import type { Random } from '../random/random';
import { readData } from '../reading/read-data';

const { women, men, families } = readData(
  'reviews/names.json',
  z.strictObject({
    women: z.array(z.string()),
    men: z.array(z.string()),
    /** Surnames of men. Surnames of women end with «а». */
    families: z.array(z.string()),
  }),
);

export interface Reviewer {
  name: string;
  lastName: string;
  isWoman: boolean;
}

export const firstNameOf = (isWoman: boolean, random: Random): string => random.pick(isWoman ? women : men);
export const familyOf = (isWoman: boolean, random: Random): string => `${random.pick(families)}${isWoman ? 'а' : ''}`;

/**
 * The author of a review. Three in four are women. Most give the first letter of their surname, some only their first
 * name.
 */
export function reviewerOf(random: Random): Reviewer {
  const isWoman = random.chance(0.74);
  const name = firstNameOf(isWoman, random);
  const family = familyOf(isWoman, random);
  const lastName = random.chance(0.25) ? '' : random.chance(0.6) ? `${family.charAt(0)}.` : family;
  return { name, lastName, isWoman };
}
