import { darker, lighter } from '../drawing/colour';
import { circle, ellipse, type Pen, path, rect, stroke } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import type { PictureSpec } from '../spec/spec';
import { clothes } from './clothes';
import { faceOf } from './face';
import { hairOf } from './hair';

type Person = Omit<Extract<PictureSpec, { kind: 'person' }>, 'kind'>;

/** A friendly portrait of a specialist, seller or author. 1:1. */
export function person(pen: Pen, { role, seed }: Person): string {
  const back = backgroundOf(seed);
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
  return ground + bust(pen, { role, seed });
}

const backgroundOf = (seed: number): string =>
  new SeededRandom(seed + 29).pick(['#e4ecdb', '#f3e6d3', '#dfeaec', '#f1e0da', '#efe9d2', '#e6e1ee', '#dcebe4']);

/** Head and shoulders, 600 wide, cut off at y = 620. */
export function bust(pen: Pen, { role, seed }: Person): string {
  const { chance, skin, hairColour, cut, man } = faceOf(seed);
  const tone = chance.pick(['#7fa08a', '#c9785a', '#6f8fb0', '#d9a54f', '#a27a9c', '#5f7f74']);
  const hair = hairOf(pen, cut, hairColour);
  const light = pen.radial(
    [
      [0, lighter(skin, 0.25)],
      [0.65, skin],
      [1, darker(skin, 0.12)],
    ],
    [0.42, 0.36, 0.75],
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
