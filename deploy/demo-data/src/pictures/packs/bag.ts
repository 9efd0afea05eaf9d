import { hashText, SeededRandom } from '../drawing/seeded-random';
import { gusseted, pillow, sack, zipped } from './bag-cuts';
import { bySize, type ProductDrawer, type ProductDrawing } from './product-drawing';

/** A bag of dry food. All bags of a brand and size have the same form. */
export const bag: ProductDrawer = (pen, spec, print): ProductDrawing => {
  const h = bySize(spec, 440, 520, 590);
  const chance = new SeededRandom(hashText(spec.brand) + 7);
  const cut = { w: h * chance.between(0.64, 0.72), h };
  const cuts =
    spec.size === 'l'
      ? ([sack, gusseted] as const)
      : spec.size === 's'
        ? ([zipped, pillow] as const)
        : ([zipped, gusseted, pillow] as const);
  const make = chance.pick<typeof zipped>(cuts);
  return { art: make(pen, spec, print, cut, new SeededRandom(spec.seed)), halfWidth: cut.w / 2, height: h };
};
