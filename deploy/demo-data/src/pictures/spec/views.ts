import type { Illustration, Shape } from 'deploy-api/db/schema/illustration';

/** The views in the pictures of a product, in order. */
export type View = 'front' | 'back' | 'detail' | 'scene';

/** Packs with a printed label. Their back side is shown too. */
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

/** The pictures of a product: four for a printed pack, three for other products. `n` in a URL counts them from 1. */
export const viewsOf = ({ shape }: Pick<Illustration, 'shape'>): readonly View[] =>
  isPrinted(shape) ? ['front', 'back', 'detail', 'scene'] : ['front', 'detail', 'scene'];
