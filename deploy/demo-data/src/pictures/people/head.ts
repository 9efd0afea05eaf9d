import { darker, lighter } from '../drawing/colour';
import { circle, ellipse, num, type Pen, path, rect, stroke } from '../drawing/pen';
import type { Face } from './face';

/** The head without its hair: skin, eyes, brows, nose, mouth, and what makes a face that of one person. */
export function head(pen: Pen, face: Face): string {
  return (
    skull(pen, face) +
    traces(face) +
    beard(face) +
    eyes(face) +
    nose(face) +
    mouth(face) +
    glasses(face) +
    earrings(face)
  );
}

function skull(pen: Pen, { skin }: Face): string {
  const light = pen.radial(
    [
      [0, lighter(skin, 0.25)],
      [0.65, skin],
      [1, darker(skin, 0.12)],
    ],
    [0.42, 0.36, 0.75],
  );
  return (
    ellipse(178, 276, 20, 30, darker(skin, 0.05)) +
    ellipse(422, 276, 20, 30, darker(skin, 0.05)) +
    path(
      'M180,240 C176,140 240,104 300,104 C360,104 424,140 420,240 C420,330 372,404 300,404 C228,404 180,330 180,240Z',
      light,
    ) +
    circle(220, 316, 26, '#e8788a', 'opacity="0.16"') +
    circle(380, 316, 26, '#e8788a', 'opacity="0.16"')
  );
}

/** What time has left: freckles, lines at the eyes and the mouth. */
function traces({ age, freckles, skin }: Face): string {
  const spots = freckles
    ? [206, 222, 236, 252, 348, 364, 378, 394]
        .map((x, i) => circle(x, 306 + (i % 3) * 8, 3.2, '#b5734a', 'opacity="0.55"'))
        .join('')
    : '';
  const lines =
    age === 'old'
      ? stroke(
          'M206,276 l-14,8 M208,286 l-12,14 M394,276 l14,8 M392,286 l12,14 M252,180 q48,-8 96,0 M262,198 q38,-6 76,0 M248,322 q-10,16 -6,30 M352,322 q10,16 6,30',
          darker(skin, 0.28),
          2.6,
          'opacity="0.55"',
        )
      : age === 'middle'
        ? stroke('M206,280 l-11,7 M394,280 l11,7', darker(skin, 0.28), 2.4, 'opacity="0.5"')
        : '';
  return spots + lines;
}

function eyes({ iris, man, hairColour, brows, skin }: Face): string {
  const eye = (x: number): string =>
    ellipse(x, 262, 15, 12.5, '#ffffff') +
    circle(x + 1, 262, 10, iris) +
    circle(x + 1, 262, 5.4, '#17110e') +
    circle(x - 2, 258, 3, '#ffffff') +
    stroke(`M${x - 17},258 C${x - 10},246 ${x + 10},246 ${x + 17},257`, '#3a2a20', man ? 3 : 4.8) +
    (man ? '' : stroke(`M${x + (x < 300 ? -17 : 17)},258 l${x < 300 ? -6 : 6},-5`, '#3a2a20', 3.6));
  const [outer, inner] = [num(232 - brows), num(230 + brows)];
  const line = `M222,${outer} C236,222 254,222 266,${inner} M334,${inner} C346,222 364,222 378,${outer}`;
  return (
    eye(244) +
    eye(356) +
    stroke(line, darker(hairColour, man ? 0.2 : 0.3), man ? 8.5 : 5) +
    stroke('M230,280 q14,6 28,0 M342,280 q14,6 28,0', darker(skin, 0.2), 2, 'opacity="0.4"')
  );
}

const nose = ({ skin, man }: Face): string =>
  man
    ? stroke('M302,266 C298,294 282,308 288,316 C296,322 308,322 314,315', darker(skin, 0.3), 4.6)
    : stroke('M300,274 C297,296 290,308 294,313 C299,317 305,317 309,312', darker(skin, 0.3), 3.8);

function mouth({ mouth: kind, skin, man }: Face): string {
  const lip = man ? darker(skin, 0.4) : '#b5564f';
  switch (kind) {
    case 'laughing':
      return (
        path('M256,338 C276,350 324,350 344,338 C338,380 262,380 256,338Z', '#8c3a3a') +
        path('M260,342 C278,352 322,352 340,342 L336,354 C320,360 280,360 264,354Z', '#ffffff') +
        stroke('M252,336 C276,352 324,352 348,336', lip, 4.4)
      );
    case 'smiling':
      return (
        path('M260,340 C278,351 322,351 340,340 C334,368 266,368 260,340Z', '#ffffff') +
        stroke('M256,338 C278,353 322,353 344,338', lip, 4) +
        stroke('M266,352 C282,372 318,372 334,352', lip, 3.4)
      );
    case 'quiet':
      return (
        stroke('M262,344 C280,360 320,360 338,344', lip, 5) +
        stroke('M282,368 q18,8 36,0', darker(skin, 0.22), 3, 'opacity="0.6"')
      );
  }
}

function beard({ beard: kind, hairColour }: Face): string {
  const jaw =
    'M182,270 C186,360 236,418 300,418 C364,418 414,360 418,270 C408,312 390,326 352,324 C330,318 270,318 248,324 C210,326 192,312 182,270Z';
  const moustache =
    'M300,320 C276,314 254,324 244,342 C266,336 284,336 300,332 C316,336 334,336 356,342 C346,324 324,314 300,320Z';
  switch (kind) {
    case 'full':
      return path(jaw, hairColour, 'opacity="0.94"');
    case 'stubble':
      return path(jaw, darker(hairColour, 0.1), 'opacity="0.2"');
    case 'moustache':
      return path(moustache, hairColour);
    case 'goatee':
      return (
        path(moustache, hairColour) +
        path('M256,346 C258,400 276,420 300,422 C324,420 342,400 344,346 C330,380 270,380 256,346Z', hairColour)
      );
    case 'none':
      return '';
  }
}

function glasses({ glasses: kind }: Face): string {
  switch (kind) {
    case 'round':
      return (
        [244, 356]
          .map((x) => circle(x, 264, 34, '#ffffff', 'fill-opacity="0.12" stroke="#3a3633" stroke-width="5"'))
          .join('') + stroke('M278,258 q22,-10 44,0', '#3a3633', 5)
      );
    case 'square':
      return (
        [204, 316]
          .map((x) => rect(x, 236, 80, 54, '#ffffff', 14, 'fill-opacity="0.12" stroke="#7b3f2a" stroke-width="7"'))
          .join('') + stroke('M284,254 q16,-8 32,0', '#7b3f2a', 7)
      );
    case 'thin':
      return stroke(
        'M210,252 H278 Q280,290 244,292 Q208,290 210,252 M322,252 H390 Q392,290 356,292 Q320,290 322,252 M278,256 q22,-8 44,0',
        '#a48a4a',
        3.4,
      );
    case 'none':
      return '';
  }
}

const earrings = ({ earrings: worn }: Face): string =>
  worn ? circle(176, 314, 8, '#e9c46a') + circle(424, 314, 8, '#e9c46a') : '';
