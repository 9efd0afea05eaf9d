import { circle, place, stroke } from '../drawing/pen';
import { GREEN } from '../drawing/shop-colours';
import { room, table } from '../places/rooms';
import { shopFloor } from '../places/shop-floor';
import { movingBox } from '../props/home';
import { coins, phone, plasticCard, present } from '../props/trade';
import { animal, goods, personBehind, red, type Story, teal } from './stage';

const arrow = stroke('M-90,20 C-90,-70 90,-70 90,20 M90,24 l-34,-20 M90,24 l24,-32', GREEN, 15);

/** Paying, bonuses, what comes back. */
export const money = {
  payment: (pen) =>
    room(pen, '#e2e8e4') +
    table(pen, 520, '#d9b98a') +
    place(
      phone(
        pen,
        stroke('M-40,-190 h80 M-40,-160 h50', '#b9cbbd', 12) +
          circle(0, -90, 34, GREEN) +
          stroke('M-15,-90 l11,13 l20,-26', '#ffffff', 8),
      ),
      700,
      522,
      { scale: 1.1 },
    ) +
    place(plasticCard(pen, '#2b4a7f', 'chip'), 500, 522, { scale: 1.1 }) +
    animal(pen, ['cat', 1], 260, 522, 300, { floating: true }),

  bonus: (pen) =>
    room(pen, '#ece4d0') +
    table(pen, 520, '#c9a06c') +
    place(plasticCard(pen, GREEN, 'paw'), 520, 522, { scale: 1.25 }) +
    place(coins(pen), 760, 514, { scale: 1.1 }) +
    animal(pen, ['cat', 0], 250, 522, 300, { floating: true }),

  'bonus-rules': (pen) =>
    room(pen, '#dfe6dc') +
    table(pen, 520, '#d9b98a') +
    place(plasticCard(pen, '#7a3f7d', 'paw'), 640, 522, { scale: 1.2 }) +
    place(coins(pen), 420, 514, { scale: 0.9 }) +
    animal(pen, ['rodent', 3], 230, 522, 200, { floating: true }),

  'bonus-back': (pen) =>
    room(pen, '#e8e2ea') +
    goods(pen, 'bag', 620, 590, [230, 320], { for: 'cat', palette: teal }) +
    place(coins(pen), 820, 596, { scale: 1.2 }) +
    place(arrow, 700, 190, { scale: 1.1 }) +
    animal(pen, ['cat', 6], 310, 596, 330),

  'bonus-in-shops': (pen) =>
    shopFloor(pen, 50) +
    personBehind(pen, 'seller', 31, 600, 520, 0.66) +
    table(pen, 512, '#d9b98a') +
    place(plasticCard(pen, GREEN, 'paw'), 340, 516, { scale: 0.9 }) +
    animal(pen, ['reptile', 0], 800, 516, 110, { floating: true }),

  returns: (pen) =>
    room(pen, '#e4e2d6', { carpet: '#d3dfd2' }) +
    place(movingBox(pen, true), 600, 600, { scale: 1.5 }) +
    place(arrow, 600, 230, { scale: 1.4 }) +
    animal(pen, ['cat', 2], 260, 596, 320) +
    goods(pen, 'tin', 820, 606, [150, 110], { for: 'cat', palette: red }),

  'gift-card': (pen) =>
    room(pen, '#efe0d8', { carpet: '#dfe6da' }) +
    place(present(pen, '#2b7158', '#f2c14e'), 620, 600, { scale: 1.5 }) +
    place(plasticCard(pen, '#c8502f', 'paw'), 830, 606, { scale: 0.95, turn: 6 }) +
    animal(pen, ['dog', 7], 320, 600, 350),
} as const satisfies Record<string, Story>;
