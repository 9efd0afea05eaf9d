import type { Illustration, Shape } from 'deploy-api/catalogue/illustration';

/** What the pictures of a product show, in their order. */
export type View = 'front' | 'back' | 'detail' | 'scene';

/** Shapes with a printed face, so that there is a back to read. */
const printed: ReadonlySet<Shape> = new Set([
  'bag',
  'tin',
  'pouch',
  'box',
  'bottle',
  'jar',
  'tube',
  'litter',
  'tablets',
  'spray',
  'hay',
]);

export const isPrinted = (shape: Shape): boolean => printed.has(shape);

/** The pictures of a product: four of a printed pack, three of other goods. `n` of an address counts them from 1. */
export const viewsOf = ({ shape }: Pick<Illustration, 'shape'>): readonly View[] =>
  isPrinted(shape) ? ['front', 'back', 'detail', 'scene'] : ['front', 'detail', 'scene'];
