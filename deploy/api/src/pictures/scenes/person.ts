import { Chance } from '../paper/chance';
import { darker, lighter } from '../paper/colour';
import { circle, ellipse, type Pen, path, rect, stroke } from '../paper/pen';
import type { PictureSpec } from '../spec';

type Role = Extract<PictureSpec, { kind: 'person' }>['role'];

/** What each calling wears, over the shoulders. */
function clothes(pen: Pen, role: Role, tone: string): string {
  const body = 'M64,620 C70,500 130,466 226,446 C260,476 340,476 374,446 C470,466 530,500 536,620Z';
  const cloth = (colour: string): string =>
    pen.linear([
      [0, lighter(colour, 0.12)],
      [1, darker(colour, 0.14)],
    ]);
  const name = rect(376, 534, 66, 26, '#fdf6e9', 5) + stroke('M386,547 h46', '#1f5b46', 4);
  switch (role) {
    case 'vet':
      return (
        path(body, cloth('#f7f8f6')) +
        path('M240,446 L300,560 L360,446 C340,476 260,476 240,446Z', '#7fb9b4') +
        path('M226,446 L300,588 L268,620 L196,470Z M374,446 L300,588 L332,620 L404,470Z', cloth('#ffffff')) +
        stroke('M226,446 L300,588 M374,446 L300,588', '#d3d8d6', 3) +
        stroke('M214,462 C206,560 250,590 262,560 M388,462 C396,520 386,548 366,566', '#3a4a55', 9) +
        circle(362, 574, 17, '#c9cdd0') +
        circle(362, 574, 10, '#8e9599')
      );
    case 'groomer':
      return (
        path(body, cloth(tone)) +
        path('M214,470 L206,620 H394 L386,470 C350,520 250,520 214,470Z', cloth('#3b4a4f')) +
        stroke('M228,452 L216,480 M372,452 L384,480', '#3b4a4f', 16) +
        path('M280,560 h54 v60 h-54z', '#33403f') +
        rect(290, 540, 8, 44, '#c9cdd0', 3) +
        rect(306, 534, 12, 50, '#e58b2c', 4)
      );
    case 'trainer':
      return (
        path(body, cloth(tone)) +
        path(
          'M200,456 C180,520 176,580 178,620 H268 L240,450Z M400,456 C420,520 424,580 422,620 H332 L360,450Z',
          cloth('#b8702c'),
        ) +
        stroke('M268,620 L240,450 M332,620 L360,450', '#8d531d', 3) +
        stroke('M250,458 C270,540 330,540 350,458', '#e9c46a', 5) +
        rect(290, 516, 22, 34, '#c9cdd0', 8)
      );
    case 'seller':
      return (
        path(body, cloth('#1f5b46')) +
        path('M226,446 L300,520 L270,540 L206,462Z M374,446 L300,520 L330,540 L394,462Z', cloth('#2b7158')) +
        stroke('M300,520 V620', '#17453a', 3) +
        name
      );
    default:
      return (
        path(body, cloth(tone)) +
        path('M232,446 C250,496 350,496 368,446 C350,470 250,470 232,446Z', darker(tone, 0.25)) +
        stroke(
          'M120,600 C126,560 136,530 146,512 M480,600 C474,560 464,530 454,512',
          darker(tone, 0.3),
          3,
          'opacity="0.5"',
        )
      );
  }
}

interface Hair {
  behind: string;
  before: string;
}

function hairOf(pen: Pen, cut: number, colour: string): Hair {
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

/** A friendly portrait of a specialist, seller or author. 1:1. */
export function person(pen: Pen, { role, seed }: Extract<PictureSpec, { kind: 'person' }>): string {
  const chance = new Chance(seed + 17);
  const skin = chance.pick(['#f3cfae', '#eec09a', '#e3ab80', '#f6d9bf', '#d39a6c']);
  const hairColour = chance.pick(['#3a2a20', '#6b4226', '#a8703a', '#d9b06a', '#8a8580', '#8f3f22', '#221c1a']);
  const cut = Math.floor(chance.next() * 6);
  const man = cut === 2 || cut === 5;
  const tone = chance.pick(['#7fa08a', '#c9785a', '#6f8fb0', '#d9a54f', '#a27a9c', '#5f7f74']);
  const back = chance.pick(['#e4ecdb', '#f3e6d3', '#dfeaec', '#f1e0da', '#efe9d2']);
  const hair = hairOf(pen, cut, hairColour);
  const light = pen.radial(
    [
      [0, lighter(skin, 0.25)],
      [0.65, skin],
      [1, darker(skin, 0.12)],
    ],
    [0.42, 0.36, 0.75],
  );
  const ground = rect(
    0,
    0,
    600,
    600,
    pen.radial(
      [
        [0, lighter(back, 0.55)],
        [1, back],
      ],
      [0.5, 0.4, 0.7],
    ),
  );
  const neck =
    path('M254,370 C254,420 250,440 226,450 C250,500 350,500 374,450 C350,440 346,420 346,370Z', darker(skin, 0.1)) +
    path('M254,384 C270,424 330,424 346,384 V400 C330,444 270,444 254,400Z', '#1d140c', 'opacity="0.12"');
  const head =
    ellipse(178, 276, 20, 30, darker(skin, 0.05)) +
    ellipse(422, 276, 20, 30, darker(skin, 0.05)) +
    path(
      'M180,240 C176,140 240,104 300,104 C360,104 424,140 420,240 C420,330 372,404 300,404 C228,404 180,330 180,240Z',
      light,
    );
  const brow = darker(hairColour, 0.15);
  const iris = chance.pick(['#5a3a22', '#4f7a5a', '#4a7396']);
  const eye = (x: number): string =>
    ellipse(x, 262, 15, 12.5, '#ffffff') +
    circle(x + 1, 262, 10, iris) +
    circle(x + 1, 262, 5.4, '#17110e') +
    circle(x - 2, 258, 3, '#ffffff') +
    stroke(`M${x - 17},258 C${x - 10},246 ${x + 10},246 ${x + 17},257`, '#3a2a20', man ? 3 : 4.6);
  const trait = chance.next();
  const brows = stroke('M222,232 C236,222 254,222 266,230 M334,230 C346,222 364,222 378,232', brow, man ? 8 : 5.5);
  const nose = stroke('M300,270 C296,296 288,308 292,314 C298,318 306,318 310,313', darker(skin, 0.3), 4);
  const smile =
    path('M258,340 C276,352 324,352 342,340 C336,374 264,374 258,340Z', '#ffffff') +
    stroke('M254,338 C276,354 324,354 346,338', darker(skin, 0.5), 4) +
    stroke('M262,350 C280,376 320,376 338,350', darker(skin, 0.35), 3.4);
  const blush = circle(220, 316, 26, '#e8788a', 'opacity="0.18"') + circle(380, 316, 26, '#e8788a', 'opacity="0.18"');
  const beard =
    man && trait < 0.45
      ? path(
          'M182,270 C186,360 236,418 300,418 C364,418 414,360 418,270 C408,312 390,326 352,324 C330,318 270,318 248,324 C210,326 192,312 182,270Z',
          hairColour,
          'opacity="0.94"',
        )
      : '';
  const glasses =
    trait > 0.7
      ? circle(244, 264, 34, 'none', 'stroke="#3a3633" stroke-width="5"') +
        circle(356, 264, 34, 'none', 'stroke="#3a3633" stroke-width="5"') +
        stroke('M278,258 q22,-10 44,0', '#3a3633', 5)
      : '';
  return (
    ground +
    hair.behind +
    clothes(pen, role, tone) +
    neck +
    head +
    blush +
    beard +
    eye(244) +
    eye(356) +
    brows +
    nose +
    smile +
    glasses +
    hair.before
  );
}
