import { lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, ellipse, type Pen, path, place, rect, stroke } from '../drawing/pen';

// Things of a kitchen, each standing at (0, 0).

/** A bowl filled with pieces of two foods; `share` of the second one, from 0 to 1. */
export const mixedBowl = (pen: Pen, share: number, colour: string): string => {
  const pieces = Array.from({ length: 26 }, (_, i) => {
    const x = ((i * 37) % 130) - 65;
    const y = -72 - ((i * 17) % 24) + Math.abs(x) * 0.16;
    return circle(x, y, 10, (i * 7) % 26 < share * 26 ? '#d98a45' : '#8d5a34');
  }).join('');
  return (
    pieces +
    path('M-96,-72 H96 L76,-6 Q74,0 66,0 H-66 Q-74,0 -76,-6Z', sheet(pen, lighter(colour, 0.2), colour)) +
    ellipse(0, -72, 96, 12, 'none', `stroke="${lighter(colour, 0.4)}" stroke-width="5"`)
  );
};

/** A measuring glass with water. */
export const measuringGlass = (pen: Pen): string =>
  path('M-56,-170 H56 L46,0 H-46Z', '#e4f1f4', 'opacity="0.9"') +
  path('M-52,-110 H52 L46,0 H-46Z', sheet(pen, '#a9d6e2', '#74b4c8')) +
  stroke('M20,-140 h22 M24,-110 h16 M20,-80 h20 M24,-50 h14 M20,-24 h16', '#2b6b7a', 4) +
  stroke('M-56,-170 L-46,0 H46 L56,-170', '#b9d3da', 5);

export const drop = (colour: string): string =>
  path('M0,-34 C20,-8 26,4 24,14 C22,28 10,34 0,34 C-10,34 -22,28 -24,14 C-26,4 -20,-8 0,-34Z', colour) +
  stroke('M-12,12 C-10,20 -4,24 2,25', '#ffffff', 5, 'opacity="0.7"');

/** A sweet pepper, a cucumber and salad. */
export const vegetables = (pen: Pen): string =>
  path(
    'M-120,0 C-150,-30 -140,-70 -110,-66 C-104,-96 -62,-96 -58,-64 C-28,-70 -20,-26 -46,0Z',
    sheet(pen, '#a9cf74', '#6d9a4d'),
  ) +
  stroke('M-84,-4 V-60 M-104,-10 l-14,-30 M-64,-10 l12,-30', '#e7f2d4', 4, 'opacity="0.7"') +
  path('M-20,-8 C-34,-60 -14,-92 18,-88 C50,-96 74,-62 60,-10 C50,4 -8,4 -20,-8Z', sheet(pen, '#e2574a', '#b03a33')) +
  stroke('M20,-88 C18,-104 26,-112 36,-112', '#5b8f3d', 10) +
  stroke('M4,-70 C-2,-50 -2,-30 2,-14', '#ffffff', 6, 'opacity="0.35"') +
  rect(66, -46, 130, 46, sheet(pen, '#7fa65b', '#4f7d3c'), 23) +
  ellipse(190, -23, 16, 23, '#dcebc0') +
  circle(190, -30, 3, '#a9cf74') +
  circle(186, -18, 3, '#a9cf74') +
  circle(195, -18, 3, '#a9cf74');

/** The back of a pack with its table of contents. */
export const packBack = (pen: Pen): string =>
  path('M-140,-420 H140 L150,-14 Q150,0 136,0 H-136 Q-150,0 -150,-14Z', sheet(pen, '#2b7158', '#174737')) +
  rect(-140, -420, 280, 20, '#174737') +
  rect(-112, -350, 224, 300, '#fdf6e9', 10) +
  stroke('M-90,-318 H40', '#23352c', 14) +
  stroke('M-90,-278 H90 M-90,-252 H70 M-90,-226 H84 M-90,-200 H30', '#8b8f86', 8) +
  rect(-92, -172, 184, 100, '#ffffff', 4, 'stroke="#c9c2b2" stroke-width="3"') +
  stroke('M-92,-138 H92 M-92,-106 H92 M20,-172 V-72', '#c9c2b2', 3) +
  stroke('M-80,-155 H-20 M-80,-122 H0 M-80,-89 H-30 M36,-155 h30 M36,-122 h40 M36,-89 h24', '#6d7a70', 7);

/** A small pile of hay. */
export const hayHeap = (pen: Pen): string => {
  let straws = '';
  for (let i = 0; i < 40; i++) {
    const x = ((i * 53) % 240) - 120;
    const y = -10 - ((i * 29) % 70) * (1 - Math.abs(x) / 150);
    straws += `M${x},${Math.round(y)} q${((i * 13) % 40) - 20},${-14 - (i % 4) * 5} ${((i * 31) % 80) - 40},${-8 - (i % 5) * 6}`;
  }
  return (
    path('M-150,0 C-130,-60 -60,-110 0,-108 C60,-110 130,-60 150,0Z', sheet(pen, '#d3cf82', '#a39a4e')) +
    stroke(straws, '#8a8440', 3, 'opacity="0.7"') +
    stroke('M-80,-60 l-30,-16 M40,-90 l34,-18 M90,-50 l36,-6', '#c9c877', 5) +
    place(circle(0, 0, 9, '#f2b5c4') + circle(0, 0, 4, '#f4c84c'), 30, -60)
  );
};
