import { circle, type Pen, path, place, rect } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { clearing } from './forest';
import { animalOnGround, groundShadow, type SpecOf } from './ground';
import { birch, fir } from './plants';

/** LAY-06: a lost animal in the evening, looking at the viewer. 3:2. */
export function lost(pen: Pen, { animal, seed }: SpecOf<'scene'>): string {
  const [w, h] = [960, 640];
  const chance = new SeededRandom(seed);
  const ground = clearing(pen, chance, { w, h, horizon: 0.6, mood: 'evening', calm: false });
  const dusk = rect(
    0,
    0,
    w,
    h,
    pen.radial(
      [
        [0, '#1f3a37', 0],
        [0.55, '#1f3a37', 0.1],
        [1, '#14262a', 0.55],
      ],
      [0.5, 0.6, 0.7],
    ),
  );
  const near =
    place(fir(pen, 620, '#24483d'), 60, 640) +
    place(fir(pen, 560, '#1f4037'), 910, 650) +
    place(birch(pen, 520, '#5f7d45'), 800, 640);
  const post = place(
    rect(-9, -210, 18, 214, '#7b5836', 4) +
      path('M-100,-196 H70 L104,-168 L70,-140 H-100Z', '#a67c50') +
      path('M100,-126 H-66 L-100,-98 L-66,-70 H100Z', '#98704a') +
      circle(-70, -168, 4, '#5f4229') +
      circle(76, -98, 4, '#5f4229'),
    250,
    560,
    { turn: -3 },
  );
  return (
    ground +
    near +
    dusk +
    groundShadow(pen, 250, 560, 60) +
    post +
    animalOnGround(pen, animal, seed, { x: 520, y: 590, height: 360 })
  );
}
