import { darker } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, ellipse, type Pen, path, place, rect, stroke } from '../drawing/pen';
import { room, windowAt } from '../places/rooms';
import { shopFloor } from '../places/shop-floor';
import { openHand } from '../props/people';
import { suitcase } from '../props/road';
import { animal, blue, goods, green, red, type Story, teal } from './stage';

/** A glass basin, 600 wide, with what is inside; it stands at (0, 0), its inner floor is at y = -20. */
const basin = (pen: Pen, height: number, inside: string): string =>
  rect(-300, -height, 600, height, '#eaf5f4', 10) +
  pen.clip(rect(-296, -height, 592, height - 4, '#000', 8), inside) +
  path(`M-250,${-height + 20} h60 l-90,${height - 60} h-20 v-80z`, '#ffffff', 'opacity="0.35"') +
  rect(-300, -height, 600, height, 'none', 10, 'stroke="#54656a" stroke-width="10"') +
  rect(-310, -height - 14, 620, 18, '#3f4e52', 6);

const weed = (x: number, height: number): string =>
  stroke(
    `M${x},-30 C${x - 20},${-height * 0.4} ${x + 24},${-height * 0.7} ${x},${-height} M${x},-30 C${x + 24},${-height * 0.3} ${x - 8},${-height * 0.5} ${x + 30},${-height * 0.8}`,
    '#4f8a4a',
    9,
  );

/** Rodents, birds, fishes, reptiles. */
export const smallAnimals = {
  'turtle-home': (pen) =>
    room(pen, '#e2e4d6') +
    place(
      basin(
        pen,
        330,
        rect(-300, -200, 600, 200, sheet(pen, '#a9d9dd', '#5fa8b4')) +
          path('M40,-20 C60,-120 120,-186 180,-196 H300 V0 H40Z', sheet(pen, '#c9b48c', '#9c8158')) +
          weed(-220, 150) +
          weed(-150, 110) +
          animal(pen, ['reptile', 0], 190, -186, 120, { flip: true, floating: true }) +
          animal(pen, ['fish', 0], -90, -70, 50, { floating: true }) +
          rect(-300, -24, 600, 24, '#a99a78'),
      ),
      470,
      600,
      { scale: 1.2 },
    ) +
    goods(pen, 'lamp', 690, 250, [150, 210], { for: 'reptile', palette: green }),

  'hamster-home': (pen) =>
    room(pen, '#e8e0d2') +
    place(
      basin(
        pen,
        360,
        rect(-300, -120, 600, 120, sheet(pen, '#ecd6a8', '#cfae74')) +
          stroke(
            'M-260,-96 l30,10 M-180,-70 l34,-8 M-80,-100 l26,12 M20,-60 l36,6 M120,-92 l28,-10 M210,-64 l34,8 M-220,-40 l30,-6 M60,-30 l32,4',
            '#a8864e',
            6,
          ) +
          goods(pen, 'decor', -170, -110, [210, 230], { name: 'Колесо беговое', palette: red }) +
          goods(pen, 'house', 190, -110, [160, 150], { name: 'Домик', palette: teal }) +
          animal(pen, ['rodent', 0], 20, -108, 130, { floating: true }),
      ),
      480,
      600,
      { scale: 1.2 },
    ),

  'first-aquarium': (pen) =>
    room(pen, '#dbe6ea') +
    rect(140, 520, 680, 120, sheet(pen, '#c99d68', '#a57c4b'), 8) +
    place(
      basin(
        pen,
        320,
        rect(-300, -290, 600, 290, sheet(pen, '#bfe6ee', '#6fb7cc')) +
          path(
            'M-300,-50 C-160,-90 -40,-40 80,-60 C180,-80 260,-50 300,-60 V0 H-300Z',
            sheet(pen, '#dcc79a', '#b39a66'),
          ) +
          weed(-230, 230) +
          weed(-180, 170) +
          weed(200, 250) +
          weed(150, 160) +
          ellipse(-40, -54, 70, 30, '#8b8f86') +
          animal(pen, ['fish', 1], 40, -150, 80, { floating: true }) +
          circle(230, -210, 7, '#ffffff', 'opacity="0.7"') +
          circle(244, -160, 5, '#ffffff', 'opacity="0.7"') +
          circle(224, -120, 4, '#ffffff', 'opacity="0.7"'),
      ),
      480,
      524,
      { scale: 1.1 },
    ),

  'parrot-on-hand': (pen) =>
    room(pen, '#e6e6d8', { view: 'day' }) +
    place(openHand(pen, '#7fa08a'), 560, 470, { scale: 1.35 }) +
    animal(pen, ['bird', 2], 500, 470, 330, { floating: true }) +
    goods(pen, 'seed-stick', 820, 330, [120, 210], { name: 'Зерновые палочки', for: 'bird', palette: red }),

  'parrot-in-winter': (pen) =>
    room(pen, '#dfe2e6') +
    windowAt(pen, 90, 78, 'winter') +
    goods(pen, 'cage', 560, 580, [330, 400], { name: 'Клетка', for: 'bird', palette: teal }) +
    animal(pen, ['bird', 5], 250, 590, 260, { floating: true }) +
    goods(pen, 'lamp', 800, 300, [170, 230], { name: 'Светильник', palette: green }) +
    place(radiator(), 210, 470),

  'aquarium-hall': (pen) =>
    shopFloor(pen, 7) +
    goods(pen, 'tank', 250, 470, [360, 300], { name: 'Аквариум', for: 'fish', palette: blue }) +
    goods(pen, 'tank', 690, 470, [360, 300], { name: 'Аквариум', for: 'fish', palette: teal, seed: 5 }) +
    goods(pen, 'tank', 470, 620, [420, 330], { name: 'Аквариум панорамный', for: 'fish', palette: green, seed: 8 }),

  'school-trip': (pen) =>
    shopFloor(pen, 15) +
    goods(pen, 'tank', 600, 560, [420, 330], { name: 'Террариум', for: 'reptile', palette: green }) +
    animal(pen, ['reptile', 1], 250, 470, 120) +
    place(suitcase(pen, '#e0a35c'), 170, 606, { scale: 0.8 }) +
    place(suitcase(pen, '#6f8fb0'), 330, 616, { scale: 0.8 }),
} as const satisfies Record<string, Story>;

/** A radiator under a window. */
const radiator = (): string => {
  let ribs = '';
  for (let x = -100; x <= 90; x += 24)
    ribs += rect(x, -96, 18, 92, '#fffdf8', 8) + rect(x + 13, -96, 5, 92, darker('#fffdf8', 0.12), 3);
  return ribs + rect(-112, -78, 226, 10, '#ece6d8', 5);
};
