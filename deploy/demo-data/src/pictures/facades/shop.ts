import { placeOnGround } from '../animals/animal-drawing';
import { wholeAnimal } from '../animals/animals';
import { lettering } from '../drawing/lettering';
import { sheet } from '../drawing/light';
import { ellipse, type Pen, place, rect } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { GREEN, ORANGE } from '../drawing/shop-colours';
import { birch, fir } from '../scenes/plants';
import type { PictureSpec } from '../spec/spec';
import { lamps, plain, shopDoor, signs, striped } from './entrance';
import { houses } from './houses';
import { pavement } from './pavement';
import { display } from './show-window';

const inTurn = <T>(at: number, from: readonly [T, ...T[]]): T => from[at % from.length] ?? from[0];

interface Plan {
  /** The left edge of the door. */
  door: number;
  windows: readonly (readonly [left: number, width: number])[];
}

const plans: readonly [Plan, ...Plan[]] = [
  { door: 660, windows: [[130, 490]] },
  { door: 130, windows: [[340, 490]] },
  {
    door: 395,
    windows: [
      [122, 240],
      [598, 240],
    ],
  },
];

type Sky = readonly [top: string, bottom: string];
const skies: readonly [Sky, ...Sky[]] = [
  ['#cfe3ea', '#f3f1e2'],
  ['#d9e4ec', '#f6ead6'],
  ['#bcd7e6', '#eef3e6'],
];
const leaves = ['#a3bf6a', '#d9a84a', '#8fb05c', '#c9b24e'] as const;

type Shop = Omit<Extract<PictureSpec, { kind: 'shop' }>, 'kind'>;

/**
 * The front of one of our shops, seen from the street. 3:2. Shops of a city, whose seeds are neighbours, are in different
 * houses with different signs, doors and windows.
 */
export function shop(pen: Pen, { name, seed }: Shop): string {
  const chance = new SeededRandom(seed);
  const [house, walls] = inTurn(seed, houses);
  const wall = chance.pick([walls[0] ?? GREEN, ...walls.slice(1)]);
  const { door, windows } = inTurn(seed * 2 + Math.floor(seed / 100), plans);
  const stripe = chance.pick([GREEN, ORANGE, '#7b9a4d', '#4f7d94', '#b5533f']);
  const roof = inTurn(seed + Math.floor(seed / 3), [
    striped(stripe),
    plain(pen, stripe),
    lamps(stripe),
    striped(stripe),
  ]);
  const sign = inTurn(Math.floor(seed / 2) + seed, signs);
  const [top, bottom] = inTurn(Math.floor(seed / 5), skies);
  const crown = chance.pick([...leaves]);
  const tree = chance.maybe(0.65) ? birch(pen, 520, crown) : fir(pen, 470, '#5f9069');
  const passer = wholeAnimal(pen, chance.pick(['dog', 'dog', 'cat']), seed + 1);
  const passerX = chance.between(230, 740);
  return (
    rect(0, 0, 960, 640, sheet(pen, top, bottom)) +
    place(tree, 30, 580) +
    place(birch(pen, 460, crown), 935, 580) +
    house(pen, wall) +
    sign(pen) +
    windows.map(([x, w], i) => display(pen, chance, { x, y: 322, w, h: 216, seed: seed + i * 3 })).join('') +
    shopDoor(pen, door) +
    windows.map(([x, w]) => roof(x - 18, 268, w + 36)).join('') +
    roof(door - 14, 268, 198) +
    rect(424, 146, 112, 24, '#fdfaf3', 5) +
    lettering(name, GREEN, { face: 'plain', size: 13, x: 480, y: 163, fit: 100 }) +
    pavement(pen, seed) +
    (passer ? ellipse(passerX, 612, 60, 9, '#3b2a18', 'opacity="0.25"') + placeOnGround(passer, passerX, 614, 150) : '')
  );
}
