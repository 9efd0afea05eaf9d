import { lighter, mix } from '../drawing/colour';
import { circle, type Pen, path, rect } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { drawersByShape } from '../goods/drawers-by-shape';
import { front } from '../label/front';
import { clearing } from './forest';
import { animalOnGround, HOUSE_PALETTES, ownProduct, type SpecOf } from './ground';
import { placeProduct } from './place-product';

/** The main picture of an article: an animal and some products, in a clearing or on a plain background. 3:2. */
export function article(pen: Pen, { animal, shapes, seed }: SpecOf<'article'>): string {
  const chance = new SeededRandom(seed + 3);
  const [w, h] = [960, 640];
  const palette = chance.pick(HOUSE_PALETTES);
  const outside = chance.maybe(0.6);
  const tone = lighter(palette.main, 0.72);
  const ground = outside
    ? clearing(pen, chance, { w, h, horizon: 0.62, mood: chance.maybe(0.3) ? 'evening' : 'morning', calm: false })
    : rect(
        0,
        0,
        w,
        h,
        pen.linear([
          [0, lighter(tone, 0.4)],
          [1, tone],
        ]),
      ) +
      circle(w * 0.5, h * 0.52, 250, lighter(tone, 0.55)) +
      rect(0, h * 0.8, w, h * 0.2, mix(tone, palette.main, 0.12)) +
      path(`M${w * 0.06},0 h150 l-120,${h} h-150Z M${w * 0.8},0 h90 l-120,${h} h-90Z`, '#ffffff', 'opacity="0.25"');
  const flip = chance.maybe(0.5);
  const at = (x: number): number => (flip ? w - x : x);
  const goods = shapes.map((shape, i) =>
    placeProduct(
      pen,
      drawersByShape[shape](pen, ownProduct(shape, animal, palette, seed + i), front),
      at([640, 800, 520][i] ?? 640),
      [566, 574, 590][i] ?? 570,
      [220, 170, 140][i] ?? 150,
      [300, 220, 150][i] ?? 180,
    ),
  );
  return (
    ground +
    goods.join('') +
    animalOnGround(pen, animal, seed, { x: at(shapes.length ? 330 : 480), y: 586, height: 400, flip })
  );
}
