import type { Illustration, Palette, Shape, Species } from 'deploy-api/db/schema/illustration';
import { placeOnGround } from '../animals/animal-drawing';
import { breedFor, wholeAnimal } from '../animals/animals';
import { ellipse, type Pen, rect } from '../drawing/pen';
import type { PictureSpec } from '../spec/spec';

export type SpecOf<K extends PictureSpec['kind']> = Extract<PictureSpec, { kind: K }>;

export const HOUSE_PALETTES: readonly [Palette, ...Palette[]] = [
  { ground: '#fdf6e9', main: '#1f5b46', accent: '#e58b2c', ink: '#23352c' },
  { ground: '#f4efe6', main: '#2b4a7f', accent: '#f0a93b', ink: '#1b2b48' },
  { ground: '#fffdf7', main: '#c8502f', accent: '#f2c14e', ink: '#3b1a10' },
  { ground: '#f2f7f4', main: '#1b7f84', accent: '#f2b84b', ink: '#0e3c3e' },
];

/** A product of our own brand, for scenes whose product is not in the catalogue. */
export const ownProduct = (shape: Shape, animal: Species, palette: Palette, seed: number): Illustration => ({
  shape,
  palette,
  brand: 'Заповедник',
  label: [],
  animal,
  size: 'm',
  seed,
});

export const groundShadow = (pen: Pen, x: number, y: number, half: number): string =>
  ellipse(
    x,
    y,
    half,
    half * 0.13,
    pen.radial([
      [0, '#22301c', 0.5],
      [0.6, '#22301c', 0.24],
      [1, '#22301c', 0],
    ]),
  );

/** The height of an animal compared to a dog. 0: it is not drawn on the ground. */
const RELATIVE_HEIGHT = {
  dog: 1,
  cat: 0.86,
  rodent: 0.52,
  bird: 0.62,
  reptile: 0.34,
  fish: 0,
  none: 0,
} as const satisfies Record<Species, number>;

/** An animal on the ground. `rank` is its number in the scene: neighbours of one species get different breeds. */
export function animalOnGround(
  pen: Pen,
  species: Species,
  seed: number,
  at: { x: number; y: number; height: number; rank?: number; flip?: boolean },
): string {
  const { x, y, height, rank = 0, flip } = at;
  const who = wholeAnimal(pen, species, breedFor(species, '', seed) + rank);
  const tall = height * RELATIVE_HEIGHT[species];
  if (!who || !tall) return '';
  const stake = species === 'bird' ? rect(x - 6, y - tall * 0.27, 12, tall * 0.3, '#8a6242', 3) : '';
  return (
    groundShadow(pen, x, y, ((who.halfWidth * tall) / (who.bottom - who.top)) * 1.05) +
    stake +
    placeOnGround(who, x, y + (stake ? -10 : 4), tall, flip)
  );
}
