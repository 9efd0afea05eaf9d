import type { Illustration } from 'deploy-api/db/schema/illustration';
import { placeOnGround } from '../animals/animal-drawing';
import { breedFor, wholeAnimal } from '../animals/animals';
import { lighter, mix } from '../drawing/colour';
import { ellipse, type Pen, path, rect, stroke } from '../drawing/pen';
import { front } from '../label/front';
import { drawProduct, PAGE_SIZE, placeProduct } from './place-product';

/** A part of a room: wall, skirting board, floor, sunlight on the floor. */
function corner(pen: Pen, w: number, h: number, tone: string): string {
  const floor = h * 0.74;
  const wall = mix('#f7f1e6', tone, 0.16);
  return (
    rect(
      0,
      0,
      w,
      floor,
      pen.linear(
        [
          [0, lighter(wall, 0.35)],
          [1, wall],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    path(`M${w * 0.5},0 L${w * 0.96},0 L${w * 0.62},${floor} L${w * 0.1},${floor}Z`, '#fffdf4', 'opacity="0.38"') +
    rect(0, floor - 14, w, 14, '#fffdf8') +
    rect(
      0,
      floor,
      w,
      h - floor,
      pen.linear([
        [0, '#d9bd95'],
        [1, '#e8d3b2'],
      ]),
    ) +
    stroke(
      `M0,${floor + 38} H${w} M0,${floor + 92} H${w} M0,${floor + 164} H${w} M${w * 0.22},${floor} l-30,38 M${w * 0.7},${floor} l26,38 M${w * 0.46},${floor + 38} l-10,54 M${w * 0.12},${floor + 92} l-40,72 M${w * 0.82},${floor + 92} l44,72`,
      '#b99a6d',
      2,
      'opacity="0.4"',
    ) +
    path(`M${w * 0.1},${floor} L${w * 0.62},${floor} L${w * 0.5},${h} L${-w * 0.1},${h}Z`, '#fff6dd', 'opacity="0.35"')
  );
}

/** The animal with the product, at home. */
export function atHome(pen: Pen, spec: Illustration): string {
  const { w, h } = PAGE_SIZE;
  const { animal, seed } = spec;
  const thing = drawProduct(pen, spec, front);
  const breed = breedFor(animal, spec.label.join(' '), seed);
  const ground = corner(pen, w, h, spec.palette.main);
  const floor = h * 0.9;
  const lives = spec.shape === 'tank' || spec.shape === 'cage' || animal === 'none' || animal === 'fish';
  if (lives) {
    const table =
      rect(
        30,
        600,
        w - 60,
        26,
        pen.linear([
          [0, '#c9a06c'],
          [1, '#a57c4b'],
        ]),
        8,
      ) +
      rect(70, 626, 26, 174, '#a57c4b') +
      rect(w - 96, 626, 26, 174, '#a57c4b');
    return ground + table + placeProduct(pen, thing, w / 2, 600, 470, 470);
  }
  const nest = spec.shape === 'bed';
  const who = wholeAnimal(pen, animal, breed, nest || seed % 3 === 0);
  if (!who) return ground + placeProduct(pen, thing, w / 2, floor, 420, 460);
  if (nest)
    return ground + placeProduct(pen, thing, w / 2, floor - 30, 540, 360) + placeOnGround(who, w / 2, floor - 92, 250);
  const big = animal === 'dog' || animal === 'cat';
  const tall = big ? (who.bottom - who.top < 400 ? 300 : 450) : animal === 'reptile' ? 150 : 270;
  const half = (who.halfWidth * tall) / (who.bottom - who.top);
  const left = seed % 2 === 0;
  const beside = Math.max(130, Math.min(w * 0.3, half + 6));
  const x = left ? beside + 16 : w - beside - 16;
  // A bird sits on a stand.
  const stake =
    animal === 'bird' ? rect(x - 5, floor - 90, 10, 96, '#8a6242', 3) + ellipse(x, floor + 4, 44, 9, '#8a6242') : '';
  const handy = ['toy-ball', 'toy-rope', 'toy-mouse', 'bowl', 'collar', 'leash', 'brush'].includes(spec.shape);
  const room = handy ? 190 : big ? 300 : 270;
  return (
    ground +
    placeProduct(pen, thing, left ? w * 0.7 : w * 0.3, floor - 34, room, room * 1.32) +
    ellipse(
      x,
      floor,
      half * 0.95,
      20,
      pen.radial([
        [0, '#3b2a18', 0.42],
        [1, '#3b2a18', 0],
      ]),
    ) +
    stake +
    placeOnGround(who, x, floor + (stake ? -6 : 6), tall, !left)
  );
}
