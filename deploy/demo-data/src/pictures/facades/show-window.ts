import type { Shape, Species } from 'deploy-api/db/schema/illustration';
import { placeOnGround } from '../animals/animal-drawing';
import { wholeAnimal } from '../animals/animals';
import { darker } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, type Pen, path, rect } from '../drawing/pen';
import type { SeededRandom } from '../drawing/seeded-random';
import { GREEN } from '../drawing/shop-colours';
import { drawersByShape } from '../goods/drawers-by-shape';
import { front } from '../label/front';
import { shelfOf } from '../places/shelf';
import { HOUSE_PALETTES, ownProduct } from '../scenes/ground';
import { placeProduct } from '../scenes/place-product';

/** What a window shows in front, on its floor. */
const shows: readonly [readonly [Shape, Species], ...(readonly [Shape, Species])[]] = [
  ['bag', 'dog'],
  ['scratcher', 'cat'],
  ['tank', 'fish'],
  ['bed', 'dog'],
  ['cage', 'bird'],
  ['carrier', 'cat'],
  ['house', 'cat'],
];

/** A shop window: goods on a shelf, something large in front, an animal. */
export function display(
  pen: Pen,
  chance: SeededRandom,
  { x, y, w, h, seed }: { x: number; y: number; w: number; h: number; seed: number },
): string {
  const [shape, species] = shows[seed % shows.length] ?? shows[0];
  const [main, height] = [ownProduct(shape, species, chance.pick(HOUSE_PALETTES), seed), h * 0.46];
  const pet = wholeAnimal(pen, chance.pick(['cat', 'dog']), seed + 2);
  const narrow = w < 300;
  const inside =
    rect(x, y, w, h, sheet(pen, '#fff1cf', '#f3d9a4')) +
    circle(x + w * 0.3, y + 26, 60, '#fffbe8', 'opacity="0.7"') +
    circle(x + w * 0.75, y + 26, 60, '#fffbe8', 'opacity="0.7"') +
    shelfOf(pen, chance, { x: x + 8, floor: y + h * 0.46, width: w - 16, tall: h * 0.34 }) +
    placeProduct(
      pen,
      drawersByShape[shape](pen, main, front),
      x + w * (narrow ? 0.3 : 0.24),
      y + h - 8,
      w * 0.36,
      height,
    ) +
    (narrow ? '' : shelfOf(pen, chance, { x: x + w * 0.46, floor: y + h - 8, width: w * 0.24, tall: h * 0.3 })) +
    (pet ? placeOnGround(pet, x + w * (narrow ? 0.76 : 0.84), y + h - 4, h * 0.44) : '');
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
