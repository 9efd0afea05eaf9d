import type { Illustration } from 'deploy-api/db/schema/illustration';
import { lighter, mix } from '../drawing/colour';
import { backdrop } from '../drawing/light';
import { type Pen, place, rect } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { back } from '../label/back';
import { front } from '../label/front';
import { kibble } from '../packs/heap';
import type { LabelPrinter } from '../packs/product-drawing';
import type { View } from '../spec/views';
import { atHome } from './home';
import { drawProduct, PAGE_SIZE, placeProduct, scaleOf } from './place-product';

const dry = (spec: Illustration): boolean =>
  spec.shape === 'bag' && (spec.animal === 'dog' || spec.animal === 'cat' || spec.animal === 'rodent');

/** How much of the picture a product of this size fills. */
const sizeFactor = ({ size }: Illustration): number => ({ s: 0.84, m: 0.92, l: 1 })[size];

function packshot(pen: Pen, spec: Illustration, print: LabelPrinter, crumbs: boolean): string {
  const thing = drawProduct(pen, spec, print);
  const share = sizeFactor(spec);
  const scale = scaleOf(thing, 470 * share, 620 * share);
  const floor = PAGE_SIZE.h / 2 + (thing.height * scale) / 2 + 14;
  const chance = new SeededRandom(spec.seed + 11);
  const pile =
    crumbs && dry(spec) && chance.maybe(0.45)
      ? place(kibble(pen, chance, 92, 44), PAGE_SIZE.w / 2 + thing.halfWidth * scale * 0.72, floor + 22)
      : '';
  return (
    backdrop(pen, PAGE_SIZE.w, PAGE_SIZE.h) +
    placeProduct(pen, thing, PAGE_SIZE.w / 2, floor, 470 * share, 620 * share) +
    pile
  );
}

/** The label in close-up, slightly rotated. */
function detail(pen: Pen, spec: Illustration): string {
  const thing = drawProduct(pen, spec, front);
  const scale = scaleOf(thing, 900, 1250);
  const ground = rect(
    0,
    0,
    PAGE_SIZE.w,
    PAGE_SIZE.h,
    pen.linear(
      [
        [0, lighter(spec.palette.main, 0.86)],
        [1, mix('#efe8dc', spec.palette.main, 0.12)],
      ],
      [0, 0, 1, 1],
    ),
  );
  const floor =
    thing.height * scale > PAGE_SIZE.h
      ? PAGE_SIZE.h * 0.5 + thing.height * scale * 0.62
      : PAGE_SIZE.h / 2 + (thing.height * scale) / 2;
  const pile = dry(spec) ? place(kibble(pen, new SeededRandom(spec.seed), 250, 96), 400, 800, { scale: 1.25 }) : '';
  return (
    ground +
    place(placeProduct(pen, thing, 0, 0, 900, 1250), PAGE_SIZE.w * 0.46, floor, { turn: spec.seed % 2 ? -5 : 5 }) +
    pile
  );
}

/** One view of a product. 4:5. */
export function product(pen: Pen, spec: Illustration, view: View): string {
  switch (view) {
    case 'front':
      return packshot(pen, spec, front, true);
    case 'back':
      return packshot(pen, spec, back, false);
    case 'detail':
      return detail(pen, spec);
    case 'scene':
      return atHome(pen, spec);
  }
}
