import { figure } from '../animals/cast';
import { stand } from '../animals/figure';
import { makers } from '../goods/makers';
import { front } from '../label/front';
import { Chance } from '../paper/chance';
import { darker, lighter } from '../paper/colour';
import { lettering } from '../paper/lettering';
import { circle, ellipse, type Pen, path, place, rect, stroke } from '../paper/pen';
import type { Palette, PictureSpec, Shape } from '../spec';
import { birch } from './forest';

const GREEN = '#1f5b46';
const ORANGE = '#e58b2c';

const shelfPalettes: readonly [Palette, ...Palette[]] = [
  { ground: '#fdf6e9', main: GREEN, accent: ORANGE, ink: '#23352c' },
  { ground: '#ffffff', main: '#b3222e', accent: '#e9c46a', ink: '#3a1114' },
  { ground: '#f4efe6', main: '#2b4a7f', accent: '#f0a93b', ink: '#1b2b48' },
  { ground: '#fff7f0', main: '#7a3f7d', accent: '#f2b5c4', ink: '#3c1f3e' },
];

/** A shop window with goods on a shelf and somebody in it. */
function display(pen: Pen, chance: Chance, x: number, y: number, w: number, h: number, seed: number): string {
  const shapes: readonly [Shape, ...Shape[]] = ['bag', 'box', 'pouch', 'jar', 'bottle', 'tin'];
  const row = (floor: number, tall: number, count: number): string => {
    let art = '';
    for (let i = 0; i < count; i++) {
      const shape = chance.pick(shapes);
      const thing = makers[shape](
        pen,
        {
          shape,
          palette: chance.pick(shelfPalettes),
          brand: 'Заповедник',
          label: [],
          animal: chance.pick(['dog', 'cat']),
          size: 'm',
          seed: seed + i,
        },
        front,
      );
      const scale = Math.min(tall / thing.height, ((w / count) * 0.45) / thing.half);
      art += place(thing.art, x + (w * (i + 0.5)) / count, floor, { scale });
    }
    return art + rect(x, floor, w, 7, '#b98d56');
  };
  const pet = figure(pen, chance.pick(['cat', 'dog']), seed + 2);
  const inside =
    rect(
      x,
      y,
      w,
      h,
      pen.linear([
        [0, '#fff1cf'],
        [1, '#f3d9a4'],
      ]),
    ) +
    circle(x + w * 0.3, y + 26, 60, '#fffbe8', 'opacity="0.7"') +
    circle(x + w * 0.75, y + 26, 60, '#fffbe8', 'opacity="0.7"') +
    row(y + h * 0.47, h * 0.38, 6) +
    row(y + h - 12, h * 0.42, 4) +
    (pet ? stand(pet, x + w * 0.84, y + h - 6, h * 0.44) : '');
  const glass = path(
    `M${x + w * 0.1},${y} h${w * 0.16} l${-w * 0.2},${h} h${-w * 0.06} V${y + h * 0.5}Z M${x + w * 0.7},${y} h${w * 0.07} l${-w * 0.24},${h} h${-w * 0.07}Z`,
    '#ffffff',
    'opacity="0.22"',
  );
  return (
    pen.clip(rect(x, y, w, h, '#000', 6), inside + glass) +
    rect(x, y, w, h, 'none', 6, `stroke="${darker(GREEN, 0.2)}" stroke-width="10"`)
  );
}

function awning(x: number, y: number, w: number, colour: string): string {
  const count = Math.round(w / 46);
  const step = w / count;
  let art = '';
  for (let i = 0; i < count; i++) {
    const tone = i % 2 ? '#fdf8ee' : colour;
    art += path(
      `M${x + i * step + 8 - (i / count) * 16},${y} h${step - 16 / count} L${x + (i + 1) * step},${y + 54} q${-step / 2},26 ${-step},0Z`,
      tone,
    );
  }
  return (
    art +
    rect(x + 4, y - 4, w - 8, 8, darker(colour, 0.25), 3) +
    path(`M${x},${y + 54} h${w} v4 h${-w}z`, '#1d140c', 'opacity="0.12"')
  );
}

/** The front of one of our shops, in its street. 3:2. */
export function shop(pen: Pen, { name, seed }: Extract<PictureSpec, { kind: 'shop' }>): string {
  const [w, h] = [960, 640];
  const chance = new Chance(seed);
  const wall = chance.pick(['#d9a88a', '#e8dcc4', '#c9cfc6', '#d8c3a5', '#c4a69a', '#dfe0d8']);
  const sky = rect(
    0,
    0,
    w,
    h,
    pen.linear([
      [0, '#cfe3ea'],
      [0.6, '#f3f1e2'],
    ]),
  );
  const house = rect(
    70,
    -20,
    820,
    582,
    pen.linear([
      [0, lighter(wall, 0.2)],
      [1, wall],
    ]),
  );
  let bricks = '';
  for (let y = 10; y < 560; y += 22)
    for (let x = 84 + (y % 44 === 10 ? 0 : 26); x < 880; x += 104 + ((x * 7 + y) % 5) * 18) bricks += `M${x},${y} h26`;
  const floorAbove = [170, 390, 610]
    .map(
      (x) =>
        rect(x, 16, 120, 118, '#fdfaf3', 6) +
        rect(
          x + 9,
          25,
          102,
          100,
          pen.linear(
            [
              [0, '#8fb2c2'],
              [1, '#cfe0e6'],
            ],
            [0, 0, 1, 1],
          ),
        ) +
        rect(x + 56, 25, 8, 100, '#fdfaf3') +
        rect(x - 10, 132, 140, 12, '#fdfaf3', 4) +
        rect(x + 4, 112, 112, 22, '#7b5836', 4) +
        [16, 40, 64, 88, 104]
          .map(
            (dx, i) =>
              circle(x + dx, 108, 12, i % 2 ? '#7fa65b' : '#6b9450') +
              circle(x + dx, 102, 5, chance.pick(['#e8788a', '#f4c84c', '#ffffff'])),
          )
          .join(''),
    )
    .join('');
  const sign =
    rect(
      110,
      176,
      740,
      84,
      pen.linear([
        [0, lighter(GREEN, 0.1)],
        [1, darker(GREEN, 0.15)],
      ]),
      10,
    ) +
    rect(117, 183, 726, 70, 'none', 7, `stroke="#e9c46a" stroke-width="2.5" opacity="0.7"`) +
    lettering('Заповедник', '#fdf6e9', { face: 'round', size: 56, x: 460, y: 238 }) +
    place(
      ellipse(0, 7, 15, 12, ORANGE) +
        circle(-17, -8, 6.4, ORANGE) +
        circle(-6, -18, 6.8, ORANGE) +
        circle(6, -18, 6.8, ORANGE) +
        circle(17, -8, 6.4, ORANGE),
      690,
      220,
    ) +
    lettering('зоомагазин', '#e9c46a', { face: 'plain', size: 20, x: 775, y: 227, fit: 110 });
  const stripe = chance.pick([GREEN, ORANGE, '#7b9a4d']);
  const doorX = 660;
  const door =
    rect(doorX, 318, 170, 246, darker(GREEN, 0.1), 8) +
    rect(
      doorX + 18,
      336,
      134,
      150,
      pen.linear([
        [0, '#fff1cf'],
        [1, '#e9cf9a'],
      ]),
      5,
    ) +
    path(`M${doorX + 34},336 h40 l-44,150 h-12 v-90z`, '#ffffff', 'opacity="0.35"') +
    rect(doorX + 18, 500, 134, 48, lighter(GREEN, 0.08), 5) +
    rect(doorX + 136, 420, 10, 60, '#e9c46a', 5) +
    rect(doorX + 46, 396, 78, 36, '#fdf6e9', 6) +
    lettering('Открыто', GREEN, { face: 'strong', size: 16, x: doorX + 85, y: 419 });
  const shopWindow = display(pen, chance, 130, 322, 490, 216, seed);
  const base = rect(70, 548, 820, 16, darker(wall, 0.35));
  const street =
    rect(
      0,
      562,
      w,
      78,
      pen.linear([
        [0, '#d8d2c6'],
        [1, '#bdb6a8'],
      ]),
    ) +
    stroke(
      'M0,590 H960 M0,622 H960 M120,562 l-30,28 M330,562 l-18,28 M540,562 v28 M750,562 l18,28 M220,590 l-26,32 M470,590 l-8,32 M700,590 l16,32',
      '#a39c8e',
      2,
      'opacity="0.5"',
    );
  const pot = (x: number): string =>
    ellipse(x, 600, 50, 8, '#3b2a18', 'opacity="0.25"') +
    place(
      [
        [0, -90, 40],
        [-24, -64, 30],
        [24, -66, 32],
      ]
        .map(([px = 0, py = 0, r = 0]) =>
          circle(
            px,
            py,
            r,
            pen.radial(
              [
                [0, '#9cc46a'],
                [1, '#4f7d3c'],
              ],
              [0.36, 0.3, 0.8],
            ),
          ),
        )
        .join('') +
        path('M-30,-44 H30 L22,0 H-22Z', '#b5653a') +
        rect(-34, -52, 68, 12, '#c8774a', 4),
      x,
      600,
    );
  const dog = figure(pen, chance.pick(['dog', 'dog', 'cat']), seed + 1);
  const passer = dog ? ellipse(330, 612, 60, 9, '#3b2a18', 'opacity="0.25"') + stand(dog, 330, 614, 150) : '';
  const facade =
    house +
    stroke(bricks, darker(wall, 0.25), 3, 'opacity="0.25"') +
    floorAbove +
    sign +
    shopWindow +
    door +
    base +
    awning(112, 268, 528, stripe) +
    awning(doorX - 14, 268, 198, stripe);
  const plate =
    rect(424, 146, 112, 24, '#fdfaf3', 5) +
    lettering(name, GREEN, { face: 'plain', size: 13, x: 480, y: 163, fit: 100 });
  return (
    sky +
    place(birch(pen, 520, '#a3bf6a'), 30, 580) +
    place(birch(pen, 460, '#8fb05c'), 935, 580) +
    facade +
    plate +
    street +
    pot(92) +
    pot(868) +
    passer
  );
}
