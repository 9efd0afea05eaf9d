import { lettering } from '../drawing/lettering';
import { circle, place, rect, stroke } from '../drawing/pen';
import { GREEN, ORANGE } from '../drawing/shop-colours';
import { paw } from '../drawing/signs';
import { shop } from '../facades/shop';
import { room, table } from '../places/rooms';
import { shopFloor } from '../places/shop-floor';
import { movingBox } from '../props/home';
import { bubble, coins, heart, letter, paperBag, phone, star } from '../props/trade';
import { animal, blue, goods, green, personBehind, type Story } from './stage';

const question = (colour: string): string => lettering('?', colour, { face: 'strong', size: 130, x: 0, y: 30 });
const stars = (count: number): string =>
  Array.from({ length: 5 }, (_, i) =>
    place(star(i < count ? '#f2b84b' : '#e2d9c4'), -88 + i * 44, -16, { scale: 0.8 }),
  ).join('');

/** The subjects of the shop's own pages. */
export const pages = {
  about: (pen) =>
    shop(pen, { name: '', seed: 12 }) +
    animal(pen, ['cat', 0], 560, 620, 150) +
    animal(pen, ['dog', 6], 720, 626, 200, { flip: true }),

  contacts: (pen) =>
    shopFloor(pen, 60) +
    personBehind(pen, 'seller', 12, 560, 530, 0.72) +
    table(pen, 520, '#d9b98a') +
    place(bubble(place(paw(ORANGE), 0, -12, { scale: 0.9 })), 790, 180) +
    place(phone(pen, stroke('M-38,-200 h76 M-38,-170 h50', '#b9cbbd', 12)), 250, 524, { scale: 0.72 }) +
    animal(pen, ['bird', 0], 120, 522, 190, { floating: true }),

  questions: (pen) =>
    room(pen, '#dfe7e6', { carpet: '#e9dcc6' }) +
    animal(pen, ['dog', 1], 300, 596, 360) +
    animal(pen, ['cat', 5], 520, 600, 280) +
    place(bubble(question(GREEN)), 690, 220, { scale: 1.25 }) +
    animal(pen, ['reptile', 2], 790, 604, 110),

  feedback: (pen) =>
    room(pen, '#ebe3d4', { view: 'day' }) +
    table(pen, 520, '#c9a06c') +
    place(letter(pen), 600, 522, { scale: 1.25 }) +
    animal(pen, ['bird', 1], 330, 524, 270, { floating: true }),

  reviews: (pen) =>
    room(pen, '#e6e6da', { carpet: '#d9cdb8' }) +
    animal(pen, ['rodent', 4], 240, 600, 190) +
    animal(pen, ['dog', 5], 430, 600, 320) +
    place(bubble(stars(5)), 690, 190, { scale: 1.25 }) +
    place(bubble(stars(4)), 720, 390, { scale: 0.9 }),

  app: (pen) =>
    room(pen, '#dde8e0') +
    place(
      phone(
        pen,
        place(paw(GREEN), 0, -206, { scale: 0.6 }) +
          rect(-52, -164, 48, 56, '#fffdf8', 8) +
          rect(4, -164, 48, 56, '#fffdf8', 8) +
          rect(-52, -98, 48, 56, '#fffdf8', 8) +
          rect(4, -98, 48, 56, '#fffdf8', 8) +
          circle(-28, -138, 13, '#e58b2c') +
          circle(28, -138, 13, '#c8502f') +
          circle(-28, -72, 13, '#2b4a7f') +
          circle(28, -72, 13, '#7b9a4d'),
      ),
      600,
      606,
      { scale: 1.8 },
    ) +
    animal(pen, ['rodent', 1], 330, 600, 240) +
    animal(pen, ['cat', 4], 840, 604, 250, { flip: true }),

  partners: (pen) =>
    shopFloor(pen, 70) +
    personBehind(pen, 'author', 24, 340, 530, 0.68) +
    personBehind(pen, 'seller', 33, 640, 530, 0.68) +
    table(pen, 520, '#d9b98a') +
    place(movingBox(pen), 490, 522, { scale: 0.7 }) +
    animal(pen, ['dog', 5], 840, 524, 220, { floating: true, flip: true }),

  affiliates: (pen) =>
    room(pen, '#e0e6ea', { view: 'day' }) +
    table(pen, 520, '#c9a06c') +
    rect(430, 330, 300, 190, '#3a4340', 12) +
    rect(444, 344, 272, 162, '#f5fbf4', 5) +
    place(paw(GREEN), 520, 420, { scale: 0.9 }) +
    stroke('M580,390 h100 M580,420 h80 M580,450 h100', '#b9cbbd', 10) +
    rect(400, 510, 360, 14, '#5a6560', 6) +
    place(coins(pen), 830, 514, { scale: 0.8 }) +
    animal(pen, ['dog', 4], 250, 524, 300, { floating: true }),

  agents: (pen) =>
    shopFloor(pen, 80) +
    place(paperBag(pen), 470, 596, { scale: 1.2 }) +
    place(paperBag(pen), 640, 606, { scale: 1 }) +
    goods(pen, 'box', 800, 600, [160, 180], { name: 'Заказ', palette: blue }) +
    animal(pen, ['bird', 4], 250, 606, 330, { floating: true }),

  rent: (pen) =>
    shop(pen, { name: '', seed: 40 }) +
    place(
      rect(-120, -46, 240, 92, '#fffdf8', 14, 'stroke="#e58b2c" stroke-width="7"') +
        place(paw(GREEN), -70, 0, { scale: 0.7 }) +
        stroke('M-20,-12 h110 M-20,14 h80', '#8b9a8f', 10),
      330,
      440,
    ),

  charity: (pen) =>
    room(pen, '#e8dfd6', { carpet: '#cfdcc9' }) +
    animal(pen, ['dog', 2], 300, 596, 360) +
    animal(pen, ['cat', 3], 520, 600, 280) +
    goods(pen, 'bag', 740, 590, [200, 290], { for: 'dog', palette: green }) +
    place(heart('#d9635a'), 520, 190, { scale: 2 }),
} as const satisfies Record<string, Story>;
