import { type Pen, place, rect } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { cabinet, room } from '../places/rooms';
import { mixedBowl } from '../props/food';
import { furTufts } from '../props/home';
import { van } from '../props/road';
import { basket, heart, plasticCard } from '../props/trade';
import { clearing } from '../scenes/forest';
import { animal, blue, goods, green, personBehind, red, type Story, teal } from './stage';

// Banners of 1280 × 640. The left half has few details, so that text can be placed on it.

const wideMeadow = (pen: Pen, seed: number, mood: 'morning' | 'evening' = 'morning'): string =>
  clearing(pen, new SeededRandom(seed), { w: 1280, h: 640, horizon: 0.6, mood, calm: true });

const wideCabinet = (pen: Pen, tone: string): string =>
  place(cabinet(pen, tone), 0, 0) + place(cabinet(pen, tone), 320, 0);

const wideRoom = (pen: Pen, wall: string): string => place(room(pen, wall), 0, 0) + place(room(pen, wall), 320, 0);

export const banners = {
  tails: (pen) =>
    wideMeadow(pen, 1) +
    goods(pen, 'bag', 1015, 572, [230, 340], { for: 'dog', palette: green }) +
    animal(pen, ['cat', 1], 820, 590, 300) +
    animal(pen, ['dog', 1], 1180, 592, 340, { flip: true }),

  'full-bowl': (pen) =>
    wideMeadow(pen, 7) +
    goods(pen, 'bag', 1060, 560, [210, 310], { for: 'cat', palette: red }) +
    goods(pen, 'pouch', 910, 590, [120, 170], { for: 'cat', palette: teal }) +
    goods(pen, 'tin', 1200, 596, [130, 110], { for: 'cat', palette: blue }) +
    animal(pen, ['cat', 4], 770, 590, 290) +
    place(mixedBowl(pen, 0.6, '#2b7158'), 1060, 622, { scale: 0.95 }),

  'puppy-days': (pen) =>
    wideMeadow(pen, 12) +
    goods(pen, 'bed', 860, 600, [330, 200], { name: 'Лежанка', palette: red, seed: 1 }) +
    animal(pen, ['dog', 0], 860, 556, 190, { lying: true, floating: true }) +
    goods(pen, 'bowl', 1090, 606, [130, 90], { name: 'Миска', palette: teal, for: 'dog' }) +
    goods(pen, 'toy-rope', 1200, 612, [130, 80], { name: 'Канат с узлами', palette: blue }) +
    goods(pen, 'leash', 1190, 520, [130, 110], { name: 'Поводок', palette: red }),

  'hay-and-feathers': (pen) =>
    wideMeadow(pen, 5, 'evening') +
    goods(pen, 'cage', 1000, 580, [230, 290], { name: 'Клетка', for: 'bird', palette: teal }) +
    goods(pen, 'hay', 1170, 596, [150, 200], { name: 'Сено', for: 'rodent', palette: green }) +
    animal(pen, ['rodent', 1], 790, 596, 200) +
    goods(pen, 'seed-stick', 890, 600, [80, 130], { name: 'Зерновые палочки', for: 'rodent', palette: red }),

  shelter: (pen) =>
    wideMeadow(pen, 31) +
    goods(pen, 'bag', 1000, 530, [150, 230], { for: 'dog', palette: blue }) +
    place(basket(pen), 1020, 606, { scale: 1.1 }) +
    place(heart('#d9635a'), 1090, 300, { scale: 1.2 }) +
    animal(pen, ['dog', 3], 790, 596, 330) +
    animal(pen, ['cat', 4], 1215, 600, 230, { flip: true }),

  'shedding-season': (pen) =>
    wideCabinet(pen, '#efe0c8') +
    animal(pen, ['dog', 2], 860, 584, 400) +
    goods(pen, 'brush', 1090, 600, [150, 260], { name: 'Дешеддер', palette: teal }) +
    goods(pen, 'bottle', 1200, 604, [110, 230], { name: 'Шампунь', palette: red, for: 'dog', seed: 2 }) +
    place(furTufts('#c98a52'), 720, 600),

  'first-haircut': (pen) =>
    wideCabinet(pen, '#dbe8e6') +
    personBehind(pen, 'groomer', 14, 1100, 540, 0.74) +
    animal(pen, ['cat', 2], 760, 536, 240, { floating: true }) +
    animal(pen, ['dog', 8], 920, 538, 250, { floating: true }) +
    rect(600, 530, 680, 32, '#d9b98a', 10) +
    rect(600, 562, 680, 78, '#c9a06c') +
    goods(pen, 'brush', 690, 536, [70, 130], { name: 'Щётка', palette: red }),

  'dog-at-work': (pen) =>
    wideRoom(pen, '#e3e6d8') +
    personBehind(pen, 'seller', 21, 1090, 540, 0.74) +
    rect(900, 530, 380, 30, '#d9b98a', 10) +
    rect(920, 560, 360, 80, '#c9a06c') +
    goods(pen, 'bed', 740, 610, [310, 190], { name: 'Лежанка', palette: teal, seed: 1 }) +
    animal(pen, ['dog', 4], 740, 566, 180, { lying: true, floating: true }),

  apprentices: (pen) =>
    wideRoom(pen, '#dbe6ea') +
    goods(pen, 'tank', 800, 540, [300, 250], { name: 'Аквариум', for: 'fish', palette: blue }) +
    personBehind(pen, 'seller', 33, 1085, 546, 0.74) +
    rect(600, 540, 680, 30, '#d9b98a', 10) +
    rect(620, 570, 660, 70, '#c9a06c'),

  'staff-discount': (pen) =>
    wideMeadow(pen, 8, 'evening') +
    goods(pen, 'cage', 960, 590, [240, 300], { name: 'Клетка', for: 'bird', palette: teal }) +
    animal(pen, ['bird', 1], 790, 596, 240, { floating: true }) +
    place(plasticCard(pen, '#1f5b46', 'paw'), 1160, 606, { scale: 0.85, turn: -5 }),

  'shelter-van': (pen) =>
    wideMeadow(pen, 7) +
    place(van(pen), 1010, 570, { scale: 0.92 }) +
    place(basket(pen), 800, 616, { scale: 0.66 }) +
    animal(pen, ['rodent', 5], 940, 620, 120) +
    animal(pen, ['dog', 8], 1200, 622, 190, { flip: true }),
} as const satisfies Record<string, Story>;

export type BannerName = keyof typeof banners;

export const isBanner = (name: string): name is BannerName => Object.hasOwn(banners, name);
