import { darker, lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, ellipse, type Pen, path, place, rect, stroke } from '../drawing/pen';

// Things of a flat, each standing at (0, 0).

/** A sofa, 460 wide. `scratched`: a cat has sharpened its claws on one arm. */
export const sofa = (pen: Pen, colour: string, scratched = false): string => {
  const cushion = (x: number): string =>
    rect(x, -132, 176, 62, sheet(pen, lighter(colour, 0.2), darker(colour, 0.06)), 18);
  const claws = stroke(
    'M-214,-128 l-8,82 M-200,-132 l-6,88 M-186,-128 l-4,80',
    lighter(colour, 0.66),
    5,
    'stroke-dasharray="26 7"',
  );
  return (
    rect(-200, -20, 20, 24, '#7b5836', 4) +
    rect(180, -20, 20, 24, '#7b5836', 4) +
    rect(-200, -240, 400, 190, sheet(pen, lighter(colour, 0.1), darker(colour, 0.12)), 40) +
    cushion(-178) +
    cushion(2) +
    rect(-190, -86, 380, 72, sheet(pen, colour, darker(colour, 0.22)), 14) +
    rect(-234, -156, 68, 146, sheet(pen, lighter(colour, 0.14), darker(colour, 0.2)), 28) +
    rect(166, -156, 68, 146, sheet(pen, lighter(colour, 0.14), darker(colour, 0.2)), 28) +
    (scratched ? claws : '')
  );
};

/** A closed door with its frame. `ajar`: it is open by a hand's breadth. */
export const door = (pen: Pen, ajar = false): string =>
  rect(-112, -400, 224, 400, '#fffdf8', 6) +
  (ajar ? rect(-96, -386, 192, 386, '#5a4a3c') + path('M-96,-386 H-60 V0 H-96Z', '#f7d79a') : '') +
  rect(ajar ? -60 : -96, -386, ajar ? 156 : 192, 386, sheet(pen, '#dcb98a', '#c49a66'), 4) +
  rect(ajar ? -36 : -70, -360, ajar ? 108 : 140, 140, 'none', 6, 'stroke="#a97d4c" stroke-width="6"') +
  rect(ajar ? -36 : -70, -190, ajar ? 108 : 140, 150, 'none', 6, 'stroke="#a97d4c" stroke-width="6"') +
  circle(ajar ? -46 : -80, -196, 10, '#e9c46a');

/** A low gate between two rooms, 240 wide. */
export const gate = (): string => {
  let bars = '';
  for (let x = -100; x <= 100; x += 25) bars += `M${x},-196 V-8`;
  return stroke(bars, '#f7f0e2', 9) + stroke('M-120,-204 H120 M-120,-6 H120 M-120,-204 V4 M120,-204 V4', '#d9c29a', 14);
};

/** A cardboard box for moving, 190 wide. */
export const movingBox = (pen: Pen, open = false): string =>
  (open ? path('M-96,-140 L-150,-176 L-40,-176 L-20,-140Z M96,-140 L150,-176 L40,-176 L20,-140Z', '#c99d68') : '') +
  rect(-96, -140, 192, 140, sheet(pen, '#dcb684', '#bf9059'), 4) +
  rect(-18, -140, 36, open ? 44 : 140, '#efdcb8', 0, 'opacity="0.85"') +
  stroke('M-76,-26 h36 M-76,-40 h22', '#93693a', 5, 'opacity="0.7"');

/** A socket with a cable in a guard along the skirting board; its right end is at (0, 0). */
export const cable = (): string =>
  stroke('M0,-14 H-190 C-230,-14 -216,-80 -190,-96', '#3b3d42', 9) +
  stroke('M-20,-14 H-170', '#dfe5e2', 18) +
  stroke('M-20,-14 H-170', '#aab5b0', 18, 'stroke-dasharray="3 11"') +
  rect(-222, -150, 58, 58, '#fffdf8', 10, 'stroke="#d3cdbf" stroke-width="3"') +
  circle(-203, -121, 5, '#6d6a63') +
  circle(-183, -121, 5, '#6d6a63');

/** A chewed slipper. */
export const slipper = (pen: Pen): string =>
  path(
    'M-84,-8 C-90,-40 -50,-58 -14,-50 C20,-44 60,-30 84,-22 C92,-8 84,0 60,0 H-60 C-76,0 -82,-2 -84,-8Z',
    sheet(pen, '#d98a7a', '#b0604f'),
  ) +
  path('M-14,-50 L-2,-40 L8,-48 L16,-34 L30,-42 C20,-52 4,-56 -14,-50Z', '#fdf3ea') +
  ellipse(-50, -34, 20, 9, '#8f4a3c', 'opacity="0.5"') +
  stroke('M-84,-2 H80', '#8f4a3c', 6);

/** A round clock on a wall; hands as on a dial. */
export const clock = (hour: number, minute: number): string => {
  const hand = (turn: number, length: number, width: number): string =>
    place(stroke(`M0,8 V${-length}`, '#23352c', width), 0, 0, { turn });
  let marks = '';
  for (let i = 0; i < 12; i++) marks += place(stroke('M0,-52 V-46', '#8b8577', 5), 0, 0, { turn: i * 30 });
  return (
    circle(0, 0, 66, '#1f5b46') +
    circle(0, 0, 57, '#fffdf6') +
    marks +
    hand(hour * 30 + minute / 2, 30, 8) +
    hand(minute * 6, 44, 5) +
    circle(0, 0, 6, '#e58b2c')
  );
};

/** Tufts of fur that have been brushed out. */
export const furTufts = (colour: string): string =>
  [
    [0, 0, 30],
    [64, 8, 20],
    [-58, 10, 22],
    [26, -16, 18],
    [118, 6, 14],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      place(
        ellipse(0, -r * 0.4, r * 1.2, r * 0.62, lighter(colour, 0.2)) +
          stroke(
            `M${-r},${-r * 0.4} q${r * 0.6},${-r} ${r},0 q${r * 0.5},${-r * 0.7} ${r},${r * 0.1}`,
            darker(colour, 0.18),
            3,
          ),
        x,
        y,
      ),
    )
    .join('');
