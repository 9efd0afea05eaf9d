import { placeOnGround } from '../animals/animal-drawing';
import { wholeAnimal } from '../animals/animals';
import { lettering } from '../drawing/lettering';
import { sheet } from '../drawing/light';
import { ellipse, type Pen, place, rect } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { GREEN, ORANGE } from '../drawing/shop-colours';
import type { PictureSpec } from '../spec/spec';
import { birch } from './plants';
import { awning, shopDoor, signBoard } from './shop-front';
import { houseFront } from './shop-house';
import { display } from './shop-window';
import { pavement } from './street';

/** The front of one of our shops, seen from the street. 3:2. */
export function shop(pen: Pen, { name, seed }: Omit<Extract<PictureSpec, { kind: 'shop' }>, 'kind'>): string {
  const chance = new SeededRandom(seed);
  const wall = chance.pick(['#d9a88a', '#e8dcc4', '#c9cfc6', '#d8c3a5', '#c4a69a', '#dfe0d8']);
  const stripe = chance.pick([GREEN, ORANGE, '#7b9a4d']);
  const passer = wholeAnimal(pen, chance.pick(['dog', 'dog', 'cat']), seed + 1);
  return (
    rect(0, 0, 960, 640, sheet(pen, '#cfe3ea', '#f3f1e2')) +
    place(birch(pen, 520, '#a3bf6a'), 30, 580) +
    place(birch(pen, 460, '#8fb05c'), 935, 580) +
    houseFront(pen, chance, wall) +
    signBoard(pen) +
    display(pen, chance, 130, 322, 490, 216, seed) +
    shopDoor(pen, 660) +
    awning(112, 268, 528, stripe) +
    awning(646, 268, 198, stripe) +
    rect(424, 146, 112, 24, '#fdfaf3', 5) +
    lettering(name, GREEN, { face: 'plain', size: 13, x: 480, y: 163, fit: 100 }) +
    pavement(pen) +
    (passer ? ellipse(330, 612, 60, 9, '#3b2a18', 'opacity="0.25"') + placeOnGround(passer, 330, 614, 150) : '')
  );
}
