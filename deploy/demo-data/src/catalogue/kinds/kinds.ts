import type { ProductKind } from './kind';
import { readKinds } from './read-kinds';

/** In the order in which the goods get their numbers. */
const files = [
  'dog-food',
  'dog-treats',
  'dog-walk',
  'dog-home',
  'dog-care',
  'cat-food',
  'cat-treats',
  'cat-litter',
  'cat-home',
  'cat-care',
  'rodents',
  'birds',
  'fish',
  'reptiles',
  'vet',
];

/** All kinds of products of the shop. */
export const kinds: readonly ProductKind[] = files.flatMap(readKinds);
