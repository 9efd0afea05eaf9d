import { darker } from '../drawing/colour';
import { circle, ellipse, path, stroke } from '../drawing/pen';
import type { Haircut } from './hair';

const back = 'M172,280 C156,120 230,76 300,76 C372,76 444,120 428,280Z';
const sweptBack =
  'M180,260 C172,150 244,104 300,104 C356,104 428,150 420,260 C408,210 380,170 300,164 C220,170 192,210 180,260Z';
const sideParting =
  'M178,270 C172,160 240,112 330,104 C300,150 240,176 206,190 C192,216 184,240 178,270Z M330,104 C400,110 428,180 422,270 C414,220 390,160 330,104Z';
const fringe =
  'M178,276 C172,180 200,130 300,112 C400,130 428,180 422,276 C410,240 404,226 396,204 H204 C196,226 190,240 178,276Z';

const long: Haircut = (fill) => ({
  behind: path(
    'M168,250 C150,110 230,70 300,70 C372,70 450,110 432,250 C446,330 452,400 430,446 C400,460 200,460 170,446 C148,400 154,330 168,250Z',
    fill,
  ),
  before: path(sideParting, fill),
});

const bun: Haircut = (fill) => ({
  behind: circle(300, 70, 52, fill) + path(back, fill),
  before: path(sweptBack, fill),
});

const curls: Haircut = (fill) => ({
  behind:
    path(
      'M166,240 C140,120 226,60 300,66 C380,60 458,120 434,240 C456,300 440,360 424,372 C400,384 200,384 176,372 C160,360 144,300 166,240Z',
      fill,
    ) + [180, 210, 250, 300, 350, 390, 420].map((x, i) => circle(x, 96 + Math.abs(i - 3) * 22, 44, fill)).join(''),
  before: [200, 240, 280, 320, 360, 400].map((x, i) => circle(x, 140 + Math.abs(i - 2.5) * 9, 32, fill)).join(''),
});

const bob: Haircut = (fill) => ({
  behind: path(
    'M170,260 C150,110 230,72 300,72 C374,72 450,110 430,260 C440,320 438,350 424,368 H176 C162,350 160,320 170,260Z',
    fill,
  ),
  before: path(fringe, fill),
});

const ponytail: Haircut = (fill, colour) => ({
  behind:
    path('M390,130 C470,130 506,230 480,330 C470,380 448,410 430,420 C444,340 430,240 380,180Z', fill) +
    path(back, fill) +
    ellipse(404, 150, 17, 24, darker(colour, 0.4)),
  before: path(sweptBack, fill),
});

const braid: Haircut = (fill, colour) => ({
  behind: path(
    'M170,260 C150,110 230,72 300,72 C374,72 450,110 430,260 C438,330 430,360 416,372 H184 C170,360 162,330 170,260Z',
    fill,
  ),
  before:
    path(
      'M178,270 C176,170 236,116 300,108 C364,116 424,170 422,270 C410,200 360,150 300,132 C240,150 190,200 178,270Z',
      fill,
    ) +
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          ellipse(188 - i * 2, 372 + i * 34, 26 - i * 2, 22, fill) +
          stroke(`M${168 - i * 2},${372 + i * 34} q20,14 40,0`, darker(colour, 0.3), 3, 'opacity="0.5"'),
      )
      .join('') +
    ellipse(176, 570, 13, 18, fill),
});

const pixie: Haircut = (fill) => ({
  behind: path(
    'M172,290 C150,130 228,74 304,76 C384,78 446,134 428,290 C424,320 410,330 404,310 H196 C190,330 176,320 172,290Z',
    fill,
  ),
  before: path(
    'M180,250 C178,160 236,92 316,96 C396,100 430,170 420,262 C414,230 404,206 388,190 C340,206 276,196 240,166 C226,200 196,214 180,250Z',
    fill,
  ),
});

const waves: Haircut = (fill) => ({
  behind: path(
    'M168,240 C146,110 226,66 304,68 C384,66 456,116 434,240 C462,280 436,310 452,350 C466,390 436,410 444,452 C410,470 400,440 380,450 H220 C196,440 190,470 158,452 C166,410 136,390 150,350 C164,310 140,280 168,240Z',
    fill,
  ),
  before: path(
    'M178,272 C168,168 226,108 288,104 C310,150 380,166 404,196 C416,220 420,246 422,270 C434,160 380,104 288,104 C250,150 196,190 178,272Z',
    fill,
  ),
});

const highBun: Haircut = (fill, colour) => ({
  behind:
    circle(300, 58, 44, fill) + path(back, fill) + stroke('M262,84 C280,96 320,96 338,84', darker(colour, 0.4), 10),
  before: path(fringe, fill),
});

export const womensHair: readonly [Haircut, ...Haircut[]] = [
  long,
  bun,
  curls,
  bob,
  ponytail,
  braid,
  pixie,
  waves,
  highBun,
  bob,
];
