import type { Species } from 'deploy-api/db/schema/illustration';
import type { Random } from '../random/random';

/** Animals of the goods, by the first part of a section's code. */
const animals: Readonly<Record<string, Species>> = {
  tovary_dlya_sobak: 'dog',
  tovary_dlya_koshek: 'cat',
  tovary_dlya_gryzunov: 'rodent',
  tovary_dlya_ptits: 'bird',
  akvariumistika: 'fish',
  'tovary-dlya-reptilij': 'reptile',
};
/** The number of drawn portraits of each animal. */
const PORTRAITS = 400;

/** Portraits of the animal that got the product. One review in fourteen has one or two. */
export function picturesOf(uniqueCode: string, random: Random): string[] {
  const [root = ''] = uniqueCode.split('/');
  const animal = animals[root];
  if (!animal || !random.chance(0.07)) return [];
  return Array.from(
    { length: random.chance(0.3) ? 2 : 1 },
    () => `/pictures/animal/${animal}-${random.int(1, PORTRAITS)}/1`,
  );
}

/** Readers' votes. Long reviews and those with pictures get more, and older ones have had more readers. */
export function votesOf(review: { text: string; pictures: readonly string[] }, days: number, random: Random) {
  const worth = review.text.length / 60 + review.pictures.length * 3;
  const readers = Math.min(1, days / 200);
  return {
    useful: Math.floor(worth * readers * random.next() ** 2 * 2),
    useless: Math.floor(readers * random.next() ** 3 * 4),
  };
}
