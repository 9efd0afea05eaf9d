import { place } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { bag } from './bag';
import { heap } from './heap';
import type { ProductDrawer, ProductDrawing } from './product-drawing';

/** A bag of litter with a heap of its granules. */
export const litter: ProductDrawer = (pen, spec, print): ProductDrawing => {
  const base = bag(pen, { ...spec, size: spec.size === 's' ? 'm' : spec.size }, print);
  const words = spec.label.join(' ');
  const colours = /силик/i.test(words)
    ? (['#dff0f7', '#ffffff', '#a9d3ea'] as const)
    : /древес|опил|пеллет|кукуруз/i.test(words)
      ? (['#d9b27c', '#c79a5f', '#e3c391'] as const)
      : (['#b9b3aa', '#cfc9bf', '#a49d93'] as const);
  const grains = place(heap(pen, new SeededRandom(spec.seed), 112, 44, colours, 9), base.halfWidth * 0.5, 24);
  return { art: base.art + grains, halfWidth: base.halfWidth, height: base.height };
};
