import { darker, lighter } from '../drawing/colour';
import { glaze } from '../drawing/glaze';
import { sheet } from '../drawing/light';
import { circle, ellipse, path, place, rect, stroke } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { kibble } from '../packs/heap';
import type { ProductDrawer } from '../packs/product-drawing';

/** A fountain, or a container from which food falls into a dish. */
export const dispenser: ProductDrawer = (pen, { palette, label: [name = ''], seed }) => {
  const water = /фонтан|поилк/i.test(name);
  const { main, accent } = palette;
  const tower = rect(
    -120,
    -400,
    240,
    330,
    pen.across([
      [0, '#b5cfd6', 0.95],
      [0.18, '#f6fbfc', 0.95],
      [0.5, '#dbe9ed', 0.9],
      [1, '#a5c0c8', 0.95],
    ]),
    40,
  );
  const fill = water
    ? rect(-108, -330, 216, 250, '#7fbfd4', 26, 'opacity="0.55"')
    : pen.clip(rect(-108, -350, 216, 280, '#000', 26), place(kibble(pen, new SeededRandom(seed), 130, 240), 0, -70));
  const dish =
    ellipse(0, -66, 212, 54, lighter(main, 0.45)) +
    ellipse(0, -64, 186, 42, darker(main, 0.4)) +
    (water ? ellipse(0, -60, 176, 36, sheet(pen, '#9fd3e3', '#e2f5f9')) : '');
  const front = path('M-212,-66 C-212,-10 212,-10 212,-66 L196,-14 C160,14 -160,14 -196,-14Z', glaze(pen, main));
  const drop = water
    ? path(
        'M0,-270 C26,-230 34,-214 34,-196 C34,-174 18,-162 0,-162 C-18,-162 -34,-174 -34,-196 C-34,-214 -26,-230 0,-270Z',
        '#ffffff',
        'opacity="0.85"',
      )
    : '';
  const food = water ? '' : place(kibble(pen, new SeededRandom(seed + 1), 120, 22), 0, -40);
  return {
    art:
      dish +
      tower +
      fill +
      drop +
      rect(-132, -436, 264, 56, glaze(pen, main), 22) +
      circle(0, -408, 12, accent) +
      food +
      front,
    halfWidth: 196,
    maxHalfWidth: 216,
    height: 440,
  };
};

/** A bowl with ridges, for pets that eat too fast. */
export const slowBowl: ProductDrawer = (pen, { palette: { main } }) => ({
  art:
    path('M-236,-96 C-236,-30 236,-30 236,-96 L214,-18 C170,22 -170,22 -214,-18Z', glaze(pen, main)) +
    ellipse(0, -100, 238, 82, lighter(main, 0.4)) +
    ellipse(0, -96, 212, 68, sheet(pen, darker(main, 0.3), lighter(main, 0.1))) +
    stroke(
      'M-150,-96 C-140,-150 -20,-146 -30,-110 C-36,-86 -90,-84 -96,-100 M40,-136 C140,-140 170,-90 110,-76 C70,-66 50,-90 84,-100 M-120,-58 C-60,-40 10,-44 30,-70',
      darker(main, 0.35),
      24,
    ) +
    stroke(
      'M-150,-102 C-140,-156 -20,-152 -30,-116 C-36,-92 -90,-90 -96,-106 M40,-142 C140,-146 170,-96 110,-82 C70,-72 50,-96 84,-106 M-120,-64 C-60,-46 10,-50 30,-76',
      lighter(main, 0.25),
      20,
    ),
  halfWidth: 214,
  maxHalfWidth: 242,
  height: 190,
});

/** Scissors for claws. */
export const clippers: ProductDrawer = (pen, { palette }) => {
  const steel = pen.across([
    [0, '#8e9599'],
    [0.4, '#f4f6f7'],
    [1, '#7d8488'],
  ]);
  const handle = (side: number): string =>
    path(
      `M${side * 10},-250 C${side * 70},-220 ${side * 130},-120 ${side * 110},-30 C${side * 104},4 ${side * 66},4 ${side * 60},-26 C${side * 66},-110 ${side * 40},-180 ${side * -14},-214Z`,
      glaze(pen, palette.main),
    ) +
    path(
      `M${side * 40},-190 C${side * 80},-150 ${side * 98},-90 ${side * 90},-40`,
      'none',
      `stroke="${palette.accent}" stroke-width="12" stroke-linecap="round"`,
    );
  return {
    art:
      path('M-14,-210 C-60,-270 -70,-360 -20,-420 C-24,-380 -4,-340 30,-330 L20,-230Z', steel) +
      path('M14,-210 C60,-270 76,-350 44,-410 C34,-370 10,-350 -10,-336 L-20,-230Z', steel) +
      handle(-1) +
      handle(1) +
      circle(0, -226, 20, '#c9cdd0', 'stroke="#7d8488" stroke-width="5"'),
    halfWidth: 90,
    maxHalfWidth: 140,
    height: 424,
    shadowHeight: 0.6,
  };
};

/** A glove with rubber knobs. */
export const glove: ProductDrawer = (pen, { palette: { main, accent } }) => {
  let knobs = '';
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 7; i++)
      knobs += circle(-84 + i * 28 + (row % 2) * 12, -300 + row * 28, 8, lighter(accent, 0.2));
  const hand =
    'M-110,-20 L-124,-250 C-130,-330 -110,-390 -92,-390 C-72,-390 -70,-340 -66,-310 C-64,-390 -56,-440 -34,-440 C-12,-440 -10,-390 -8,-320 C-4,-400 6,-446 28,-446 C50,-446 52,-400 52,-316 C60,-380 72,-410 90,-408 C110,-404 108,-340 104,-270 C140,-300 176,-310 184,-290 C190,-262 140,-200 116,-150 L110,-20 Q0,6 -110,-20Z';
  return {
    art:
      path(hand, sheet(pen, lighter(main, 0.2), darker(main, 0.2))) +
      pen.clip(path(hand, '#000'), knobs) +
      rect(-122, -76, 244, 52, accent, 12) +
      rect(40, -70, 60, 40, darker(accent, 0.3), 8),
    halfWidth: 110,
    maxHalfWidth: 190,
    height: 450,
    shadowHeight: 0.5,
  };
};
