import { Chance, numberOf } from '../paper/chance';
import { gusseted, pillow, sack, zipped } from './bag-cuts';
import { bySize, type Maker, type Thing } from './pack';

/** A bag of dry food; its cut is the brand's. */
export const bag: Maker = (pen, spec, print): Thing => {
  const h = bySize(spec, 440, 520, 590);
  const chance = new Chance(numberOf(spec.brand) + 7);
  const cut = { w: h * chance.between(0.64, 0.72), h };
  const cuts =
    spec.size === 'l'
      ? ([sack, gusseted] as const)
      : spec.size === 's'
        ? ([zipped, pillow] as const)
        : ([zipped, gusseted, pillow] as const);
  const make = chance.pick<typeof zipped>(cuts);
  return { art: make(pen, spec, print, cut, new Chance(spec.seed)), half: cut.w / 2, height: h };
};
