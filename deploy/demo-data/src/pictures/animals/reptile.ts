import { darker, lighter } from '../drawing/colour';
import { circle, ellipse, type Pen, path, stroke } from '../drawing/pen';
import type { AnimalDrawing } from './animal-drawing';

const hide = (pen: Pen, colour: string): string =>
  pen.linear([
    [0, lighter(colour, 0.2)],
    [0.5, colour],
    [1, darker(colour, 0.25)],
  ]);

function turtle(pen: Pen, skin: string, shell: string): AnimalDrawing {
  const legs =
    path('M-96,60 C-126,80 -134,112 -128,132 C-112,140 -88,140 -80,132 C-78,108 -70,90 -58,78Z', hide(pen, skin)) +
    path('M70,70 C74,96 70,118 64,130 C80,140 108,140 120,132 C124,108 118,84 106,62Z', hide(pen, skin)) +
    stroke('M-116,132 v6 M-104,134 v6 M-92,134 v6 M78,132 v6 M92,134 v6 M106,132 v6', darker(skin, 0.5), 4);
  const tail = path('M130,64 C150,66 164,78 170,92 C152,96 134,90 122,80Z', hide(pen, skin));
  const neck = path(
    'M-84,50 C-120,60 -132,30 -132,0 C-134,-40 -196,-44 -202,-4 C-206,26 -186,40 -172,44 C-160,78 -120,96 -80,84Z',
    hide(pen, skin),
  );
  const cheeks = ellipse(-170, 20, 26, 15, lighter(skin, 0.25), 'opacity="0.8"');
  const eye = circle(-176, -8, 12, '#fbf7e6') + circle(-178, -8, 8.5, '#17110e') + circle(-181, -11, 3, '#ffffff');
  const smile = stroke('M-200,14 C-190,24 -176,26 -162,20', darker(skin, 0.5), 3);
  const dome = 'M-110,74 C-112,-20 -60,-84 14,-84 C92,-84 144,-20 142,74 C100,92 -60,94 -110,74Z';
  const plates = pen.clip(
    path(dome, '#000'),
    stroke(
      'M-36,-92 L-14,-50 L42,-50 L66,-90 M-14,-50 L-44,12 L-16,78 M42,-50 L74,12 L46,80 M-44,12 L-122,6 M74,12 L156,6 M-44,12 L-14,12 M74,12 L44,12 M-16,78 L-30,100 M46,80 L62,100',
      darker(shell, 0.45),
      6,
      'opacity="0.55"',
    ) +
      path('M-10,-42 L38,-42 L66,12 L40,66 L-10,66 L-36,12Z', lighter(shell, 0.25), 'opacity="0.35"') +
      path('M-4,-32 L32,-32 L54,12 L34,54 L-4,54 L-26,12Z', darker(shell, 0.3), 'opacity="0.25"'),
  );
  const rim = path(
    'M-118,66 C-60,90 100,90 150,64 C156,76 150,88 140,92 C80,112 -50,114 -110,94 C-122,90 -124,76 -118,66Z',
    hide(pen, lighter(shell, 0.3)),
  );
  const shine = path('M-76,-10 C-64,-46 -36,-66 -8,-72 C-30,-52 -46,-28 -52,0Z', '#ffffff', 'opacity="0.22"');
  return {
    art: `<g transform="translate(16 0)">${
      tail +
      legs +
      neck +
      cheeks +
      eye +
      smile +
      path(
        dome,
        pen.radial(
          [
            [0, lighter(shell, 0.2)],
            [0.6, shell],
            [1, darker(shell, 0.3)],
          ],
          [0.4, 0.3, 0.8],
        ),
      ) +
      plates +
      shine +
      rim
    }</g>`,
    top: -86,
    bottom: 142,
    halfWidth: 190,
  };
}

function gecko(pen: Pen, skin: string, spot: string): AnimalDrawing {
  const tail =
    stroke('M110,50 C190,66 206,-4 164,-30 C132,-46 112,-18 132,-4', skin, 24) +
    stroke('M110,46 C184,58 196,-2 160,-24', lighter(skin, 0.25), 6, 'opacity="0.6"');
  const far = stroke('M-36,60 C-30,84 -34,100 -48,108 M84,60 C96,82 92,98 80,108', darker(skin, 0.25), 18);
  const body = path('M-74,0 C-40,-34 40,-34 104,14 C140,44 120,80 80,80 C20,86 -40,86 -84,56Z', hide(pen, skin));
  const head = path(
    'M-70,-16 C-96,-66 -166,-68 -190,-24 C-206,4 -196,34 -166,44 C-130,56 -92,54 -76,44Z',
    hide(pen, skin),
  );
  const belly = path(
    'M-176,40 C-130,58 -90,58 -70,64 C-20,86 40,84 84,78 C40,92 -40,92 -84,68 C-120,62 -160,58 -176,40Z',
    lighter(skin, 0.5),
    'opacity="0.8"',
  );
  const near =
    stroke('M-58,56 C-80,80 -86,96 -76,110 M56,62 C46,88 50,100 64,110', skin, 20) +
    stroke('M-92,112 h34 M48,112 h34', skin, 10);
  const spots = [
    [-20, 4, 11],
    [16, -4, 9],
    [52, 18, 12],
    [86, 36, 9],
    [4, 34, 8],
    [38, 46, 7],
    [-48, 26, 7],
    [-120, -36, 6],
    [-100, -20, 5],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.8, spot, 'opacity="0.75"'))
    .join('');
  const eye =
    circle(-150, -18, 20, lighter(skin, 0.2)) +
    circle(-150, -18, 15.5, '#e8b93a') +
    ellipse(-151, -18, 5, 13, '#17110e') +
    circle(-156, -24, 4, '#ffffff');
  return {
    art:
      tail +
      far +
      body +
      head +
      belly +
      near +
      spots +
      eye +
      stroke('M-196,16 C-176,32 -140,32 -116,22', darker(skin, 0.45), 3.5) +
      circle(-190, -4, 2.5, darker(skin, 0.5)),
    top: -62,
    bottom: 118,
    halfWidth: 204,
  };
}

const makers: readonly [(pen: Pen) => AnimalDrawing, ...((pen: Pen) => AnimalDrawing)[]] = [
  (pen) => turtle(pen, '#8fb35a', '#8a6a3c'),
  (pen) => gecko(pen, '#8cbf52', '#e0a63c'),
  (pen) => turtle(pen, '#a9975e', '#5f7a45'),
  (pen) => gecko(pen, '#e8b95a', '#6b4a2c'),
];

/** A turtle or a gecko. */
export const reptile = (pen: Pen, seed: number): AnimalDrawing => (makers[seed % makers.length] ?? makers[0])(pen);
