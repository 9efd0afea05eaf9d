import { SeededRandom } from '../drawing/seeded-random';

/** The appearance of a person. Further choices are drawn from `chance`. */
export function faceOf(seed: number) {
  const chance = new SeededRandom(seed + 17);
  const skin = chance.pick(['#f3cfae', '#eec09a', '#e3ab80', '#f6d9bf', '#d39a6c']);
  const hairColour = chance.pick(['#3a2a20', '#6b4226', '#a8703a', '#d9b06a', '#8a8580', '#8f3f22', '#221c1a']);
  const cut = Math.floor(chance.next() * 6);
  return { chance, skin, hairColour, cut, man: cut === 2 || cut === 5 };
}

/** Whether the person in a picture is a man, for a matching name. */
export const isMan = (seed: number): boolean => faceOf(seed).man;
