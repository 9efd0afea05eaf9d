import type { Pen } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { drawersByShape } from '../goods/drawers-by-shape';
import { front } from '../label/front';
import { clearing } from './forest';
import { animalOnGround, type SpecOf } from './ground';
import { placeProduct } from './place-product';

/** A wide clearing: animals and products on the right, few details on the left. 2:1. */
export function banner(pen: Pen, { animals, products, seed }: SpecOf<'banner'>): string {
  const chance = new SeededRandom(seed);
  const [w, h] = [1280, 640];
  const ground = clearing(pen, chance, {
    w,
    h,
    horizon: 0.6,
    mood: seed % 3 === 2 ? 'evening' : 'morning',
    calm: true,
  });
  const spots = [
    [820, 590, 340],
    [1190, 584, 320],
    [690, 604, 250],
    [1050, 622, 200],
  ] as const;
  const goods = products.map((product, i) =>
    placeProduct(
      pen,
      drawersByShape[product.shape](pen, product, front),
      [1015, 680, 1100][i] ?? 1015,
      [572, 574, 600][i] ?? 572,
      [230, 150, 130][i] ?? 130,
      [340, 210, 130][i] ?? 130,
    ),
  );
  const beasts = animals.map((animal, i) => {
    const [x, y, tall] = spots[i] ?? spots[0];
    return animalOnGround(pen, animal, seed, { x, y, height: tall, rank: i, flip: i % 2 === 1 });
  });
  return ground + goods.join('') + beasts.join('');
}
