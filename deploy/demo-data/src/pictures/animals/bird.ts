import { darker, lighter } from '../drawing/colour';
import { circle, ellipse, type Pen, path, stroke } from '../drawing/pen';
import type { AnimalDrawing } from './animal-drawing';

const feather = (pen: Pen, colour: string): string =>
  pen.linear(
    [
      [0, lighter(colour, 0.14)],
      [0.6, colour],
      [1, darker(colour, 0.22)],
    ],
    [0.2, 0, 0.7, 1],
  );

const eyeAt = (x: number, y: number, r: number, ring: string): string =>
  circle(x, y, r * 1.5, ring) + circle(x, y, r, '#17110e') + circle(x - r * 0.3, y - r * 0.35, r * 0.36, '#ffffff');

const claws = (x: number, y: number): string =>
  stroke(
    `M${x},${y} v14 M${x - 9},${y + 14} q4,-8 9,-2 q5,-6 9,2 M${x + 30},${y} v14 M${x + 21},${y + 14} q4,-8 9,-2 q5,-6 9,2`,
    '#8f8177',
    6,
  );

const perch = (y: number): string =>
  stroke(`M-116,${y} C-40,${y - 8} 40,${y + 6} 120,${y - 3}`, '#8a6242', 13) +
  stroke(`M-112,${y - 4} C-40,${y - 12} 40,${y + 2} 116,${y - 7}`, '#ac825c', 4) +
  path(`M84,${y - 6} c10,-22 26,-26 38,-24 c-4,16 -18,26 -38,24z`, '#7fa65b');

function budgie(pen: Pen, body: string, face: string): AnimalDrawing {
  const tail = path(
    'M34,96 C60,150 74,200 80,244 C66,250 56,240 50,226 C34,180 20,140 10,110Z',
    feather(pen, darker(body, 0.25)),
  );
  const trunk = path(
    'M-30,-110 C30,-120 74,-60 72,20 C70,90 48,140 14,142 C-40,142 -78,90 -80,10 C-80,-50 -70,-100 -30,-110Z',
    feather(pen, body),
  );
  const hood = path(
    'M-26,-132 C24,-136 54,-100 50,-62 C40,-30 -40,-14 -70,-40 C-84,-70 -72,-128 -26,-132Z',
    feather(pen, face),
  );
  const waves = stroke(
    'M6,-126 q14,8 20,22 M20,-116 q14,12 18,26 M30,-100 q12,14 14,30 M-6,-130 q10,4 16,12',
    '#453c33',
    5,
    'opacity="0.8"',
  );
  const wing = path(
    'M30,-56 C84,-30 94,60 60,150 C36,150 10,90 6,30 C4,-20 12,-56 30,-56Z',
    feather(pen, mixDown(face, body)),
  );
  const scales = stroke(
    'M24,-30 q16,14 34,6 M20,-6 q20,16 46,6 M20,20 q22,16 50,6 M22,48 q22,16 48,6 M28,76 q20,14 40,6 M36,102 q14,12 30,4',
    '#40382f',
    6,
    'opacity="0.75"',
  );
  const cheek =
    circle(-48, -48, 8, '#5867b8') +
    circle(-62, -36, 5, '#2c2c3c') +
    circle(-40, -32, 5, '#2c2c3c') +
    circle(-22, -34, 5, '#2c2c3c');
  const cere = ellipse(-66, -86, 12, 8, '#6c8fd0');
  const beak = path(
    'M-76,-84 C-92,-80 -90,-54 -78,-48 C-68,-54 -60,-66 -60,-78Z',
    pen.linear([
      [0, '#f0cf7a'],
      [1, '#c99a3c'],
    ]),
  );
  return {
    art:
      tail +
      trunk +
      hood +
      waves +
      wing +
      scales +
      cere +
      beak +
      cheek +
      eyeAt(-40, -88, 8, '#fbf8f0') +
      perch(158) +
      claws(-30, 138),
    top: -138,
    bottom: 248,
    halfWidth: 118,
  };
}

const mixDown = (face: string, body: string): string =>
  face === '#fdfaf3' ? lighter(body, 0.35) : lighter(body, 0.12);

function parrot(pen: Pen, body: string, wing: string, mid: string): AnimalDrawing {
  const tail =
    path('M20,90 C40,160 46,220 40,268 C28,276 20,264 16,250 C4,200 -4,150 -8,110Z', feather(pen, darker(body, 0.1))) +
    path('M36,90 C60,150 70,200 68,248 C56,254 48,240 44,226 C36,180 22,140 14,110Z', feather(pen, wing));
  const trunk = path(
    'M-20,-134 C44,-140 78,-80 76,0 C74,80 50,136 12,138 C-44,136 -76,80 -76,4 C-78,-60 -70,-128 -20,-134Z',
    feather(pen, body),
  );
  const side = path('M26,-60 C84,-36 98,60 66,160 C36,160 6,100 2,30 C0,-20 8,-62 26,-60Z', feather(pen, wing));
  const band = path('M26,-60 C66,-44 88,0 90,44 C60,60 24,56 4,40 C0,-20 8,-62 26,-60Z', feather(pen, mid));
  const rows = stroke(
    'M14,-10 q18,14 40,4 M10,14 q24,18 62,4 M14,70 q24,14 62,0 M22,96 q22,12 50,0 M34,122 q16,10 34,0',
    darker(wing, 0.4),
    4,
    'opacity="0.45"',
  );
  const mask = path('M-34,-112 C-2,-118 8,-90 0,-66 C-8,-46 -44,-44 -62,-56 C-76,-72 -64,-106 -34,-112Z', '#fbf6ec');
  const lines = stroke('M-40,-58 q12,4 24,0 M-46,-66 q16,6 36,0', darker(body, 0.2), 2, 'opacity="0.5"');
  const beak =
    path(
      'M-54,-110 C-100,-112 -116,-66 -92,-30 C-86,-44 -74,-52 -58,-56 C-52,-74 -50,-94 -54,-110Z',
      pen.linear([
        [0, '#f7ead2'],
        [0.6, '#d9c4a0'],
        [1, '#5a4a3e'],
      ]),
    ) + path('M-80,-46 C-80,-30 -70,-22 -56,-26 C-52,-38 -54,-50 -58,-56Z', '#4d4038');
  return {
    art:
      tail +
      trunk +
      side +
      band +
      rows +
      mask +
      lines +
      beak +
      eyeAt(-28, -84, 8.5, '#f3d98a') +
      perch(156) +
      claws(-28, 136),
    top: -138,
    bottom: 272,
    halfWidth: 118,
  };
}

function cockatiel(pen: Pen): AnimalDrawing {
  const base = budgie(pen, '#a7a9ab', '#f6dd6b');
  const crest =
    path('M-30,-122 C-26,-168 0,-196 34,-200 C16,-184 10,-160 8,-122Z', feather(pen, '#f2d24f')) +
    path('M-14,-120 C-4,-154 18,-172 46,-172 C26,-158 18,-140 20,-116Z', feather(pen, '#e9c63c'));
  const blush = circle(-24, -56, 17, '#ee8245', 'opacity="0.9"');
  const bare = ellipse(-50, -42, 22, 16, '#f6dd6b');
  return { art: crest + base.art + bare + blush, top: -200, bottom: base.bottom, halfWidth: base.halfWidth };
}

const makers: readonly [(pen: Pen) => AnimalDrawing, ...((pen: Pen) => AnimalDrawing)[]] = [
  (pen) => budgie(pen, '#72b84a', '#f5df55'),
  (pen) => parrot(pen, '#d8402f', '#2f6fb7', '#f0b93a'),
  (pen) => budgie(pen, '#58a9dc', '#fdfaf3'),
  (pen) => cockatiel(pen),
  (pen) => parrot(pen, '#3f9d4e', '#2c7a4a', '#e8c441'),
  (pen) => budgie(pen, '#f0cf4a', '#f9e88a'),
];

/** A budgerigar, parrot or cockatiel on its perch. */
export const bird = (pen: Pen, seed: number): AnimalDrawing => (makers[seed % makers.length] ?? makers[0])(pen);
