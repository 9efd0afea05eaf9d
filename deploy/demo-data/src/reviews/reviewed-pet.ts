import type { review } from 'deploy-api/db/schema/index';
import type { petKinds } from 'deploy-api/seed/pets/kinds';
import * as z from 'zod/mini';
import type { Random } from '../random/random';
import { readData } from '../reading/read-data';

type Pet = Pick<typeof review.$inferInsert, 'petKind' | 'petBreed' | 'petAgeMonths'>;
type Kind = (typeof petKinds)[number]['xmlId'];

/** The kind of pets for the goods of a root section. */
const kinds: Readonly<Record<string, Kind>> = {
  tovary_dlya_sobak: 'dog',
  tovary_dlya_koshek: 'cat',
  tovary_dlya_gryzunov: 'rodent',
  tovary_dlya_ptits: 'bird',
  akvariumistika: 'fish',
  'tovary-dlya-reptilij': 'turtle',
};

/** The breeds of the words for animals in texts: «Хаски» — «Сибирский хаски». */
const breeds = readData('reviews/breeds.json', z.record(z.string(), z.string()));

/** The pet that a review is about, by the section of the goods and the word for it in the text. Some authors do not say. */
export function reviewedPet(uniqueCode: string, word: string, random: Random): Pet {
  const petKind = kinds[uniqueCode.split('/')[0] ?? ''];
  const petAgeMonths = random.int(3, 150);
  if (!petKind || random.chance(0.3)) return { petKind: '', petBreed: '', petAgeMonths: null };
  return { petKind, petBreed: breeds[word] ?? '', petAgeMonths };
}
