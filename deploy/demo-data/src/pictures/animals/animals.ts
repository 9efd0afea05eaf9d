import type { Species } from 'deploy-api/db/schema/illustration';
import type { Pen } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import type { AnimalDrawing } from './animal-drawing';
import { bird } from './bird';
import { catLying, catPortrait, catSitting } from './cat';
import { dogLying, dogPortrait, dogSitting } from './dog';
import { fish } from './fish';
import { reptile } from './reptile';
import { rodent } from './rodent';

/** The breeds for the words on labels. */
const breedWords: readonly (readonly [RegExp, Species, readonly number[]])[] = [
  [/крол|зай/i, 'rodent', [1, 3, 5]],
  [/хомя|мыш|крыс|песчан/i, 'rodent', [0, 4]],
  [/свин|шиншил|дегу/i, 'rodent', [2, 6]],
  [/волнист/i, 'bird', [0, 2, 5]],
  [/коре|средн/i, 'bird', [3]],
  [/крупн|ара|жако/i, 'bird', [1, 4]],
  [/черепа/i, 'reptile', [0, 2]],
  [/ящер|геккон|игуан|агам|амфиб/i, 'reptile', [1, 3]],
  [/золот|карп|кои|пруд/i, 'fish', [0, 4]],
  [/цихлид|скаляр|дискус/i, 'fish', [2, 5]],
  [/морск/i, 'fish', [1, 3]],
];

/** The seed of the breed that matches a label's words, e.g. a rabbit on food for rabbits. */
export function breedFor(species: Species, words: string, seed: number): number {
  const fitting = breedWords.find(([word, kind]) => kind === species && word.test(words))?.[2];
  const any = Math.floor(new SeededRandom(seed).next() * 2520);
  return fitting?.[any % fitting.length] ?? any;
}

/** Head and chest of a dog or a cat; the whole animal of other species. */
export function headOrWholeAnimal(pen: Pen, species: Species, seed: number, collar?: string): AnimalDrawing | null {
  if (species === 'dog') return dogPortrait(pen, seed, collar);
  if (species === 'cat') return catPortrait(pen, seed, collar);
  return smallAnimal(pen, species, seed);
}

/** The whole animal, sitting or lying. */
export function wholeAnimal(pen: Pen, species: Species, seed: number, lying = false): AnimalDrawing | null {
  if (species === 'dog') return lying ? dogLying(pen, seed) : dogSitting(pen, seed);
  if (species === 'cat') return lying ? catLying(pen, seed) : catSitting(pen, seed);
  return smallAnimal(pen, species, seed);
}

function smallAnimal(pen: Pen, species: Species, seed: number): AnimalDrawing | null {
  switch (species) {
    case 'rodent':
      return rodent(pen, seed);
    case 'bird':
      return bird(pen, seed);
    case 'fish':
      return fish(pen, seed);
    case 'reptile':
      return reptile(pen, seed);
    default:
      return null;
  }
}

/** Whether {@link headOrWholeAnimal} of this species ends at the chest, so that something must cover its lower edge. */
export const isHeadAndChest = (species: Species): boolean => species === 'dog' || species === 'cat';
