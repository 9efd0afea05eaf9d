import * as z from 'zod/mini';

/**
 * What a picture shows, as data. The catalogue stores a product's {@link Illustration}; the other kinds are derived
 * from their entities. The same spec always gives the same picture.
 */

/** `#rrggbb`. */
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** Four colours of a brand: the ground of the label, its main colour, a second colour, and the colour of lettering on the ground. */
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

/** The picture of one product: kept in the catalogue's `illustration` column. */
export const illustration = z.object({
  shape,
  palette,
  /** The wordmark on the label. */
  brand: z.string().check(z.maxLength(60)),
  /**
   * Lines of the label from the most to the least important, e.g. `['Ягнёнок с рисом', 'для взрослых собак', '3 кг']`;
   * a line that reads as a weight, volume or count becomes the mark at the label's foot.
   */
  label: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(6)),
  animal: animalOfProduct,
  size: z.enum(['s', 'm', 'l']),
  /** Chooses among label layouts, silhouettes and breeds. */
  seed,
});
export type Illustration = z.infer<typeof illustration>;

/** Kinds of pictures as they stand in the URL `/pictures/<kind>/<id>/<n>-<width>.<format>`. */
export const kinds = ['product', 'brand', 'section', 'animal', 'shop', 'article', 'banner', 'person', 'scene'] as const;
export const kind = z.enum(kinds);
export type Kind = z.infer<typeof kind>;

export const pictureSpec = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), product: illustration }),
  /** A brand's logo: its name lettered in its palette. */
  z.object({ kind: z.literal('brand'), name: z.string(), palette, seed }),
  /** A section of the catalogue: what stands in it, before its animal. */
  z.object({
    kind: z.literal('section'),
    animal: animalOfProduct,
    shapes: z.array(shape).check(z.maxLength(3)),
    palette,
    seed,
  }),
  /** A portrait, e.g. of a pet in the cabinet; `seed` chooses the breed. */
  z.object({ kind: z.literal('animal'), animal: animalOfProduct, seed }),
  /** The front of a shop in its street. */
  z.object({ kind: z.literal('shop'), name: z.string(), seed }),
  /** The opening picture of an article, news item or sale. */
  z.object({ kind: z.literal('article'), animal: animalOfProduct, shapes: z.array(shape).check(z.maxLength(3)), seed }),
  /** A wide scene (2:1) for the home page and the heads of sections; the left half stays calm for a text. */
  z.object({
    kind: z.literal('banner'),
    animals: z.array(animalOfProduct).check(z.maxLength(4)),
    products: z.array(illustration).check(z.maxLength(3)),
    seed,
  }),
  /** A specialist or author. */
  z.object({ kind: z.literal('person'), role: z.enum(['vet', 'groomer', 'trainer', 'author', 'seller']), seed }),
  /** LAY-06: the animal that got lost in the forest. */
  z.object({ kind: z.literal('scene'), scene: z.literal('lost'), animal: z.enum(['dog', 'cat']), seed }),
]);
export type PictureSpec = z.infer<typeof pictureSpec>;
