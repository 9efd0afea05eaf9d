import { sheet } from '../drawing/light';
import { circle, ellipse, type Pen, path, place, rect, stroke } from '../drawing/pen';

// Things of a vet, each standing at (0, 0) or centred there if it is held in a hand.

/** A syringe that points to the left, its middle at (0, 0). */
export const syringe = (pen: Pen): string =>
  stroke('M-150,0 H-78', '#9aa3a8', 4) +
  rect(-92, -9, 22, 18, '#e58b2c', 4) +
  rect(-72, -22, 150, 44, '#f4f8f9', 8, 'stroke="#b9c6cb" stroke-width="4"') +
  rect(
    -66,
    -16,
    84,
    32,
    pen.linear([
      [0, '#8fd0cf'],
      [1, '#54a9a9'],
    ]),
    4,
  ) +
  rect(16, -18, 12, 36, '#4a5a60', 3) +
  stroke('M28,0 H112', '#dfe6e8', 14) +
  rect(76, -32, 12, 64, '#c9d3d6', 5) +
  rect(108, -30, 14, 60, '#c9d3d6', 6) +
  stroke('M-40,-22 v14 M-16,-22 v14 M8,-22 v14 M34,-22 v14 M58,-22 v14', '#8b9aa0', 3);

/** A small bottle of vaccine. */
export const vial = (pen: Pen): string =>
  rect(
    -26,
    -100,
    52,
    100,
    pen.across([
      [0, '#c7dfe0'],
      [0.3, '#f5fbfb'],
      [1, '#a9c8ca'],
    ]),
    12,
  ) +
  rect(-26, -66, 52, 42, '#ffffff') +
  rect(-18, -56, 36, 6, '#54a9a9', 3) +
  rect(-18, -44, 24, 5, '#c2cfd2', 2) +
  rect(-18, -114, 36, 16, '#b9c0c4', 4) +
  rect(-16, -124, 32, 12, '#3f8f8f', 4);

const cross = (colour: string): string => path('M-9,-27 H9 V-9 H27 V9 H9 V27 H-9 V9 H-27 V-9 H-9Z', colour);

/** A first-aid case with a cross. */
export const firstAid = (pen: Pen): string =>
  stroke('M-42,-150 C-42,-184 42,-184 42,-150', '#8c2f2a', 14) +
  rect(-110, -152, 220, 152, sheet(pen, '#d9564a', '#b03a33'), 20) +
  rect(-110, -96, 220, 8, '#8c2f2a', 0, 'opacity="0.45"') +
  circle(0, -78, 46, '#fffdf8') +
  place(cross('#c94a40'), 0, -78);

/** A scanner for chips: a ring with a handle and a small screen. */
export const scanner = (pen: Pen): string =>
  stroke('M0,-10 V86', '#3d6b73', 34) +
  circle(0, -64, 62, 'none', `stroke="${sheet(pen, '#5d929a', '#35626a')}" stroke-width="24"`) +
  rect(-24, -6, 48, 34, '#dff3e4', 6) +
  stroke('M-14,6 h28 M-14,16 h18', '#2b6b50', 4);

/** A microchip in its glass, much enlarged, with waves. */
export const chip = (pen: Pen): string =>
  rect(
    -74,
    -22,
    148,
    44,
    pen.linear([
      [0, '#f4fbfb'],
      [0.5, '#cfe6e8'],
      [1, '#a8ccd0'],
    ]),
    22,
  ) +
  rect(-40, -11, 80, 22, '#c98a44', 5) +
  stroke('M-30,-11 v22 M-20,-11 v22 M-10,-11 v22 M0,-11 v22 M10,-11 v22', '#8b5a26', 3) +
  rect(18, -8, 18, 16, '#2b4a4f', 3) +
  stroke('M-60,-12 C-40,-18 -20,-18 0,-18', '#ffffff', 4, 'opacity="0.9"') +
  stroke('M92,-26 q18,26 0,52 M112,-40 q30,40 0,80', '#2b7158', 6);

/** A sheet of a calendar on a wall, with ticked days. */
export const calendar = (): string => {
  let days = '';
  for (let row = 0; row < 4; row++)
    for (let day = 0; day < 5; day++) {
      const [x, y] = [-60 + day * 30, -12 + row * 26];
      const done = row < 2 && (row + day) % 3 === 0;
      days += rect(x - 10, y - 9, 20, 18, done ? '#f2b84b' : '#e6ede6', 4);
      if (done) days += stroke(`M${x - 5},${y} l4,5 l7,-9`, '#1f5b46', 3.4);
    }
  return (
    rect(-84, -84, 168, 180, '#fffdf8', 12, 'stroke="#d9d2c2" stroke-width="3"') +
    path('M-84,-40 V-72 Q-84,-84 -72,-84 H72 Q84,-84 84,-72 V-40Z', '#c8502f') +
    stroke('M-44,-96 v24 M44,-96 v24', '#6d6a63', 8) +
    days
  );
};

/** A tick, seen from above, its head up. */
export const tick = (pen: Pen): string => {
  const leg = (y: number, reach: number, drop: number): string =>
    `M-20,${y} q-18,${drop - 8} -${reach},${drop} M20,${y} q18,${drop - 8} ${reach},${drop}`;
  return (
    stroke(leg(-22, 44, -26) + leg(-10, 52, -8) + leg(2, 52, 12) + leg(14, 44, 30), '#4a2a1c', 6) +
    ellipse(
      0,
      8,
      34,
      42,
      pen.radial(
        [
          [0, '#b0633c'],
          [1, '#6e3420'],
        ],
        [0.4, 0.3, 0.8],
      ),
    ) +
    path('M-22,-18 C-16,-40 16,-40 22,-18 C10,-8 -10,-8 -22,-18Z', '#4a2a1c') +
    stroke('M-6,-36 v-12 M6,-36 v-12', '#4a2a1c', 5) +
    ellipse(-10, -4, 8, 12, '#ffffff', 'opacity="0.25"')
  );
};

/** A magnifying glass with something under it; the middle of the glass is at (0, 0). */
export const magnifier = (pen: Pen, seen: string): string =>
  stroke('M66,66 L140,140', '#7b5836', 30) +
  stroke('M66,66 L92,92', '#d9b34a', 26) +
  pen.clip(circle(0, 0, 84, '#000'), circle(0, 0, 84, '#f3faf6') + seen) +
  circle(0, 0, 84, 'none', 'stroke="#d9b34a" stroke-width="14"') +
  stroke('M-56,-30 A64,64 0 0 1 -20,-60', '#ffffff', 9, 'opacity="0.8"');
