import { lettering } from '../drawing/lettering';
import { circle, path, place, rect, stroke } from '../drawing/pen';
import { GREEN, ORANGE } from '../drawing/shop-colours';
import { paw } from '../drawing/signs';
import { street } from '../places/outside';
import { room, table } from '../places/rooms';
import { shopFloor } from '../places/shop-floor';
import { clock, movingBox } from '../props/home';
import { basket, board, heart, paperBag, tag } from '../props/trade';
import { animal, blue, goods, green, personBehind, red, type Story, teal } from './stage';

/** What happens in the shops: shelters, lessons, opening hours, reduced goods. */
export const shopLife = {
  adoption: (pen) =>
    shopFloor(pen, 21) +
    animal(pen, ['cat', 1], 220, 580, 270) +
    animal(pen, ['dog', 8], 440, 590, 330) +
    animal(pen, ['cat', 0], 640, 590, 260) +
    animal(pen, ['dog', 4], 820, 590, 280, { flip: true }) +
    place(path('M-70,10 L0,-62 L70,10 V74 H-70Z', '#fffdf8') + place(heart('#d9635a'), 0, 20), 480, 190, {
      scale: 1.2,
    }),

  'shelter-basket': (pen) =>
    shopFloor(pen, 3) +
    goods(pen, 'bag', 560, 540, [170, 260], { for: 'dog', palette: red }) +
    goods(pen, 'litter', 720, 546, [150, 220], { name: 'Наполнитель', for: 'cat', palette: blue }) +
    place(basket(pen), 620, 606, { scale: 1.25 }) +
    animal(pen, ['dog', 1], 250, 600, 380) +
    place(heart('#d9635a'), 620, 170, { scale: 1.6 }),

  lectures: (pen) =>
    room(pen, '#e3e6d8', { carpet: '#d9cdb8' }) +
    place(
      board(
        place(paw('#f4f0dc'), -90, 0, { scale: 0.9 }) + stroke('M-30,-40 h150 M-30,0 h120 M-30,40 h140', '#f4f0dc', 8),
      ),
      330,
      540,
      { scale: 1.25 },
    ) +
    personBehind(pen, 'trainer', 22, 700, 640, 0.62) +
    animal(pen, ['dog', 2], 480, 606, 260) +
    animal(pen, ['cat', 5], 880, 610, 190, { flip: true }),

  'pets-welcome': (pen) =>
    shopFloor(pen, 11) +
    rect(330, 556, 260, 34, '#c9d3d6', 10) +
    rect(420, 562, 80, 22, '#1f3f35', 5) +
    lettering('12,4 кг', '#b9f0c9', { face: 'plain', size: 16, x: 460, y: 579 }) +
    animal(pen, ['dog', 8], 460, 556, 330, { floating: true }) +
    goods(pen, 'bowl', 750, 600, [180, 110], { name: 'Миска', palette: teal, for: 'dog', seed: 1 }) +
    animal(pen, ['cat', 3], 200, 600, 230),

  'evening-pickup': (pen) =>
    street(pen, 'evening') +
    rect(90, 180, 420, 300, GREEN, 10) +
    rect(120, 260, 170, 180, '#ffe6ae', 6) +
    rect(330, 250, 150, 230, '#ffdf9a', 6) +
    lettering('Заповедник', '#fdf6e9', { face: 'round', size: 46, x: 300, y: 232 }) +
    place(clock(20, 30), 660, 170) +
    place(paperBag(pen), 700, 600, { scale: 1.15 }) +
    animal(pen, ['dog', 0], 470, 606, 320),

  holidays: (pen) =>
    shopFloor(pen, 18) +
    place(garland(), 0, 96) +
    place(clock(10, 0), 150, 300, { scale: 1.15 }) +
    table(pen, 540, '#d9b98a') +
    animal(pen, ['rodent', 6], 480, 544, 200, { floating: true }) +
    goods(pen, 'hay', 720, 546, [160, 210], { name: 'Сено', for: 'rodent', palette: green }) +
    goods(pen, 'box', 250, 546, [150, 170], { name: 'Печенье', for: 'dog', palette: red }),

  'old-leashes': (pen) =>
    shopFloor(pen, 27) +
    goods(pen, 'carrier', 800, 590, [240, 210], { name: 'Сумка-переноска', palette: blue }) +
    goods(pen, 'leash', 500, 470, [160, 120], { name: 'Поводок', palette: red }) +
    goods(pen, 'bowl', 610, 470, [130, 80], { name: 'Миска', palette: teal, for: 'dog' }) +
    place(movingBox(pen, true), 550, 596, { scale: 1.4 }) +
    place(heart(ORANGE), 550, 530, { scale: 0.9 }) +
    animal(pen, ['dog', 7], 230, 600, 370),

  'reduced-goods': (pen) =>
    shopFloor(pen, 30) +
    goods(pen, 'box', 470, 590, [230, 260], { name: 'Печенье', for: 'dog', palette: red }) +
    goods(pen, 'carrier', 760, 590, [260, 230], { name: 'Переноска пластиковая', palette: teal }) +
    place(tag(pen, '−30', '#c8502f'), 620, 330, { turn: 8 }) +
    animal(pen, ['cat', 0], 230, 600, 320),

  'sale-week': (pen) =>
    shopFloor(pen, 40) +
    place(tag(pen, '%', '#c8502f'), 210, 250, { scale: 1.3, turn: -8 }) +
    place(tag(pen, '%', '#e58b2c'), 480, 220, { scale: 1.1, turn: 4 }) +
    place(tag(pen, '%', '#2b7158'), 740, 250, { scale: 1.3, turn: 9 }) +
    animal(pen, ['dog', 0], 290, 600, 300) +
    animal(pen, ['cat', 4], 480, 604, 260) +
    animal(pen, ['rodent', 1], 640, 606, 170) +
    animal(pen, ['bird', 3], 800, 606, 210, { floating: true }),
} as const satisfies Record<string, Story>;

/** A garland with lights along a shelf. */
const garland = (): string => {
  let lights = '';
  for (let i = 0; i < 16; i++) {
    const x = 40 + i * 58;
    lights += circle(
      x,
      12 + Math.sin((i / 16) * Math.PI * 4) * 12 + 16,
      11,
      ['#f2c14e', '#d9635a', '#7fb9b4', '#fdf6e9'][i % 4] ?? '#f2c14e',
    );
  }
  return stroke('M20,10 C140,50 240,-10 360,26 C480,54 600,-6 720,24 C820,46 900,6 950,12', '#2b5a45', 6) + lights;
};
