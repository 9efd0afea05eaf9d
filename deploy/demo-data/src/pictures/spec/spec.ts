import { animalOfProduct, illustration, palette, shape } from 'deploy-api/db/schema/illustration';
import * as z from 'zod/mini';

/**
 * The content of a picture, as data. The catalogue stores a product's {@link illustration}; the other kinds are derived
 * from their entities. The same spec always gives the same picture.
 */

const seed = z.int().check(z.minimum(0));

/** Kinds of pictures, as in the URL `/pictures/<kind>/<id>/<n>-<width>.<format>`. */
export const kinds = [
  'product',
  'brand',
  'section',
  'animal',
  'shop',
  'article',
  'banner',
  'person',
  'scene',
  'story',
  'card',
] as const;
export const kind = z.enum(kinds);
export type Kind = z.infer<typeof kind>;

const subject = [
  z.object({ kind: z.literal('product'), product: illustration }),
  /** A brand's logo: its name in the brand's typeface and colours. */
  z.object({ kind: z.literal('brand'), name: z.string(), palette, seed }),
  /** A section of the catalogue: some of its products in front of its animal. */
  z.object({
    kind: z.literal('section'),
    name: z.string(),
    animal: animalOfProduct,
    shapes: z.array(shape).check(z.maxLength(3)),
    palette,
    seed,
  }),
  /** A portrait, e.g. of a pet in the cabinet; `seed` chooses the breed. */
  z.object({ kind: z.literal('animal'), animal: animalOfProduct, seed }),
  /** The front of a shop, seen from the street. */
  z.object({ kind: z.literal('shop'), name: z.string(), seed }),
  /** The main picture of an article, news item or sale. */
  z.object({ kind: z.literal('article'), animal: animalOfProduct, shapes: z.array(shape).check(z.maxLength(3)), seed }),
  /** The subject of a text or a page, as a drawing made for it: its name in `stories/`. 3:2. */
  z.object({ kind: z.literal('story'), story: z.string() }),
  /** A wide drawing (2:1): its name in `stories/banners.ts`. The left half has few details, so that text can be placed on it. */
  z.object({ kind: z.literal('banner'), banner: z.string() }),
  /** A specialist or author. */
  z.object({ kind: z.literal('person'), role: z.enum(['vet', 'groomer', 'trainer', 'author', 'seller']), seed }),
  /** LAY-06: an animal that is lost in the forest. */
  z.object({ kind: z.literal('scene'), scene: z.literal('lost'), animal: z.enum(['dog', 'cat']), seed }),
] as const;

export const pictureSpec = z.discriminatedUnion('kind', [
  ...subject,
  /** For shared links: the title of a page, a line above it, and the page's picture. */
  z.object({
    kind: z.literal('card'),
    title: z.string(),
    line: z.string(),
    picture: z.discriminatedUnion('kind', [...subject]),
  }),
]);
export type PictureSpec = z.infer<typeof pictureSpec>;
