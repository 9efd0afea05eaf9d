import { darker, lighter } from '../drawing/colour';
import { circle, ellipse, path, place, rect, stroke } from '../drawing/pen';
import { meadow } from '../places/outside';
import { cabinet, room, table } from '../places/rooms';
import { shopFloor } from '../places/shop-floor';
import { clock } from '../props/home';
import { calendar, chip, firstAid, magnifier, scanner, syringe, tick, vial } from '../props/medical';
import { glovedHand } from '../props/people';
import { animal, blue, goods, personBehind, red, type Story, teal } from './stage';

const STEEL = '#c3cccd';
const MINT = '#cfe4dd';

/** Vet, medicine, ticks, claws. */
export const health = {
  vaccination: (pen) =>
    cabinet(pen, MINT) +
    place(calendar(), 150, 130) +
    personBehind(pen, 'vet', 8, 680, 520) +
    animal(pen, ['cat', 1], 250, 516, 270, { floating: true }) +
    animal(pen, ['dog', 7], 430, 518, 220, { floating: true }) +
    table(pen, 512, STEEL) +
    place(vial(pen), 130, 514) +
    place(glovedHand(pen, syringe(pen)), 610, 450, { turn: 5, scale: 0.86 }),

  ticks: (pen) =>
    meadow(pen, 31) +
    animal(pen, ['dog', 5], 250, 590, 400) +
    goods(pen, 'collar', 530, 606, [190, 150], { name: 'Ошейник от клещей', palette: teal }) +
    place(magnifier(pen, place(tick(pen), 0, 4, { scale: 1.25 })), 690, 250, { scale: 1.3 }),

  urgent: (pen) =>
    room(pen, '#c9d5dd', { view: 'night' }) +
    place(clock(3, 20), 800, 150) +
    goods(pen, 'bed', 420, 560, [460, 230], { name: 'Лежанка', palette: blue, seed: 1 }) +
    animal(pen, ['cat', 3], 420, 508, 190, { lying: true, floating: true }) +
    place(firstAid(pen), 780, 580, { scale: 1.1 }),

  claws: (pen) =>
    cabinet(pen, '#efe0c8') +
    personBehind(pen, 'groomer', 13, 620, 520) +
    animal(pen, ['cat', 6], 330, 516, 320, { floating: true }) +
    table(pen, 512, '#d9b98a') +
    goods(pen, 'brush', 560, 524, [120, 160], { name: 'Когтерез', palette: red }) +
    goods(pen, 'brush', 720, 524, [110, 120], { name: 'Щётка', palette: teal }),

  'microchip-days': (pen) =>
    cabinet(pen, '#d3e2e8') +
    personBehind(pen, 'vet', 5, 690, 520) +
    animal(pen, ['cat', 2], 330, 516, 300, { floating: true }) +
    table(pen, 512, STEEL) +
    place(scanner(pen), 486, 420, { turn: -64, scale: 0.9 }) +
    circle(190, 170, 116, '#fffdf8', 'opacity="0.92"') +
    place(chip(pen), 180, 170, { scale: 1.05 }),

  'vet-pharmacy': (pen) =>
    shopFloor(pen, 9) +
    place(
      circle(0, 0, 52, '#fffdf8') + path('M-12,-36 H12 V-12 H36 V12 H12 V36 H-12 V12 H-36 V-12 H-12Z', '#2b7158'),
      130,
      60,
    ) +
    personBehind(pen, 'vet', 4, 600, 530, 0.74) +
    table(pen, 520, '#d9b98a') +
    goods(pen, 'tablets', 240, 526, [200, 150], { name: 'Таблетки', palette: red }) +
    goods(pen, 'bottle', 390, 526, [90, 170], { name: 'Лосьон', palette: teal, seed: 3 }) +
    animal(pen, ['cat', 6], 810, 524, 190, { floating: true, flip: true }),

  'tick-season': (pen) =>
    meadow(pen, 12) +
    goods(pen, 'collar', 190, 570, [230, 170], { name: 'Ошейник от блох и клещей', palette: teal }) +
    goods(pen, 'tube', 390, 590, [200, 190], { name: 'Капли на холку', palette: blue, for: 'dog' }) +
    goods(pen, 'spray', 540, 596, [110, 240], { name: 'Спрей от клещей', palette: red }) +
    animal(pen, ['dog', 7], 770, 596, 380, { flip: true }) +
    place(
      circle(0, 0, 74, '#fffdf8') +
        place(tick(pen), 0, 2, { scale: 0.95 }) +
        circle(0, 0, 74, 'none', 'stroke="#c94a40" stroke-width="14"') +
        stroke('M-52,-52 L52,52', '#c94a40', 14),
      300,
      210,
      { scale: 1.2 },
    ),

  'old-dog': (pen) =>
    room(pen, '#e6ddcb', { view: 'day', carpet: '#cfdcc9' }) +
    goods(pen, 'bed', 430, 580, [520, 240], { name: 'Лежак с бортиком', palette: teal, seed: 2 }) +
    animal(pen, ['dog', 4], 420, 530, 240, { lying: true, floating: true }) +
    goods(pen, 'bowl', 800, 590, [230, 150], { name: 'Двойная миска на подставке', palette: red, for: 'dog' }) +
    place(goodsShelf(), 720, 250),
} as const satisfies Record<string, Story>;

/** A shelf with a photo of a younger day. */
const goodsShelf = (): string =>
  rect(-120, 0, 240, 14, '#c99d68', 4) +
  rect(-90, -110, 84, 110, '#b98748', 4) +
  rect(-80, -100, 64, 90, lighter('#cfe3ea', 0.3)) +
  ellipse(-48, -40, 18, 24, darker('#e2c79c', 0.1)) +
  rect(30, -74, 34, 74, '#7b9a6d', 6) +
  stroke('M47,-74 C30,-120 20,-120 10,-130 M47,-74 C60,-130 74,-130 84,-140', '#5b8f3d', 6);
