import { circle, ellipse, path, place, rect, stroke } from '../drawing/pen';
import { room } from '../places/rooms';
import { cable, clock, door, furTufts, gate, movingBox, slipper, sofa } from '../props/home';
import { animal, blue, goods, green, red, type Story, teal } from './stage';

const SAND = '#ecdfc8';
const SAGE = '#d7e2d3';

/** Life in a flat: moving in, being alone, furniture, litter. */
export const home = {
  'first-days': (pen) =>
    room(pen, '#cfd6e2', { view: 'night', carpet: '#dfe6da' }) +
    place(clock(23, 10), 840, 140) +
    goods(pen, 'bed', 430, 590, [430, 240], { name: 'Лежанка', palette: red, seed: 1 }) +
    animal(pen, ['dog', 0], 430, 540, 200, { lying: true, floating: true }) +
    goods(pen, 'bowl', 770, 600, [160, 100], { name: 'Миска', palette: teal, for: 'dog' }) +
    goods(pen, 'toy-mouse', 200, 606, [110, 120], { name: 'Мягкая игрушка', palette: red }),

  'home-alone': (pen) =>
    room(pen, SAND, { carpet: '#e6cfc0' }) +
    place(door(pen), 720, 474, { scale: 1.02 }) +
    animal(pen, ['dog', 8], 470, 586, 300) +
    place(slipper(pen), 250, 606) +
    goods(pen, 'toy-ball', 150, 560, [90, 90], { name: 'Мяч', palette: blue }) +
    stroke('M190,180 h120 M250,180 v-14', '#b98748', 10) +
    goods(pen, 'leash', 250, 300, [130, 110], { name: 'Поводок', palette: red }),

  moving: (pen) =>
    room(pen, SAGE, { view: 'day' }) +
    place(movingBox(pen), 640, 486, { scale: 1.1 }) +
    place(movingBox(pen), 812, 500, { scale: 1.2 }) +
    place(movingBox(pen), 716, 340, { scale: 0.9 }) +
    animal(pen, ['cat', 4], 716, 206, 200, { floating: true }) +
    goods(pen, 'carrier', 330, 590, [300, 250], { name: 'Переноска пластиковая', palette: teal }) +
    place(movingBox(pen, true), 540, 606, { scale: 0.8 }),

  'cat-and-sofa': (pen) =>
    room(pen, SAND, { carpet: '#d9e3d4' }) +
    place(sofa(pen, '#7f9aa8', true), 560, 560, { scale: 1.25 }) +
    animal(pen, ['cat', 0], 330, 600, 280) +
    goods(pen, 'scratcher', 140, 590, [200, 330], { name: 'Когтеточка с полкой', palette: green }),

  'litter-box': (pen) =>
    room(pen, '#dde6e4') +
    goods(pen, 'litter-tray', 640, 590, [320, 240], { name: 'Лоток', palette: teal }) +
    goods(pen, 'litter', 850, 560, [170, 250], { name: 'Наполнитель древесный', for: 'cat', palette: green }) +
    goods(pen, 'litter-tray', 460, 616, [80, 130], { name: 'Совок', palette: blue }) +
    animal(pen, ['cat', 4], 270, 596, 330) +
    place(rect(-70, -90, 140, 90, '#fffdf8', 8) + stroke('M-40,-46 q20,-24 40,0 t40,0', '#7fb9b4', 8), 640, 250),

  shedding: (pen) =>
    room(pen, SAND, { view: 'day', carpet: '#cfdcc9' }) +
    animal(pen, ['dog', 2], 520, 586, 380) +
    goods(pen, 'brush', 760, 590, [150, 260], { name: 'Щётка', palette: teal }) +
    place(furTufts('#c98a52'), 300, 600, { scale: 1.1 }) +
    place(furTufts('#c98a52'), 660, 616, { scale: 0.7 }),

  'cat-meets-dog': (pen) =>
    room(pen, SAGE) +
    rect(456, 0, 48, 470, '#fffdf8') +
    animal(pen, ['cat', 3], 230, 590, 300) +
    animal(pen, ['dog', 6], 740, 590, 360, { flip: true }) +
    place(gate(), 480, 610, { scale: 1.15 }),

  'rabbit-at-home': (pen) =>
    room(pen, '#e3e0ea', { carpet: '#e9dcc6' }) +
    place(cable(), 330, 470) +
    animal(pen, ['rodent', 1], 480, 590, 250) +
    goods(pen, 'hay', 710, 590, [190, 240], { name: 'Сено луговое', for: 'rodent', palette: green }) +
    goods(pen, 'litter-tray', 240, 604, [200, 130], { name: 'Лоток', palette: red }),

  'cozy-home': (pen) =>
    room(pen, '#efdfcf', { view: 'winter', carpet: '#d8c6b4' }) +
    goods(pen, 'scratcher', 840, 570, [220, 400], { name: 'Игровой комплекс', palette: green }) +
    goods(pen, 'house', 600, 590, [220, 220], { name: 'Вигвам', palette: red }) +
    goods(pen, 'bed', 350, 610, [380, 210], { name: 'Лежанка', palette: teal, seed: 1 }) +
    animal(pen, ['cat', 5], 350, 566, 170, { lying: true, floating: true }),

  'clean-home': (pen) =>
    room(pen, '#dbe8e6', { view: 'day' }) +
    goods(pen, 'litter', 520, 590, [210, 330], { name: 'Наполнитель комкующийся', for: 'cat', palette: blue }) +
    goods(pen, 'litter', 680, 600, [180, 280], { name: 'Наполнитель древесный', for: 'cat', palette: green, seed: 5 }) +
    goods(pen, 'box', 840, 606, [190, 230], { name: 'Пелёнки', for: 'dog', palette: teal }) +
    animal(pen, ['cat', 6], 310, 600, 290) +
    place(sparkles(), 470, 190),

  kitten: (pen) =>
    room(pen, '#f0e0d6', { view: 'day', carpet: '#dfe6da' }) +
    animal(pen, ['cat', 0], 480, 586, 260) +
    goods(pen, 'toy-mouse', 690, 600, [170, 90], { name: 'Мышка', palette: teal }) +
    goods(pen, 'toy-mouse', 250, 606, [150, 220], { name: 'Удочка', palette: red }) +
    goods(pen, 'bowl', 820, 570, [150, 90], { name: 'Миска', palette: blue, for: 'cat' }),

  puppy: (pen) =>
    room(pen, SAND, { view: 'day', carpet: '#cfdde2' }) +
    animal(pen, ['dog', 7], 480, 590, 290) +
    goods(pen, 'toy-rope', 720, 604, [170, 90], { name: 'Канат с узлами', palette: red }) +
    goods(pen, 'toy-ball', 260, 604, [100, 100], { name: 'Мяч', palette: teal, seed: 3 }) +
    goods(pen, 'leash', 840, 560, [140, 110], { name: 'Поводок', palette: blue }),

  'new-pet': (pen) =>
    room(pen, SAGE, { carpet: '#ecd9c2' }) +
    goods(pen, 'cage', 740, 570, [280, 320], { name: 'Клетка', for: 'rodent', palette: green }) +
    animal(pen, ['rodent', 0], 300, 596, 170) +
    animal(pen, ['cat', 2], 480, 590, 250) +
    animal(pen, ['dog', 3], 150, 590, 300) +
    place(
      path('M0,0 C-20,-26 -60,-14 -44,14 C-34,32 -10,40 0,52 C10,40 34,32 44,14 C60,-14 20,-26 0,0Z', '#d9635a'),
      340,
      150,
      { scale: 1.2 },
    ),
} as const satisfies Record<string, Story>;

const sparkles = (): string =>
  [
    [0, 0, 40],
    [120, 60, 26],
    [250, -20, 34],
    [350, 70, 22],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      place(
        path(
          `M0,${-r} L${r * 0.22},${-r * 0.22} L${r},0 L${r * 0.22},${r * 0.22} L0,${r} L${-r * 0.22},${r * 0.22} L${-r},0 L${-r * 0.22},${-r * 0.22}Z`,
          '#ffffff',
        ),
        x,
        y,
      ),
    )
    .join('') +
  circle(60, -50, 8, '#ffffff') +
  ellipse(210, 80, 7, 7, '#ffffff');
