import { darker, lighter } from '../drawing/colour';
import { circle, ellipse, type Pen, path, stroke } from '../drawing/pen';
import type { AnimalDrawing } from './animal-drawing';

const scale = (pen: Pen, colour: string): string =>
  pen.linear([
    [0, darker(colour, 0.1)],
    [0.35, lighter(colour, 0.18)],
    [1, darker(colour, 0.12)],
  ]);
const fin = (pen: Pen, colour: string): string =>
  pen.linear(
    [
      [0, colour, 0.95],
      [1, lighter(colour, 0.35), 0.7],
    ],
    [0, 0.4, 1, 0.6],
  );
const eyeAt = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#fffdf5') +
  circle(x - 1, y, r * 0.66, '#17110e') +
  circle(x - r * 0.4, y - r * 0.35, r * 0.26, '#ffffff');

function gold(pen: Pen, colour: string, tail: string): AnimalDrawing {
  const trail =
    path(
      'M70,0 C110,-60 170,-84 190,-70 C176,-40 172,-16 180,2 C190,30 186,66 170,84 C130,76 96,44 70,10Z',
      fin(pen, tail),
    ) +
    stroke(
      'M84,0 C120,-26 150,-50 176,-58 M84,4 C120,6 150,6 172,2 M84,8 C116,34 140,56 164,70',
      darker(tail, 0.15),
      2,
      'opacity="0.4"',
    );
  const top = path('M-40,-58 C-10,-116 46,-110 70,-84 C58,-66 50,-50 46,-34Z', fin(pen, tail));
  const low =
    path('M-20,56 C-8,92 22,104 36,100 C36,78 32,62 22,48Z', fin(pen, tail)) +
    path('M30,42 C46,70 66,80 80,74 C76,54 66,38 54,28Z', fin(pen, tail));
  const body = path(
    'M-120,4 C-104,-44 -50,-70 0,-66 C44,-62 78,-24 92,2 C76,30 44,62 -4,64 C-58,66 -104,44 -120,4Z',
    scale(pen, colour),
  );
  const net = stroke(
    'M-20,-40 q14,14 0,28 q14,14 0,28 q14,14 0,24 M10,-46 q14,14 0,28 q14,14 0,28 q14,14 0,28 M40,-34 q12,12 0,24 q12,12 0,24 q10,10 0,18',
    darker(colour, 0.2),
    2.5,
    'opacity="0.4"',
  );
  const gill = stroke('M-58,-40 C-40,-16 -40,20 -60,42', darker(colour, 0.25), 3, 'opacity="0.55"');
  const side = path('M-40,14 C-14,10 8,24 14,46 C-10,48 -32,36 -40,14Z', fin(pen, tail));
  const shine = ellipse(-30, -40, 56, 12, '#ffffff', 'opacity="0.28" transform="rotate(-6 -30 -40)"');
  return {
    art:
      trail +
      top +
      low +
      body +
      net +
      gill +
      side +
      shine +
      eyeAt(-82, -12, 14) +
      stroke('M-118,10 q10,8 20,4', darker(colour, 0.35), 3),
    top: -112,
    bottom: 104,
    halfWidth: 192,
  };
}

function angel(pen: Pen, colour: string, stripe: string): AnimalDrawing {
  const outline =
    'M-100,0 C-80,-40 -40,-66 -10,-72 C10,-130 50,-178 96,-190 C70,-140 62,-96 60,-56 C74,-38 84,-18 88,0 C84,18 74,38 60,56 C62,96 70,140 96,190 C50,178 10,130 -10,72 C-40,66 -80,40 -100,0Z';
  const tail = path('M78,0 C110,-40 140,-50 156,-46 C144,-20 144,20 156,46 C140,50 110,40 78,0Z', fin(pen, colour));
  const bars = pen.clip(
    path(outline, '#000'),
    stroke('M-62,-80 C-56,-20 -56,20 -62,80', stripe, 15, 'opacity="0.85"') +
      stroke('M0,-150 C-14,-40 -14,40 0,150', stripe, 20, 'opacity="0.85"') +
      stroke('M64,-150 C52,-40 52,40 64,150', stripe, 18, 'opacity="0.85"'),
  );
  const whisk = stroke('M-34,60 C-40,110 -30,150 -14,186 M-26,64 C-28,110 -16,146 0,170', lighter(colour, 0.2), 4);
  return {
    art:
      tail +
      whisk +
      path(outline, scale(pen, colour)) +
      bars +
      eyeAt(-70, -12, 12) +
      stroke('M-98,4 q8,6 14,3', darker(colour, 0.5), 3),
    top: -190,
    bottom: 192,
    halfWidth: 158,
  };
}

function clown(pen: Pen, colour: string, band: string): AnimalDrawing {
  const outline = 'M-122,2 C-100,-44 -50,-62 0,-58 C50,-54 84,-24 96,0 C84,24 50,54 0,58 C-50,62 -100,44 -122,2Z';
  const fins =
    path('M-50,-52 C-30,-92 10,-92 30,-74 C50,-92 74,-78 76,-40 L40,-20Z', fin(pen, colour)) +
    path('M-10,54 C4,88 34,92 46,84 C48,66 44,52 40,42Z', fin(pen, colour)) +
    path('M84,0 C110,-44 150,-54 164,-40 C170,-14 170,14 164,40 C150,54 110,44 84,0Z', fin(pen, colour)) +
    stroke('M164,-40 C170,-14 170,14 164,40', '#2a211c', 6);
  const bands = pen.clip(
    path(outline, '#000'),
    stroke('M-52,-80 C-36,-20 -66,20 -50,80', '#2a211c', 34) +
      stroke('M-52,-80 C-36,-20 -66,20 -50,80', band, 25) +
      stroke('M16,-80 C-2,-30 34,20 14,80', '#2a211c', 38) +
      stroke('M16,-80 C-2,-30 34,20 14,80', band, 29) +
      stroke('M78,-60 C70,-20 74,20 78,60', '#2a211c', 22) +
      stroke('M78,-60 C70,-20 74,20 78,60', band, 14),
  );
  const side =
    path('M-28,10 C0,0 24,12 28,34 C4,44 -22,36 -28,10Z', fin(pen, lighter(colour, 0.1))) +
    stroke('M28,34 C4,44 -22,36 -28,10', '#2a211c', 3, 'opacity="0.7"');
  return {
    art:
      fins +
      path(outline, scale(pen, colour)) +
      bands +
      side +
      ellipse(-34, -36, 54, 9, '#ffffff', 'opacity="0.25" transform="rotate(-8 -34 -36)"') +
      eyeAt(-88, -10, 13) +
      stroke('M-118,10 q10,8 20,3', darker(colour, 0.5), 3),
    top: -92,
    bottom: 92,
    halfWidth: 172,
  };
}

const makers: readonly [(pen: Pen) => AnimalDrawing, ...((pen: Pen) => AnimalDrawing)[]] = [
  (pen) => gold(pen, '#ee7d2c', '#f29a4a'),
  (pen) => clown(pen, '#f07f2d', '#fffaf0'),
  (pen) => angel(pen, '#ead9a8', '#3c3630'),
  (pen) => clown(pen, '#3f6fc4', '#f4cf3f'),
  (pen) => gold(pen, '#d9405a', '#e7748c'),
  (pen) => angel(pen, '#7fc1d6', '#2f5f8a'),
];

/** A goldfish, angelfish or clownfish. */
export const fish = (pen: Pen, seed: number): AnimalDrawing => (makers[seed % makers.length] ?? makers[0])(pen);
