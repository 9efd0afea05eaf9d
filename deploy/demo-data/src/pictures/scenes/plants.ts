import { darker, lighter, mix } from '../drawing/colour';
import { circle, ellipse, num, type Pen, path, place, rect, stroke } from '../drawing/pen';

/** A fir that stands at (0, 0). */
export function fir(pen: Pen, height: number, colour: string): string {
  const w = height * 0.23;
  const fill = pen.across([
    [0, lighter(colour, 0.16)],
    [0.5, colour],
    [1, darker(colour, 0.22)],
  ]);
  const tier = (top: number, bottom: number, half: number): string =>
    `M0,${num(-height * top)} C${num(half * 0.25)},${num(-height * (top * 0.55 + bottom * 0.45))} ${num(half * 0.7)},${num(-height * (bottom + 0.04))} ${num(half)},${num(-height * bottom)} Q0,${num(-height * (bottom - 0.045))} ${num(-half)},${num(-height * bottom)} C${num(-half * 0.7)},${num(-height * (bottom + 0.04))} ${num(-half * 0.25)},${num(-height * (top * 0.55 + bottom * 0.45))} 0,${num(-height * top)}Z`;
  return (
    rect(-height * 0.022, -height * 0.14, height * 0.044, height * 0.14, darker(colour, 0.55)) +
    path(tier(0.7, 0.1, w), fill) +
    path(tier(0.84, 0.32, w * 0.78), fill) +
    path(tier(1, 0.55, w * 0.56), fill)
  );
}

/** A birch that stands at (0, 0). */
export function birch(pen: Pen, height: number, leaves: string): string {
  const t = height * 0.03;
  const trunk = path(
    `M${num(-t)},0 C${num(-t * 0.8)},${num(-height * 0.4)} ${num(-t * 0.5)},${num(-height * 0.7)} 0,${num(-height * 0.95)} C${num(t * 0.7)},${num(-height * 0.7)} ${num(t)},${num(-height * 0.4)} ${num(t)},0Z`,
    pen.across([
      [0, '#fdfbf6'],
      [1, '#d4cdc0'],
    ]),
  );
  const marks = stroke(
    `M${num(-t * 0.6)},${num(-height * 0.12)} h${num(t)} M0,${num(-height * 0.24)} h${num(t * 0.7)} M${num(-t * 0.5)},${num(-height * 0.36)} h${num(t * 0.8)}`,
    '#4a443d',
    t * 0.28,
  );
  const crown = [
    [0, 0.82, 0.2],
    [-0.13, 0.68, 0.16],
    [0.13, 0.66, 0.17],
    [-0.05, 0.56, 0.15],
    [0.08, 0.94, 0.11],
  ]
    .map(([x = 0, y = 0, r = 0], i) =>
      ellipse(
        x * height,
        -y * height,
        r * height,
        r * height * 0.86,
        pen.radial(
          [
            [0, lighter(leaves, 0.28)],
            [0.7, mix(leaves, '#ffffff', i % 2 ? 0.05 : 0)],
            [1, darker(leaves, 0.12)],
          ],
          [0.38, 0.3, 0.75],
        ),
      ),
    )
    .join('');
  return trunk + marks + crown;
}

export const bush = (pen: Pen, w: number, colour: string): string =>
  [
    [-0.32, 0.2, 0.26],
    [0.3, 0.2, 0.28],
    [0, 0.32, 0.34],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      ellipse(
        x * w,
        -y * w,
        r * w,
        r * w * 0.85,
        pen.radial(
          [
            [0, lighter(colour, 0.25)],
            [1, darker(colour, 0.1)],
          ],
          [0.36, 0.28, 0.8],
        ),
      ),
    )
    .join('');

export const flower = (colour: string): string =>
  [0, 72, 144, 216, 288].map((turn) => place(ellipse(0, -5, 3.4, 5, colour), 0, 0, { turn })).join('') +
  circle(0, 0, 3, '#f4c84c');

export const tuft = (colour: string): string =>
  stroke('M-8,0 q-2,-12 -9,-18 M-3,0 q0,-16 -3,-24 M2,0 q1,-14 6,-22 M6,0 q3,-9 10,-13', colour, 2.6);
