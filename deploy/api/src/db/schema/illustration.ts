import * as z from 'zod/mini';

/**
 * The content of a product's drawn picture, as data: a column of the catalogue. Demonstration goods have one, and
 * `deploy/demo-data` draws it. The same data always gives the same picture.
 */

/** `#rrggbb`. */
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** Four colours of a brand: the background of the label, its main colour, a second colour, and the text colour on the background. */
export const palette = z.object({ ground: hex, main: hex, accent: hex, ink: hex });
export type Palette = z.infer<typeof palette>;

export const shapes = [
  'bag',
  'tin',
  'pouch',
  'box',
  'bottle',
  'jar',
  'tube',
  'toy-ball',
  'toy-rope',
  'toy-mouse',
  'bed',
  'house',
  'litter',
  'litter-tray',
  'tank',
  'cage',
  'collar',
  'leash',
  'bowl',
  'brush',
  'scratcher',
  'carrier',
  'tablets',
  'spray',
  'hay',
  'seed-stick',
  'filter',
  'lamp',
  'decor',
] as const;
export const shape = z.enum(shapes);
export type Shape = z.infer<typeof shape>;

export const species = ['dog', 'cat', 'rodent', 'bird', 'fish', 'reptile', 'none'] as const;
export const animalOfProduct = z.enum(species);
export type Species = z.infer<typeof animalOfProduct>;

const seed = z.int().check(z.minimum(0));

/** The picture of one product: the catalogue's `illustration` column. */
export const illustration = z.object({
  shape,
  palette,
  /** The wordmark on the label. */
  brand: z.string().check(z.maxLength(60)),
  /**
   * Lines of the label from the most to the least important, e.g. `['Ягнёнок с рисом', 'для взрослых собак', '3 кг']`. A weight, volume
   * or count is printed at the bottom of the label.
   */
  label: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(6)),
  animal: animalOfProduct,
  size: z.enum(['s', 'm', 'l']),
  /** Selects one of the label layouts, silhouettes and breeds. */
  seed,
});
export type Illustration = z.infer<typeof illustration>;
