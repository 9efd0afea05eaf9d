import { darker, lighter } from '../drawing/colour';
import { circle, type Pen, path, rect, stroke } from '../drawing/pen';
import { GREEN } from '../drawing/shop-colours';
import type { PictureSpec } from '../spec/spec';
import type { Face } from './face';

type Role = Extract<PictureSpec, { kind: 'person' }>['role'];
/** The colour of cloth, as a gradient. */
type Dye = (colour: string) => string;

const BODY = 'M64,620 C70,500 130,466 226,446 C260,476 340,476 374,446 C470,466 530,500 536,620Z';
const COLLAR = 'M226,446 L300,520 L270,540 L206,462Z M374,446 L300,520 L330,540 L394,462Z';
const nameplate = rect(376, 534, 66, 26, '#fdf6e9', 5) + stroke('M386,547 h46', GREEN, 4);
const stethoscope =
  stroke('M214,462 C206,560 250,590 262,560 M388,462 C396,520 386,548 366,566', '#3a4a55', 9) +
  circle(362, 574, 17, '#c9cdd0') +
  circle(362, 574, 10, '#8e9599');

/** The clothes of each profession, drawn over the shoulders, each in several variants. */
export function clothes(pen: Pen, role: Role, { tone, outfit }: Face): string {
  const dye: Dye = (colour) =>
    pen.linear([
      [0, lighter(colour, 0.12)],
      [1, darker(colour, 0.14)],
    ]);
  switch (role) {
    case 'vet':
      return outfit === 0 ? coat(dye, '#7fb9b4') : outfit === 1 ? scrubs(dye, '#4f8f93') : coat(dye, '#6f8fb0');
    case 'groomer':
      return apron(dye, tone, ['#3b4a4f', '#7a4a3a', '#2f5d4f'][outfit] ?? '#3b4a4f');
    case 'trainer':
      return outfit === 1 ? vest(dye, tone, '#5f7048') : vest(dye, tone, outfit === 0 ? '#b8702c' : '#3f5f7a');
    case 'seller':
      return path(BODY, dye(GREEN)) + path(COLLAR, dye('#2b7158')) + stroke('M300,520 V620', '#17453a', 3) + nameplate;
    case 'author':
      return outfit === 0 ? sweater(dye, tone) : outfit === 1 ? shirt(dye, tone) : turtleneck(dye, tone);
  }
}

/** A white coat over a shirt, with a stethoscope. */
const coat = (dye: Dye, under: string): string =>
  path(BODY, dye('#f7f8f6')) +
  path('M240,446 L300,560 L360,446 C340,476 260,476 240,446Z', under) +
  path('M226,446 L300,588 L268,620 L196,470Z M374,446 L300,588 L332,620 L404,470Z', dye('#ffffff')) +
  stroke('M226,446 L300,588 M374,446 L300,588', '#d3d8d6', 3) +
  stethoscope;

/** The short suit of an operating room. */
const scrubs = (dye: Dye, colour: string): string =>
  path(BODY, dye(colour)) +
  path('M232,446 L300,540 L368,446 L392,456 L300,576 L208,456Z', darker(colour, 0.22)) +
  rect(372, 530, 78, 70, darker(colour, 0.12), 6) +
  rect(388, 516, 8, 40, '#e58b2c', 3) +
  stroke(
    'M160,500 C150,540 148,580 150,620 M440,500 C450,540 452,580 450,620',
    darker(colour, 0.3),
    3,
    'opacity="0.5"',
  );

const apron = (dye: Dye, shirtColour: string, colour: string): string =>
  path(BODY, dye(shirtColour)) +
  path('M214,470 L206,620 H394 L386,470 C350,520 250,520 214,470Z', dye(colour)) +
  stroke('M228,452 L216,480 M372,452 L384,480', colour, 16) +
  path('M280,560 h54 v60 h-54z', darker(colour, 0.2)) +
  rect(290, 540, 8, 44, '#c9cdd0', 3) +
  rect(306, 534, 12, 50, '#e58b2c', 4);

/** A vest over a jersey, with a whistle. */
const vest = (dye: Dye, jersey: string, colour: string): string =>
  path(BODY, dye(jersey)) +
  path(
    'M200,456 C180,520 176,580 178,620 H268 L240,450Z M400,456 C420,520 424,580 422,620 H332 L360,450Z',
    dye(colour),
  ) +
  stroke('M268,620 L240,450 M332,620 L360,450', darker(colour, 0.3), 3) +
  stroke('M250,458 C270,540 330,540 350,458', '#e9c46a', 5) +
  rect(290, 516, 22, 34, '#c9cdd0', 8);

const sweater = (dye: Dye, tone: string): string =>
  path(BODY, dye(tone)) +
  path('M232,446 C250,496 350,496 368,446 C350,470 250,470 232,446Z', darker(tone, 0.25)) +
  stroke('M120,600 C126,560 136,530 146,512 M480,600 C474,560 464,530 454,512', darker(tone, 0.3), 3, 'opacity="0.5"');

/** A shirt under a jacket. */
const shirt = (dye: Dye, tone: string): string =>
  path(BODY, dye(darker(tone, 0.35))) +
  path('M226,446 L300,600 L374,446 C350,480 250,480 226,446Z', '#fbf8f1') +
  path(
    'M236,444 L300,500 L282,526 L218,462Z M364,444 L300,500 L318,526 L382,462Z',
    '#ffffff',
    'stroke="#ddd6c8" stroke-width="2"',
  ) +
  path('M220,452 L300,620 H250 L176,476Z M380,452 L300,620 H350 L424,476Z', dye(darker(tone, 0.28)));

const turtleneck = (dye: Dye, tone: string): string =>
  path(BODY, dye(tone)) +
  rect(246, 410, 108, 62, dye(lighter(tone, 0.06)), 22) +
  stroke('M250,436 H350 M252,454 H348', darker(tone, 0.2), 3, 'opacity="0.5"');
