import type { Palette, Shape, Species } from 'deploy-api/db/schema/illustration';
import { placeOnGround } from '../animals/animal-drawing';
import { wholeAnimal } from '../animals/animals';
import { type Pen, place } from '../drawing/pen';
import { front } from '../label/front';
import { bust } from '../people/person';
import { groundShadow, HOUSE_PALETTES, type SpecOf } from '../scenes/ground';
import { drawProduct, placeProduct } from '../scenes/place-product';

/** Draws a story in 960 × 640. */
export type Story = (pen: Pen) => string;

/** An animal and its breed, by the number in the lists of breeds. */
export type Hero = readonly [species: Species, breed: number];

interface Pose {
  /** It looks to the left. */
  flip?: boolean;
  lying?: boolean;
  /** Without a shadow: on a table, behind something. */
  floating?: boolean;
}

/** An animal whose lowest point is at (x, y), `height` units high. */
export function animal(
  pen: Pen,
  [species, breed]: Hero,
  x: number,
  y: number,
  height: number,
  pose: Pose = {},
): string {
  const who = wholeAnimal(pen, species, breed, pose.lying);
  if (!who) return '';
  const half = (who.halfWidth * height) / (who.bottom - who.top);
  return (pose.floating ? '' : groundShadow(pen, x, y, half * 1.02)) + placeOnGround(who, x, y + 4, height, pose.flip);
}

interface Look {
  /** The name on its label, which also chooses the form: `Колесо`. */
  name?: string;
  for?: Species;
  palette?: Palette;
  seed?: number;
}

export const [green, blue, red, teal] = HOUSE_PALETTES;

/** A product of our own brand with its middle at x, standing at y, not larger than this. */
export function goods(
  pen: Pen,
  shape: Shape,
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  look: Look = {},
): string {
  const spec = {
    shape,
    palette: look.palette ?? green,
    brand: 'Заповедник',
    label: look.name ? [look.name] : [],
    animal: look.for ?? 'none',
    size: 'm' as const,
    seed: look.seed ?? 2,
  };
  return placeProduct(pen, drawProduct(pen, spec, front), x, y, width, height);
}

/** A person behind a table or a counter, whose edge at y hides the lower end. */
export const personBehind = (
  pen: Pen,
  role: SpecOf<'person'>['role'],
  seed: number,
  x: number,
  y: number,
  scale = 0.68,
): string => place(bust(pen, { role, seed }), x - 300 * scale, y - 612 * scale, { scale });
