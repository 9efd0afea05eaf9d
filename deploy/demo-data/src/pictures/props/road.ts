import { darker, lighter } from '../drawing/colour';
import { lettering } from '../drawing/lettering';
import { sheet } from '../drawing/light';
import { circle, type Pen, path, place, rect, stroke } from '../drawing/pen';
import { GREEN, ORANGE } from '../drawing/shop-colours';
import { paw } from '../drawing/signs';

// Things of a journey, each standing at (0, 0).

const wheel = (x: number): string =>
  circle(x, -36, 46, '#2f3336') + circle(x, -36, 24, '#c9cdd0') + circle(x, -36, 9, '#7d8488');

/** A family car seen from its side, 520 wide. `inside` is drawn behind its rear window, whose middle is at (110, -210). */
export const car = (pen: Pen, colour: string, inside = ''): string => {
  const paint = sheet(pen, lighter(colour, 0.16), darker(colour, 0.16));
  const glass = 'M-96,-150 L-50,-244 H36 V-150Z';
  const rear = 'M52,-150 V-244 H170 L214,-150Z';
  return (
    path(
      'M-260,-40 V-104 C-258,-140 -170,-146 -130,-152 L-72,-262 Q-64,-274 -48,-274 H176 Q196,-274 206,-258 L246,-150 Q262,-140 262,-112 V-40Z',
      paint,
    ) +
    path(glass, '#cfe3e8') +
    pen.clip(path(rear, '#000'), path(rear, '#bcd6dd') + inside) +
    path('M-84,-150 L-50,-222 L-20,-222 L-54,-150Z', '#ffffff', 'opacity="0.45"') +
    stroke('M44,-244 V-60 M-112,-60 V-140', darker(colour, 0.3), 3) +
    rect(62, -128, 38, 9, darker(colour, 0.35), 4) +
    rect(-262, -112, 30, 24, '#fff3c9', 8) +
    rect(238, -116, 24, 30, '#c94a40', 6) +
    rect(-268, -62, 536, 24, darker(colour, 0.4), 12) +
    wheel(-160) +
    wheel(160)
  );
};

/** Our delivery van, 520 wide. */
export const van = (pen: Pen): string =>
  path('M-262,-44 V-286 Q-262,-306 -240,-306 H96 V-44Z', sheet(pen, '#fffdf7', '#ece3d0')) +
  path(
    'M96,-44 V-250 H176 C206,-250 244,-170 252,-150 Q262,-140 262,-112 V-44Z',
    sheet(pen, lighter(GREEN, 0.12), darker(GREEN, 0.1)),
  ) +
  path('M118,-232 H170 C188,-232 212,-180 222,-156 H118Z', '#cfe3e8') +
  path('M132,-232 h24 l-26,76 h-12 v-40z', '#ffffff', 'opacity="0.5"') +
  rect(-262, -110, 358, 30, GREEN) +
  place(paw(ORANGE), -190, -186, { scale: 0.9 }) +
  lettering('Заповедник', GREEN, { face: 'round', size: 42, x: -136, y: -172, align: 'left', fit: 220 }) +
  rect(240, -124, 24, 26, '#fff3c9', 7) +
  rect(-270, -64, 540, 24, '#3a4340', 12) +
  wheel(-160) +
  wheel(160);

/** A suitcase with a sticker. */
export const suitcase = (pen: Pen, colour: string): string =>
  stroke('M-28,-190 V-214 H28 V-190', '#6d6a63', 10) +
  rect(-86, -192, 172, 186, sheet(pen, lighter(colour, 0.16), darker(colour, 0.16)), 18) +
  stroke('M-50,-186 V-12 M50,-186 V-12', darker(colour, 0.3), 5, 'opacity="0.6"') +
  place(paw('#fdf6e9'), 0, -96, { scale: 0.62 }) +
  circle(-56, -2, 9, '#2f3336') +
  circle(56, -2, 9, '#2f3336');

/** A pet's passport. */
export const passport = (): string =>
  rect(-44, -116, 88, 116, '#2b4a7f', 8) +
  place(paw('#f0c95b'), 0, -68, { scale: 0.46 }) +
  stroke('M-24,-26 h48', '#f0c95b', 5);
