import { circle, ellipse, type Pen, path, place, stroke } from '../../drawing/pen';

/** A flavour: the colour of its packs, and its picture, about 100 units wide around (0, 0). */
export interface Taste {
  colour: string;
  draw: (pen: Pen) => string;
}

const drumstick = (pen: Pen): string =>
  stroke('M18,18 L44,42', '#f5ead8', 11) +
  circle(48, 38, 8, '#f5ead8') +
  circle(40, 48, 8, '#f5ead8') +
  path(
    'M-44,-34 C-20,-62 26,-40 30,-10 C32,10 22,26 12,26 C-10,28 -34,14 -44,-4 C-48,-14 -50,-26 -44,-34Z',
    pen.radial(
      [
        [0, '#f0b660'],
        [0.7, '#cf7f2f'],
        [1, '#a85c1d'],
      ],
      [0.4, 0.3, 0.75],
    ),
  ) +
  path('M-34,-28 C-20,-42 0,-38 8,-30 C-8,-32 -22,-26 -30,-14Z', '#ffffff', 'opacity="0.4"');

const salmon = (pen: Pen): string =>
  path(
    'M-50,10 C-50,-30 -10,-44 20,-40 C46,-36 52,-10 42,6 C30,24 6,16 -6,22 C-20,30 -28,40 -38,36 C-48,32 -50,22 -50,10Z',
    pen.linear([
      [0, '#f79a76'],
      [1, '#e0664a'],
    ]),
  ) +
  stroke(
    'M-36,24 C-30,-6 0,-24 34,-24 M-22,22 C-16,2 8,-10 38,-10 M-42,8 C-38,-18 -12,-32 16,-32',
    '#fbd3c2',
    3.5,
    'opacity="0.85"',
  ) +
  stroke('M-48,12 C-48,-30 -10,-43 20,-39', '#8f9ba3', 4);

const steak = (pen: Pen): string =>
  path(
    'M-48,6 C-54,-24 -24,-42 6,-38 C40,-34 54,-10 46,14 C38,36 10,28 -8,34 C-30,40 -44,28 -48,6Z',
    pen.linear([
      [0, '#d2564b'],
      [1, '#a4322e'],
    ]),
  ) +
  stroke('M-46,4 C-52,-24 -24,-40 6,-36 C38,-33 52,-10 44,13', '#f6e4da', 6) +
  stroke('M-28,10 C-16,-4 -2,6 10,-8 M4,18 C14,10 22,12 32,2', '#f0c3b8', 3) +
  circle(-14, -16, 9, '#f6e9dc') +
  circle(-14, -16, 4.5, '#c9857a');

const carrot = (pen: Pen): string =>
  path(
    'M-18,-18 C-4,-32 18,-22 18,-4 C18,14 -14,36 -46,48 C-44,24 -34,-2 -18,-18Z',
    pen.linear(
      [
        [0, '#f5a24a'],
        [1, '#dd7722'],
      ],
      [1, 0, 0, 1],
    ),
  ) +
  stroke('M-22,4 l10,6 M-32,20 l9,5 M0,-8 l8,5', '#c4651a', 2.5) +
  path(
    'M6,-20 C2,-44 18,-54 22,-52 C28,-40 22,-28 14,-20Z M12,-18 C22,-42 44,-44 48,-38 C44,-24 30,-16 16,-14Z',
    '#6fa44a',
  );

const grain = (pen: Pen): string => {
  const seed = path(
    'M0,0 C10,-10 10,-26 0,-34 C-10,-26 -10,-10 0,0Z',
    pen.linear([
      [0, '#f0cf7d'],
      [1, '#cf9c3e'],
    ]),
  );
  const ear = [0, 1, 2]
    .map((row) => place(seed, -2, 22 - row * 22, { turn: -42 }) + place(seed, 2, 22 - row * 22, { turn: 42 }))
    .join('');
  return place(stroke('M0,52 V-40', '#c79a45', 3) + ear + place(seed, 0, -24), 0, 0, { turn: 18 });
};

const berries = (pen: Pen): string => {
  const berry =
    circle(
      0,
      0,
      18,
      pen.radial(
        [
          [0, '#e2576a'],
          [0.7, '#b8263f'],
          [1, '#86142c'],
        ],
        [0.38, 0.3, 0.75],
      ),
    ) + circle(-6, -7, 4, '#ffffff', 'opacity="0.55"');
  return leaf(pen, -70, 4, -26) + place(berry, -18, 14) + place(berry, 20, 18) + place(berry, 4, -14);
};

const leaf = (pen: Pen, turn = 0, x = 0, y = 0): string =>
  place(
    path(
      'M-40,0 C-24,-26 18,-28 42,0 C18,28 -24,26 -40,0Z',
      pen.linear([
        [0, '#9cc46a'],
        [1, '#5b8f3d'],
      ]),
    ) + stroke('M-46,0 H34 M-14,0 l10,-12 M-14,0 l10,12 M8,0 l9,-10 M8,0 l9,10', '#e7f2d4', 2, 'opacity="0.7"'),
    x,
    y,
    { turn, scale: 0.8 },
  );

const herbs = (pen: Pen): string => leaf(pen, -60, -8, -4) + leaf(pen, -14, 14, 10) + leaf(pen, -110, -26, 12);

const cheese = (pen: Pen): string =>
  path('M-46,6 L30,-34 C44,-26 48,-8 46,6Z', '#fbe08a') +
  path(
    'M-46,6 H46 V32 H-46Z',
    pen.linear([
      [0, '#f4c84c'],
      [1, '#e0a92f'],
    ]),
  ) +
  ellipse(-16, 20, 9, 7, '#cf942a') +
  ellipse(20, 16, 6, 5, '#cf942a') +
  ellipse(16, -8, 7, 5, '#e9bd51');

const shrimp = (pen: Pen): string =>
  stroke(
    'M30,-30 C-30,-46 -56,8 -12,34 C4,42 18,36 20,28',
    pen.across([
      [0, '#f08a68'],
      [1, '#f9b79c'],
    ]),
    24,
  ) +
  stroke('M-6,-32 l4,20 M-30,-18 l16,12 M-36,10 l20,-2 M-20,30 l10,-14', '#d9694a', 3) +
  path('M14,22 l26,-4 l-8,14 l10,12 l-26,-4z', '#f3936f');

const tastes: readonly (readonly [RegExp, Taste])[] = [
  [/лосос|форел|рыб|тун|сельд|треск|океан|анчоус|семг|сёмг/i, { colour: '#3f7fa6', draw: salmon }],
  [/кревет|краб|гаммарус|криль|море/i, { colour: '#d0715a', draw: shrimp }],
  [/кури|куро|птиц|цыпл|индей|утк|гус|перепел/i, { colour: '#e0a32f', draw: drumstick }],
  [/говя|теля|мяс|ягн|баран|олен|крол|печен|дич|рубец|кабан|конин/i, { colour: '#a83f38', draw: steak }],
  [/овощ|морков|тыкв|свёкл/i, { colour: '#dd8a35', draw: carrot }],
  [/рис|зерн|злак|просо|овёс|овес|семе|мёд|мед/i, { colour: '#c99a3f', draw: grain }],
  [/ягод|клюкв|фрукт|яблок|брусник|витамин/i, { colour: '#b5354b', draw: berries }],
  [/сыр|молок|сливк|йогурт|яйц/i, { colour: '#e5bf4e', draw: cheese }],
  [/трав|сено|мят|ромаш|алоэ|хвой|зел|растит|лаванд|шерст|выведен/i, { colour: '#6d9a4d', draw: herbs }],
];

/** The flavour in a label's text. */
export const tasteOf = (words: string): Taste | null => tastes.find(([word]) => word.test(words))?.[1] ?? null;
