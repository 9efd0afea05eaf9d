import { darker, lighter } from '../drawing/colour';
import { lettering } from '../drawing/lettering';
import { sheet } from '../drawing/light';
import { circle, ellipse, type Pen, path, place, rect, stroke } from '../drawing/pen';
import { GREEN, ORANGE } from '../drawing/shop-colours';
import { paw } from '../drawing/signs';

// Things of a shop, each standing at (0, 0) or hanging there.

/** A hanging price tag with a short text. */
export const tag = (pen: Pen, words: string, colour: string): string =>
  stroke('M0,-118 C10,-150 -10,-170 4,-196', '#8b8577', 4) +
  path(
    'M-62,-84 L0,-132 L62,-84 V70 Q62,84 48,84 H-48 Q-62,84 -62,70Z',
    sheet(pen, lighter(colour, 0.1), darker(colour, 0.1)),
  ) +
  circle(0, -100, 10, '#fffdf8') +
  lettering(words, '#ffffff', { face: 'strong', size: 72, x: 0, y: 30, fit: 100 });

/** A basket with blankets and toys for a shelter. */
export const basket = (pen: Pen): string => {
  let weave = '';
  for (let row = 0; row < 4; row++)
    for (let x = -130 + row * 5; x < 130 - row * 5; x += 26) weave += `M${x + (row % 2) * 13},${-92 + row * 24} h15`;
  return (
    path('M-120,-96 C-110,-170 -40,-180 -10,-150 C20,-190 110,-170 120,-96Z', '#d9938a') +
    stroke('M-96,-120 q40,-30 80,-14 M0,-136 q50,-30 92,12', '#f3d3cc', 6) +
    path('M-150,-110 H150 L124,-8 Q122,0 112,0 H-112 Q-122,0 -124,-8Z', sheet(pen, '#d2a467', '#a97b42')) +
    stroke(weave, '#8d6433', 8, 'opacity="0.5"') +
    rect(-158, -120, 316, 22, '#b98748', 11)
  );
};

/** A paper bag of the shop. */
export const paperBag = (pen: Pen): string =>
  stroke('M-30,-196 C-30,-236 30,-236 30,-196', '#a97d4c', 7) +
  path('M-78,-196 H78 L86,0 H-86Z', sheet(pen, '#e2c193', '#c99f68')) +
  path('M-78,-196 L-64,-178 H64 L78,-196Z', '#f0d9b4') +
  place(paw(GREEN), 0, -96, { scale: 0.9 });

/** A card of the bonus programme or of a bank. */
export const plasticCard = (pen: Pen, colour: string, sign: 'paw' | 'chip'): string =>
  rect(
    -120,
    -152,
    240,
    152,
    pen.linear(
      [
        [0, lighter(colour, 0.2)],
        [1, darker(colour, 0.12)],
      ],
      [0, 0, 1, 1],
    ),
    18,
  ) +
  (sign === 'paw'
    ? place(paw('#f2c14e'), 62, -84, { scale: 0.9 }) +
      stroke('M-92,-40 h84 M-92,-62 h54', '#ffffff', 9, 'opacity="0.75"')
    : rect(-92, -118, 46, 36, '#f2c14e', 7) + stroke('M-92,-52 h150 M-92,-28 h70', '#ffffff', 9, 'opacity="0.75"'));

/** A pile of coins with a paw. */
export const coins = (pen: Pen): string => {
  const coin = (x: number, y: number): string =>
    ellipse(x, y + 9, 44, 15, '#b8862b') +
    ellipse(
      x,
      y,
      44,
      15,
      pen.linear([
        [0, '#f9dc8c'],
        [1, '#e0ad3c'],
      ]),
    );
  return [
    [-52, -10],
    [52, -10],
    [-50, -30],
    [54, -30],
    [0, -24],
    [-48, -50],
    [2, -46],
  ]
    .map(([x = 0, y = 0]) => coin(x, y))
    .join('');
};

/** A phone with something on its screen, the middle of which is at (0, -130). */
export const phone = (pen: Pen, screen: string): string =>
  rect(-76, -270, 152, 270, '#2b3533', 26) +
  pen.clip(
    rect(-66, -260, 132, 250, '#000', 18),
    rect(-66, -260, 132, 250, sheet(pen, '#f5fbf4', '#dfeede')) + screen,
  ) +
  rect(-20, -256, 40, 9, '#2b3533', 5);

/** A closed letter. */
export const letter = (pen: Pen): string =>
  rect(-120, -150, 240, 150, sheet(pen, '#fffdf6', '#f0e6d2'), 12, 'stroke="#d9ccb2" stroke-width="4"') +
  stroke('M-116,-144 L0,-62 L116,-144', '#cbb994', 7) +
  circle(0, -64, 26, ORANGE) +
  place(paw('#ffffff'), 0, -64, { scale: 0.38 });

/** A bubble of speech with its tail at the lower left; its middle is at (0, 0). */
export const bubble = (content: string): string =>
  path(
    'M-130,-80 Q-130,-100 -108,-100 H108 Q130,-100 130,-80 V46 Q130,66 108,66 H-50 L-104,112 L-96,66 H-108 Q-130,66 -130,46Z',
    '#fffdf8',
    'stroke="#e2d9c4" stroke-width="5"',
  ) + content;

export const star = (colour: string): string =>
  path('M0,-26 L8,-9 L26,-7 L12,5 L16,24 L0,14 L-16,24 L-12,5 L-26,-7 L-8,-9Z', colour);

export const heart = (colour: string): string =>
  path('M0,30 C-44,2 -40,-34 -16,-34 C-6,-34 0,-26 0,-20 C0,-26 6,-34 16,-34 C40,-34 44,2 0,30Z', colour);

/** A present with a ribbon, in the size 170 × 150. */
export const present = (pen: Pen, colour: string, ribbon: string): string =>
  rect(-84, -110, 168, 110, sheet(pen, lighter(colour, 0.12), darker(colour, 0.14)), 8) +
  rect(-94, -140, 188, 40, lighter(colour, 0.1), 8) +
  rect(-16, -140, 32, 140, ribbon) +
  path('M0,-138 C-50,-196 -84,-166 -58,-138Z M0,-138 C50,-196 84,-166 58,-138Z', ribbon);

/** Scales of a shop, with a bowl of dry food. */
export const scales = (pen: Pen, heap: string): string =>
  path('M-90,0 L-70,-66 H70 L90,0Z', sheet(pen, '#e9efec', '#b9c6c0')) +
  rect(-40, -52, 80, 34, '#1f3f35', 6) +
  lettering('100 г', '#b9f0c9', { face: 'plain', size: 26, x: 0, y: -26 }) +
  place(heap, 0, -96) +
  path('M-104,-100 H104 C96,-70 60,-66 0,-66 C-60,-66 -96,-70 -104,-100Z', sheet(pen, '#f3f5f4', '#aeb9b5'));

/** A school board on its stand, with something drawn on it. */
export const board = (drawn: string): string =>
  stroke('M-110,-330 L-150,0 M110,-330 L150,0', '#8d6433', 14) +
  rect(-190, -340, 380, 220, '#8d6433', 10) +
  rect(-176, -326, 352, 192, '#2f5d4f', 4) +
  place(drawn, 0, -230);
