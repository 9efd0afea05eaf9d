import type { Chance } from '../paper/chance';
import { darker, lighter, mix } from '../paper/colour';
import { circle, ellipse, num, type Pen, path, place, rect, stroke } from '../paper/pen';

/** A fir rooted at (0, 0). */
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

/** A birch rooted at (0, 0). */
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

const bush = (pen: Pen, w: number, colour: string): string =>
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

const flower = (colour: string): string =>
  [0, 72, 144, 216, 288].map((turn) => place(ellipse(0, -5, 3.4, 5, colour), 0, 0, { turn })).join('') +
  circle(0, 0, 3, '#f4c84c');

const tuft = (colour: string): string =>
  stroke('M-8,0 q-2,-12 -9,-18 M-3,0 q0,-16 -3,-24 M2,0 q1,-14 6,-22 M6,0 q3,-9 10,-13', colour, 2.6);

/** Which part of the picture the forest leaves free, and its light. */
export interface Clearing {
  w: number;
  h: number;
  /** Height of the horizon as a share of the picture. */
  horizon: number;
  mood: 'morning' | 'evening';
  /** A calm left half, for a text. */
  calm: boolean;
}

/** A clearing in a forest: sky, three rows of trees in the haze, a meadow with flowers. */
export function clearing(pen: Pen, chance: Chance, { w, h, horizon, mood, calm }: Clearing): string {
  const evening = mood === 'evening';
  const line = h * horizon;
  const green = evening ? '#3d6659' : '#5f9069';
  const haze = evening ? '#f0cfae' : '#eef3dd';
  const sky = rect(
    0,
    0,
    w,
    h,
    evening
      ? pen.linear([
          [0, '#7f9fb5'],
          [0.45, '#f0cfae'],
          [0.7, '#f7dfc0'],
        ])
      : pen.linear([
          [0, '#dcecdf'],
          [0.5, '#f4f6e4'],
          [0.8, '#fbf6e6'],
        ]),
  );
  const sun = circle(
    w * 0.72,
    line * 0.5,
    h * 0.5,
    pen.radial([
      [0, '#fffbe6', 0.95],
      [0.35, '#fff3c9', 0.5],
      [1, '#fff3c9', 0],
    ]),
  );
  const row = (depth: number, count: number, height: number): string => {
    let art = '';
    for (let i = 0; i < count; i++) {
      const x = ((i + chance.between(0.1, 0.9)) / count) * w * 1.08 - w * 0.04;
      const open = calm && x < w * 0.56 ? 0.72 : 1;
      const tall = height * h * chance.between(0.72, 1.15) * open;
      const colour = mix(mix(green, '#2f5d4a', chance.next() * 0.5), haze, depth + (open < 1 ? 0.12 : 0));
      const tree = chance.maybe(0.72) ? fir(pen, tall, colour) : birch(pen, tall * 0.86, mix('#94b35a', haze, depth));
      art += place(tree, x, line + h * 0.02 * (1 - depth));
    }
    return art;
  };
  const hill = (y: number, bend: number, fill: string): string =>
    path(
      `M0,${num(y)} C${num(w * 0.3)},${num(y - bend)} ${num(w * 0.62)},${num(y + bend)} ${num(w)},${num(y - bend * 0.6)} V${h} H0Z`,
      fill,
    );
  const mist = rect(
    0,
    line - h * 0.2,
    w,
    h * 0.3,
    pen.linear([
      [0, haze, 0],
      [0.7, haze, 0.75],
      [1, haze, 0],
    ]),
  );
  const grass = evening ? '#6f8f5a' : '#9fbf6f';
  const meadow =
    hill(
      line + h * 0.01,
      h * 0.02,
      pen.linear([
        [0, lighter(grass, 0.3)],
        [1, darker(grass, 0.12)],
      ]),
    ) +
    hill(
      line + h * 0.16,
      h * 0.03,
      pen.linear([
        [0, lighter(grass, 0.14)],
        [1, darker(grass, 0.2)],
      ]),
    );
  const rays = path(
    `M${w * 0.66},0 L${w * 0.46},${h} L${w * 0.6},${h} L${w * 0.72},0Z M${w * 0.78},0 L${w * 0.74},${h} L${w * 0.86},${h} L${w * 0.83},0Z`,
    '#fffbe0',
    `opacity="${evening ? 0.12 : 0.2}"`,
  );
  let plants = '';
  for (let i = 0; i < w / 14; i++) {
    const y = line + (h - line) * chance.between(0.12, 1);
    const near = (y - line) / (h - line);
    const x = chance.between(0, w);
    if (calm && x < w * 0.5 && chance.maybe(0.5)) continue;
    plants += place(
      chance.maybe(0.62)
        ? tuft(darker(grass, 0.18 + near * 0.14))
        : flower(chance.pick(['#ffffff', '#f2b5c4', '#f7dc6f', '#b9c9ef', '#ffffff'])),
      x,
      y,
      { scale: (0.5 + near) * (h / 640) },
    );
  }
  const bushes =
    place(bush(pen, h * 0.26, darker(green, 0.1)), w * 0.985, line + h * 0.08) +
    (calm ? '' : place(bush(pen, h * 0.3, darker(green, 0.04)), w * 0.02, line + h * 0.1));
  return (
    sky +
    sun +
    row(0.66, Math.ceil(w / 58), 0.42) +
    row(0.42, Math.ceil(w / 92), 0.5) +
    mist +
    row(0.14, Math.ceil(w / 210), 0.56) +
    meadow +
    bushes +
    rays +
    plants
  );
}
