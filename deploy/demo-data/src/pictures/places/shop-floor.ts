import { lettering } from '../drawing/lettering';
import { sheet } from '../drawing/light';
import { type Pen, place, rect } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { GREEN, ORANGE } from '../drawing/shop-colours';
import { paw } from '../drawing/signs';
import { shelfOf } from './shelf';

/** Inside a shop: shelves with goods along the wall, the shop's sign over them. 960 × 640, the floor begins at y = 470. */
export function shopFloor(pen: Pen, seed: number): string {
  const chance = new SeededRandom(seed);
  return (
    rect(0, 0, 960, 470, sheet(pen, '#fff7e2', '#f5e6c6')) +
    rect(24, 96, 912, 374, sheet(pen, '#ecd9b4', '#e2caa0'), 8) +
    [212, 328, 444].map((floor) => shelfOf(pen, chance, { x: 34, floor, width: 892, tall: 80 })).join('') +
    rect(280, 22, 400, 62, GREEN, 14) +
    lettering('Заповедник', '#fdf6e9', { face: 'round', size: 40, x: 462, y: 67 }) +
    place(paw(ORANGE), 622, 54, { scale: 0.5 }) +
    rect(0, 462, 960, 178, sheet(pen, '#e3ddcf', '#cfc7b6'))
  );
}
