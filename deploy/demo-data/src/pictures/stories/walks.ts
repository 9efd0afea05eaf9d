import { place, rect } from '../drawing/pen';
import { drift, meadow, street } from '../places/outside';
import { car, passport, suitcase, van } from '../props/road';
import { heart } from '../props/trade';
import { animal, goods, green, personBehind, red, type Story, teal } from './stage';

/** Walks, journeys, the way of an order. */
export const walks = {
  journey: (pen) =>
    street(pen, 'day') +
    place(car(pen, '#5f8f9a', animal(pen, ['dog', 1], 124, -96, 210, { floating: true })), 400, 588, { scale: 1.2 }) +
    goods(pen, 'carrier', 780, 606, [190, 170], { name: 'Переноска пластиковая', palette: red }) +
    place(suitcase(pen, '#e0a35c'), 120, 620, { scale: 0.9 }) +
    place(passport(), 650, 622, { scale: 0.7 }),

  'walk-with-trainer': (pen) =>
    meadow(pen, 8) +
    personBehind(pen, 'trainer', 26, 640, 640, 0.76) +
    animal(pen, ['dog', 3], 270, 596, 330) +
    animal(pen, ['dog', 6], 430, 610, 300) +
    goods(pen, 'leash', 860, 606, [150, 120], { name: 'Поводок', palette: red }),

  delivery: (pen) =>
    street(pen, 'day') +
    place(van(pen), 400, 596, { scale: 1.25 }) +
    goods(pen, 'box', 800, 610, [170, 180], { name: 'Заказ', palette: green }) +
    animal(pen, ['dog', 0], 890, 616, 190, { flip: true }),

  'winter-delivery': (pen) =>
    street(pen, 'winter') +
    place(van(pen), 420, 590, { scale: 1.25 }) +
    animal(pen, ['bird', 1], 850, 600, 220, { floating: true }) +
    drift(),

  breeders: (pen) =>
    meadow(pen, 27) +
    animal(pen, ['dog', 0], 240, 590, 380) +
    animal(pen, ['dog', 0], 440, 600, 190) +
    animal(pen, ['dog', 7], 570, 606, 180) +
    animal(pen, ['dog', 0], 700, 600, 190, { flip: true }) +
    animal(pen, ['dog', 8], 830, 606, 180, { flip: true }) +
    place(heart('#d9635a'), 560, 260, { scale: 1.5 }),

  'natural-toys': (pen) =>
    meadow(pen, 33, 'evening') +
    rect(420, 520, 500, 22, '#b98748', 8) +
    rect(460, 542, 24, 98, '#93693a') +
    rect(860, 542, 24, 98, '#93693a') +
    goods(pen, 'toy-rope', 520, 522, [150, 100], { name: 'Канат с узлами', palette: green }) +
    goods(pen, 'decor', 670, 522, [130, 190], { name: 'Игрушка с колокольчиком', palette: teal }) +
    goods(pen, 'toy-ball', 810, 522, [120, 120], { name: 'Мяч', palette: red, seed: 3 }) +
    animal(pen, ['dog', 6], 230, 606, 400),
} as const satisfies Record<string, Story>;
