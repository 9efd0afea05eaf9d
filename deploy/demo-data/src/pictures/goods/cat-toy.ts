import { darker, lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, type Pen, path, place, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';

function mouse(pen: Pen, colour: string, accent: string): string {
  const plush = pen.radial(
    [
      [0, lighter(colour, 0.35)],
      [0.6, colour],
      [1, darker(colour, 0.28)],
    ],
    [0.4, 0.25, 0.8],
  );
  const tail = stroke('M150,-40 C220,-60 236,-130 190,-150 C160,-160 150,-128 172,-120', darker(accent, 0.1), 13);
  const body = path(
    'M-180,-24 C-150,-110 -60,-160 30,-150 C120,-142 172,-84 166,-24 C160,4 60,4 0,4 C-60,4 -160,6 -180,-24Z',
    plush,
  );
  const seam = stroke(
    'M-170,-34 C-110,-50 60,-160 40,-150 M40,-150 C70,-100 70,-40 50,2',
    darker(colour, 0.35),
    2.4,
    'stroke-dasharray="7 6" opacity="0.55"',
  );
  const ear = circle(-64, -132, 42, plush) + circle(-62, -130, 28, lighter(accent, 0.25));
  const farEar = circle(-100, -126, 32, darker(colour, 0.2));
  const face =
    circle(-178, -26, 11, accent) +
    circle(-126, -62, 9, '#231a15') +
    circle(-129, -65, 3, '#ffffff') +
    stroke('M-160,-22 q-30,-14 -52,-10 M-158,-14 q-28,2 -48,14', '#6b5a4c', 2);
  return tail + farEar + body + seam + ear + face;
}

function wand(pen: Pen, colour: string, accent: string): string {
  const plume = (turn: number, tone: string, scale: number): string =>
    place(
      path('M0,0 C-34,40 -40,110 -8,170 C30,120 34,50 0,0Z', sheet(pen, tone, lighter(tone, 0.3))) +
        stroke('M0,4 C-6,60 -6,110 -8,164', '#ffffff', 2, 'opacity="0.6"'),
      70,
      -190,
      { turn, scale },
    );
  return (
    stroke('M-190,-8 L30,-410', '#8a6242', 13) +
    stroke('M-187,-12 L30,-408', '#b98d62', 4) +
    stroke('M-190,-8 L-140,-98', colour, 24) +
    stroke('M30,-410 C90,-400 84,-280 72,-196', '#cfc6b6', 3) +
    plume(-34, colour, 1) +
    plume(30, accent, 1) +
    plume(-6, lighter(colour, 0.4), 1.08) +
    plume(12, darker(accent, 0.1), 0.8) +
    circle(
      70,
      -190,
      16,
      pen.radial(
        [
          [0, '#fff3cf'],
          [0.6, '#f1c75b'],
          [1, '#b78a2a'],
        ],
        [0.4, 0.3, 0.7],
      ),
    )
  );
}

function plushFish(pen: Pen, colour: string, accent: string): string {
  const cloth = sheet(pen, lighter(colour, 0.25), darker(colour, 0.15));
  const tail = path(
    'M110,-100 C170,-170 220,-180 226,-164 C214,-124 214,-80 226,-36 C220,-20 170,-30 110,-92Z',
    sheet(pen, accent, darker(accent, 0.2)),
  );
  const body = path('M-200,-98 C-150,-190 40,-196 130,-98 C40,-2 -150,-6 -200,-98Z', cloth);
  const patches =
    path(
      'M-120,-157 C-90,-120 -90,-76 -120,-39 C-150,-52 -180,-72 -200,-98 C-180,-124 -150,-146 -120,-157Z',
      sheet(pen, lighter(accent, 0.2), accent),
    ) + stroke('M-120,-157 C-90,-120 -90,-76 -120,-39', '#ffffff', 3, 'stroke-dasharray="8 7"');
  const scales = stroke(
    'M-50,-140 q22,20 0,42 q22,20 0,42 M0,-148 q22,24 0,50 q22,24 0,50 M50,-136 q20,18 0,38 q20,18 0,38',
    '#ffffff',
    4,
    'opacity="0.45"',
  );
  return (
    tail +
    body +
    patches +
    scales +
    circle(-150, -108, 14, '#fffdf5') +
    circle(-150, -108, 8, '#231a15') +
    path('M-20,-170 C0,-206 50,-206 70,-186 C60,-170 40,-156 24,-150Z', sheet(pen, accent, darker(accent, 0.2)))
  );
}

/** Toys of cats: a mouse, a feather wand, a fish of cloth. */
export const catToy: ProductDrawer = (pen, spec) => {
  const { palette } = spec;
  switch (formOf(spec, /удочк|дразн/i, /рыб/i, /мыш/i)) {
    case 0:
      return {
        art: wand(pen, palette.main, palette.accent),
        halfWidth: 130,
        maxHalfWidth: 230,
        height: 420,
        shadowHeight: 0.5,
      };
    case 1:
      return {
        art: plushFish(pen, palette.main, palette.accent),
        halfWidth: 150,
        maxHalfWidth: 240,
        height: 200,
        shadowHeight: 0.7,
      };
    default:
      return {
        art: mouse(pen, spec.seed % 2 ? '#b9b2aa' : lighter(palette.main, 0.2), '#e9a2a0'),
        halfWidth: 170,
        maxHalfWidth: 232,
        height: 176,
      };
  }
};
