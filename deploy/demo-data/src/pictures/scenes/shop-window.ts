import type { Palette, Shape } from 'deploy-api/db/schema/illustration';
import { placeOnGround } from '../animals/animal-drawing';
import { wholeAnimal } from '../animals/animals';
import { darker } from '../drawing/colour';
import { circle, type Pen, path, place, rect } from '../drawing/pen';
import type { SeededRandom } from '../drawing/seeded-random';
import { GREEN, ORANGE } from '../drawing/shop-colours';
import { drawersByShape } from '../goods/drawers-by-shape';
import { front } from '../label/front';

const shelfPalettes: readonly [Palette, ...Palette[]] = [
  { ground: '#fdf6e9', main: GREEN, accent: ORANGE, ink: '#23352c' },
  { ground: '#ffffff', main: '#b3222e', accent: '#e9c46a', ink: '#3a1114' },
  { ground: '#f4efe6', main: '#2b4a7f', accent: '#f0a93b', ink: '#1b2b48' },
  { ground: '#fff7f0', main: '#7a3f7d', accent: '#f2b5c4', ink: '#3c1f3e' },
];

/** A shop window with goods on a shelf and an animal in it. */
export function display(
  pen: Pen,
  chance: SeededRandom,
  x: number,
  y: number,
  w: number,
  h: number,
  seed: number,
): string {
  const shapes: readonly [Shape, ...Shape[]] = ['bag', 'box', 'pouch', 'jar', 'bottle', 'tin'];
  const row = (floor: number, tall: number, count: number): string => {
    let art = '';
    for (let i = 0; i < count; i++) {
      const shape = chance.pick(shapes);
      const thing = drawersByShape[shape](
        pen,
        {
          shape,
          palette: chance.pick(shelfPalettes),
          brand: 'Заповедник',
          label: [],
          animal: chance.pick(['dog', 'cat']),
          size: 'm',
          seed: seed + i,
        },
        front,
      );
      const scale = Math.min(tall / thing.height, ((w / count) * 0.45) / thing.halfWidth);
      art += place(thing.art, x + (w * (i + 0.5)) / count, floor, { scale });
    }
    return art + rect(x, floor, w, 7, '#b98d56');
  };
  const pet = wholeAnimal(pen, chance.pick(['cat', 'dog']), seed + 2);
  const inside =
    rect(
      x,
      y,
      w,
      h,
      pen.linear([
        [0, '#fff1cf'],
        [1, '#f3d9a4'],
      ]),
    ) +
    circle(x + w * 0.3, y + 26, 60, '#fffbe8', 'opacity="0.7"') +
    circle(x + w * 0.75, y + 26, 60, '#fffbe8', 'opacity="0.7"') +
    row(y + h * 0.47, h * 0.38, 6) +
    row(y + h - 12, h * 0.42, 4) +
    (pet ? placeOnGround(pet, x + w * 0.84, y + h - 6, h * 0.44) : '');
  const glass = path(
    `M${x + w * 0.1},${y} h${w * 0.16} l${-w * 0.2},${h} h${-w * 0.06} V${y + h * 0.5}Z M${x + w * 0.7},${y} h${w * 0.07} l${-w * 0.24},${h} h${-w * 0.07}Z`,
    '#ffffff',
    'opacity="0.22"',
  );
  return (
    pen.clip(rect(x, y, w, h, '#000', 6), inside + glass) +
    rect(x, y, w, h, 'none', 6, `stroke="${darker(GREEN, 0.2)}" stroke-width="10"`)
  );
}
