import { SeededRandom } from '../drawing/seeded-random';
import { mensHair } from './mens-hair';
import { womensHair } from './womens-hair';

/** The item of a list for a seed, so that people with neighbouring seeds differ. `step`: which list is turned how fast. */
const inTurn = <T>(seed: number, step: number, from: readonly [T, ...T[]]): T =>
  from[(seed * step) % from.length] ?? from[0];

const skins = ['#f3cfae', '#eec09a', '#e3ab80', '#f6d9bf', '#d39a6c'] as const;
const hairColours = ['#3a2a20', '#6b4226', '#a8703a', '#d9b06a', '#b5633a', '#8f3f22', '#221c1a'] as const;
const GREY = ['#b9b4ac', '#9c9790', '#d6d1c8'] as const;

/** The appearance of a person: the same seed is always the same person. */
export function faceOf(seed: number) {
  const chance = new SeededRandom(seed + 17);
  const skin = chance.pick([...skins]);
  const natural = chance.pick([...hairColours]);
  const cut = Math.floor(chance.next() * 6);
  const man = cut === 2 || cut === 5;
  const look = new SeededRandom(seed * 31 + 7);
  const age = inTurn(seed, 5, ['young', 'middle', 'middle', 'young', 'middle', 'old', 'middle'] as const);
  return {
    skin,
    man,
    age,
    hairColour: age === 'old' ? look.pick([...GREY]) : natural,
    hair: man ? inTurn(seed, 3, mensHair) : inTurn(seed, 3, womensHair),
    /** Width of the head, relative to a usual one. */
    width: look.between(man ? 0.97 : 0.91, man ? 1.07 : 1),
    iris: look.pick(['#5a3a22', '#4f7a5a', '#4a7396', '#6b6a58']),
    mouth: inTurn(seed + Math.floor(seed / 3), 1, ['laughing', 'smiling', 'quiet'] as const),
    brows: look.between(-4, 5),
    beard: man ? inTurn(seed, 1, ['none', 'full', 'stubble', 'moustache', 'goatee'] as const) : 'none',
    glasses: inTurn(seed, 1, ['none', 'none', 'round', 'none', 'square', 'none', 'none', 'thin'] as const),
    freckles: age === 'young' && look.maybe(0.45),
    earrings: !man && look.maybe(0.4),
    tone: look.pick(['#7fa08a', '#c9785a', '#6f8fb0', '#d9a54f', '#a27a9c', '#5f7f74', '#b0596a', '#4f6d8f']),
    /** One of the variants of the clothes of a profession. */
    outfit: seed % 3,
  };
}
export type Face = ReturnType<typeof faceOf>;

/** Whether the person in a picture is a man, for a matching name. */
export const isMan = (seed: number): boolean => faceOf(seed).man;
