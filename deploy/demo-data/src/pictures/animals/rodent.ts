import { darker, lighter } from '../drawing/colour';
import { circle, ellipse, type Pen, path, stroke } from '../drawing/pen';
import { type AnimalDrawing, bodyFur, fur, mirrored } from './animal-drawing';

const bead = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#1b1310') +
  circle(x - r * 0.32, y - r * 0.36, r * 0.34, '#ffffff') +
  circle(x + r * 0.3, y + r * 0.4, r * 0.15, '#ffffff', 'opacity="0.6"');

const whiskers = (y: number): string =>
  mirrored(
    stroke(
      `M-22,${y} C-44,${y - 8} -64,${y - 8} -84,${y - 2} M-22,${y + 6} C-44,${y + 6} -62,${y + 10} -80,${y + 18}`,
      '#6b5a4c',
      1.4,
      'opacity="0.45"',
    ),
  );

function hamster(pen: Pen, coat: string, pale: string): AnimalDrawing {
  const body = path(
    'M0,-20 C70,-20 112,50 108,120 C106,170 60,186 0,186 C-60,186 -106,170 -108,120 C-112,50 -70,-20 0,-20Z',
    bodyFur(pen, coat),
  );
  const belly = path(
    'M0,30 C46,30 66,80 62,126 C58,166 34,182 0,182 C-34,182 -58,166 -62,126 C-66,80 -46,30 0,30Z',
    pale,
  );
  const ear = circle(-66, -76, 27, fur(pen, coat)) + circle(-64, -72, 16, '#eab3a4');
  const head = path(
    'M0,-98 C54,-98 84,-62 96,-16 C106,24 72,56 0,56 C-72,56 -106,24 -96,-16 C-84,-62 -54,-98 0,-98Z',
    fur(pen, coat),
  );
  const cheeks = path(
    'M0,-40 C12,-28 30,-24 54,-18 C90,-6 92,50 40,52 C24,56 -24,56 -40,52 C-92,50 -90,-6 -54,-18 C-30,-24 -12,-28 0,-40Z',
    fur(pen, pale, 0.08),
  );
  const blaze = path('M0,-97 C8,-80 8,-56 4,-34 L-4,-34 C-8,-56 -8,-80 0,-97Z', pale, 'opacity="0.8"');
  const nose = path('M-9,-6 C-9,-11 9,-11 9,-6 C9,0 3,4 0,4 C-3,4 -9,0 -9,-6Z', '#d98481');
  const mouth = stroke('M0,4 V12 M-13,14 C-9,22 -2,20 0,12 C2,20 9,22 13,14', darker(pale, 0.6), 2.6);
  const seed =
    path('M0,52 C14,66 14,92 0,104 C-14,92 -14,66 0,52Z', '#3c3733') + stroke('M-3,62 v32 M4,60 v36', '#cfc6b8', 1.8);
  const hands = mirrored(path('M-54,70 C-50,58 -26,62 -10,74 C-4,82 -8,92 -18,92 C-36,92 -54,88 -54,70Z', '#f0c0b2'));
  const feet = mirrored(ellipse(-46, 184, 30, 10, '#eeb9aa'));
  return {
    art:
      body +
      belly +
      mirrored(ear) +
      head +
      cheeks +
      blaze +
      feet +
      mirrored(bead(-42, -26, 13)) +
      nose +
      mouth +
      whiskers(2) +
      seed +
      hands,
    top: -104,
    bottom: 194,
    halfWidth: 112,
  };
}

function rabbit(pen: Pen, coat: string, pale: string, lop: boolean): AnimalDrawing {
  const ear = lop
    ? path(
        'M-34,-84 C-74,-104 -112,-62 -112,-2 C-112,42 -98,66 -84,62 C-62,58 -62,4 -58,-34Z',
        fur(pen, darker(coat, 0.12)),
      )
    : path('M-24,-76 C-62,-110 -78,-214 -56,-232 C-28,-238 0,-150 -2,-80Z', fur(pen, coat)) +
      path('M-28,-92 C-52,-128 -62,-200 -52,-212 C-36,-212 -14,-146 -16,-92Z', '#efb9ac', 'opacity="0.85"');
  const body = path(
    'M0,20 C64,20 104,96 104,160 C104,210 70,226 0,226 C-70,226 -104,210 -104,160 C-104,96 -64,20 0,20Z',
    bodyFur(pen, coat),
  );
  const belly = path(
    'M0,60 C40,60 54,110 50,150 C46,196 30,222 0,222 C-30,222 -46,196 -50,150 C-54,110 -40,60 0,60Z',
    pale,
  );
  const head = path(
    'M0,-92 C44,-92 70,-60 78,-20 C86,26 52,62 0,62 C-52,62 -86,26 -78,-20 C-70,-60 -44,-92 0,-92Z',
    fur(pen, coat),
  );
  const muzzle = mirrored(ellipse(-18, 30, 27, 22, fur(pen, pale, 0.08))) + ellipse(0, 46, 20, 14, pale);
  const blaze = path('M0,-90 C12,-60 12,-24 10,10 L-10,10 C-12,-24 -12,-60 0,-90Z', pale, 'opacity="0.7"');
  const nose = path('M-11,10 C-11,4 11,4 11,10 C11,17 4,22 0,23 C-4,22 -11,17 -11,10Z', '#dd8e8a');
  const mouth = stroke('M0,22 V32 M-14,34 C-10,42 -2,40 0,32 C2,40 10,42 14,34', darker(pale, 0.55), 2.6);
  const hands = mirrored(
    path(
      'M-34,120 C-38,150 -38,180 -34,206 C-30,220 -6,218 -6,202 C-6,176 -8,150 -10,126Z',
      pen.linear([
        [0, coat, 0],
        [0.35, coat],
        [1, lighter(coat, 0.1)],
      ]),
    ),
  );
  const feet = mirrored(
    path(
      'M-112,214 C-112,196 -60,194 -34,208 C-26,222 -36,230 -50,230 L-96,230 C-108,230 -112,224 -112,214Z',
      fur(pen, pale, 0.1),
    ),
  );
  const shade = ellipse(0, 62, 62, 18, '#000000', 'opacity="0.1"');
  const front = lop ? mirrored(ear) : '';
  const behind = lop ? '' : mirrored(ear);
  return {
    art:
      behind +
      body +
      belly +
      shade +
      hands +
      feet +
      head +
      blaze +
      muzzle +
      mirrored(bead(-46, -18, 13)) +
      nose +
      mouth +
      whiskers(28) +
      front,
    top: lop ? -98 : -232,
    bottom: 232,
    halfWidth: 116,
  };
}

function guineaPig(pen: Pen, coat: string, patch: string): AnimalDrawing {
  const body = path(
    'M20,-40 C110,-44 190,0 190,76 C190,130 160,148 60,148 L-60,148 C-110,148 -118,20 20,-40Z',
    bodyFur(pen, coat),
  );
  const saddle = pen.clip(
    path('M20,-40 C110,-44 190,0 190,76 C190,130 160,148 60,148 L-60,148 C-110,148 -118,20 20,-40Z', '#000'),
    path('M90,-60 C60,20 80,100 110,160 L230,160 L230,-60Z', patch, 'opacity="0.9"'),
  );
  const ear = path('M-104,-70 C-132,-78 -140,-40 -124,-22 C-110,-12 -92,-34 -88,-54Z', fur(pen, darker(patch, 0.2)));
  const rightEar = path('M-6,-76 C20,-92 36,-58 24,-36 C12,-22 -10,-40 -16,-58Z', fur(pen, darker(patch, 0.2)));
  const head = path(
    'M-56,-90 C-10,-90 24,-54 28,-2 C32,54 -4,90 -56,90 C-108,90 -144,54 -140,-2 C-136,-54 -102,-90 -56,-90Z',
    fur(pen, patch),
  );
  const blaze = path(
    'M-56,-90 C-42,-60 -42,-30 -36,0 C-6,14 0,70 -56,88 C-112,70 -106,14 -76,0 C-70,-30 -70,-60 -56,-90Z',
    fur(pen, coat, 0.08),
  );
  const nose = path('M-68,24 C-68,18 -44,18 -44,24 C-44,32 -52,36 -56,37 C-60,36 -68,32 -68,24Z', '#d98481');
  const mouth = stroke('M-56,37 V46 M-70,48 C-66,56 -58,54 -56,46 C-54,54 -46,56 -42,48', darker(coat, 0.55), 2.6);
  const feet =
    ellipse(-80, 148, 26, 10, '#eeb9aa') + ellipse(-20, 148, 26, 10, '#eeb9aa') + ellipse(130, 148, 30, 10, '#eeb9aa');
  return {
    art: `<g transform="translate(-24 0)">${body + saddle + feet + ear + rightEar + head + blaze + bead(-100, -8, 13) + bead(-12, -8, 13) + nose + mouth}</g>`,
    top: -92,
    bottom: 158,
    halfWidth: 168,
  };
}

const makers: readonly [(pen: Pen) => AnimalDrawing, ...((pen: Pen) => AnimalDrawing)[]] = [
  (pen) => hamster(pen, '#d9954f', '#fdf4e6'),
  (pen) => rabbit(pen, '#b9a38c', '#f6eee3', false),
  (pen) => guineaPig(pen, '#fbf4e8', '#a9683a'),
  (pen) => rabbit(pen, '#f3eee6', '#fffdf9', false),
  (pen) => hamster(pen, '#a8a39c', '#f7f4ef'),
  (pen) => rabbit(pen, '#c98f58', '#fbeedb', true),
  (pen) => guineaPig(pen, '#f6e7cf', '#4a3a31'),
];

/** A hamster, rabbit or guinea pig. */
export const rodent = (pen: Pen, seed: number): AnimalDrawing => (makers[seed % makers.length] ?? makers[0])(pen);
