import { place, stroke } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { kibble } from '../packs/heap';
import { meadow } from '../places/outside';
import { room, table } from '../places/rooms';
import { shopFloor } from '../places/shop-floor';
import { drop, hayHeap, measuringGlass, mixedBowl, packBack, vegetables } from '../props/food';
import { magnifier } from '../props/medical';
import { scales } from '../props/trade';
import { animal, blue, goods, green, red, type Story, teal } from './stage';

/** Food and water. */
export const food = {
  'food-label': (pen) =>
    room(pen, '#e4e6da') +
    place(packBack(pen), 590, 596, { scale: 1.12 }) +
    animal(pen, ['cat', 1], 250, 596, 360) +
    place(magnifier(pen, stroke('M-60,-26 H50 M-60,4 H30 M-60,34 H56', '#2b6b50', 13)), 640, 330, { scale: 1.05 }),

  'new-food': (pen) =>
    room(pen, '#e9e2cf', { view: 'day' }) +
    goods(pen, 'bag', 600, 500, [200, 300], { for: 'dog', palette: green }) +
    goods(pen, 'bag', 820, 500, [200, 300], { for: 'dog', palette: red, seed: 5 }) +
    animal(pen, ['dog', 0], 190, 600, 400) +
    place(mixedBowl(pen, 0.2, '#2b7158'), 420, 606, { scale: 0.88 }) +
    place(mixedBowl(pen, 0.5, '#2b7158'), 620, 606, { scale: 0.88 }) +
    place(mixedBowl(pen, 0.9, '#c8502f'), 820, 606, { scale: 0.88 }),

  'cat-water': (pen) =>
    room(pen, '#d6e6ea', { view: 'day' }) +
    animal(pen, ['cat', 2], 370, 596, 360) +
    goods(pen, 'bowl', 620, 596, [230, 260], { name: 'Поилка-фонтан', palette: teal, for: 'cat' }) +
    place(measuringGlass(pen), 820, 596, { scale: 1.1 }) +
    place(drop('#74b4c8'), 560, 220, { scale: 1.3 }) +
    place(drop('#8fc6d6'), 640, 160, { scale: 0.9 }) +
    place(drop('#5fa3ba'), 700, 240),

  'guinea-pig-menu': (pen) =>
    room(pen, '#e6e4d0', { carpet: '#cfdcc2' }) +
    place(hayHeap(pen), 240, 590, { scale: 1.3 }) +
    animal(pen, ['rodent', 2], 500, 600, 230) +
    place(vegetables(pen), 720, 604, { scale: 1.15 }),

  'food-by-weight': (pen) =>
    shopFloor(pen, 4) +
    animal(pen, ['bird', 3], 200, 520, 250, { floating: true }) +
    table(pen, 520, '#d9b98a') +
    place(scales(pen, kibble(pen, new SeededRandom(3), 84, 34)), 500, 524, { scale: 1.25 }) +
    goods(pen, 'jar', 720, 526, [130, 180], { name: 'Корм', for: 'bird', palette: teal }) +
    goods(pen, 'bag', 830, 526, [110, 150], { for: 'cat', palette: blue }),

  'fresh-hay': (pen) =>
    meadow(pen, 22) +
    place(hayHeap(pen), 640, 570, { scale: 2.1 }) +
    goods(pen, 'hay', 860, 600, [170, 220], { name: 'Сено тимофеевки', for: 'rodent', palette: green }) +
    animal(pen, ['rodent', 1], 350, 606, 260),

  'first-food': (pen) =>
    room(pen, '#efe3d0', { view: 'day', carpet: '#d8e2cf' }) +
    goods(pen, 'bag', 480, 540, [230, 330], { for: 'dog', palette: red }) +
    animal(pen, ['dog', 3], 230, 596, 280) +
    animal(pen, ['cat', 1], 720, 596, 250, { flip: true }) +
    goods(pen, 'bowl', 380, 610, [150, 90], { name: 'Миска', palette: teal, for: 'dog' }) +
    goods(pen, 'pouch', 590, 616, [110, 150], { name: 'Для котят', for: 'cat', palette: blue }) +
    goods(pen, 'tin', 860, 606, [120, 100], { for: 'cat', palette: green }),

  'full-bowls': (pen) =>
    room(pen, '#e8e6d2', { carpet: '#e6d6bd' }) +
    animal(pen, ['dog', 2], 170, 560, 330) +
    animal(pen, ['cat', 6], 400, 560, 270) +
    animal(pen, ['rodent', 3], 600, 560, 180) +
    goods(pen, 'cage', 810, 550, [230, 300], { name: 'Клетка', for: 'bird', palette: teal }) +
    place(mixedBowl(pen, 0.3, '#2b7158'), 190, 620, { scale: 0.9 }) +
    place(mixedBowl(pen, 0.8, '#c8502f'), 410, 620, { scale: 0.8 }) +
    place(mixedBowl(pen, 0.5, '#2b4a7f'), 610, 620, { scale: 0.68 }),
} as const satisfies Record<string, Story>;
