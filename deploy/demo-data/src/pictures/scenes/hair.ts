import { darker, lighter } from '../drawing/colour';
import { circle, type Pen, path } from '../drawing/pen';

interface Hair {
  behind: string;
  before: string;
}

export function hairOf(pen: Pen, cut: number, colour: string): Hair {
  const fill = pen.linear([
    [0, lighter(colour, 0.18)],
    [1, darker(colour, 0.12)],
  ]);
  const cap =
    'M176,262 C160,130 240,84 304,84 C376,84 440,136 424,262 C414,220 396,196 372,178 C320,196 240,196 206,184 C192,206 184,230 176,262Z';
  switch (cut) {
    case 0:
      return {
        behind: path(
          'M168,250 C150,110 230,70 300,70 C372,70 450,110 432,250 C446,330 452,400 430,446 C400,460 200,460 170,446 C148,400 154,330 168,250Z',
          fill,
        ),
        before: path(
          'M178,270 C172,160 240,112 330,104 C300,150 240,176 206,190 C192,216 184,240 178,270Z M330,104 C400,110 428,180 422,270 C414,220 390,160 330,104Z',
          fill,
        ),
      };
    case 1:
      return {
        behind: circle(300, 70, 52, fill) + path('M172,280 C156,120 230,76 300,76 C372,76 444,120 428,280Z', fill),
        before: path(
          'M180,260 C172,150 244,104 300,104 C356,104 428,150 420,260 C408,210 380,170 300,164 C220,170 192,210 180,260Z',
          fill,
        ),
      };
    case 2:
      return {
        behind: '',
        before: path(
          'M178,270 C164,140 226,74 318,78 C392,76 436,136 422,270 C416,236 408,214 398,196 C372,206 330,196 300,170 C268,196 228,200 204,196 C190,214 184,240 178,270Z',
          fill,
        ),
      };
    case 3:
      return {
        behind:
          path(
            'M166,240 C140,120 226,60 300,66 C380,60 458,120 434,240 C456,300 440,360 424,372 C400,384 200,384 176,372 C160,360 144,300 166,240Z',
            fill,
          ) +
          [180, 210, 250, 300, 350, 390, 420].map((x, i) => circle(x, 96 + Math.abs(i - 3) * 22, 44, fill)).join(''),
        before: [200, 240, 280, 320, 360, 400].map((x, i) => circle(x, 140 + Math.abs(i - 2.5) * 9, 32, fill)).join(''),
      };
    case 4:
      return {
        behind: path(
          'M170,260 C150,110 230,72 300,72 C374,72 450,110 430,260 C440,320 438,350 424,368 H176 C162,350 160,320 170,260Z',
          fill,
        ),
        before: path(
          'M178,276 C172,180 200,130 300,112 C400,130 428,180 422,276 C410,240 404,226 396,204 H204 C196,226 190,240 178,276Z',
          fill,
        ),
      };
    default:
      return { behind: '', before: path(cap, fill) };
  }
}
