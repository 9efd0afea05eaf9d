import { darker, lighter, mix } from '../drawing/colour';
import { circle, num, type Pen, path, place, rect } from '../drawing/pen';
import type { SeededRandom } from '../drawing/seeded-random';
import { birch, bush, fir, flower, tuft } from './plants';

/** Size, horizon and light of a clearing. */
export interface ClearingOptions {
  w: number;
  h: number;
  /** Height of the horizon, from 0 to 1 of the picture's height. */
  horizon: number;
  mood: 'morning' | 'evening';
  /** Few details in the left half, so that text can be placed on it. */
  calm: boolean;
}

/** A clearing in a forest: sky, three rows of trees in light fog, a meadow with flowers. */
export function clearing(pen: Pen, chance: SeededRandom, { w, h, horizon, mood, calm }: ClearingOptions): string {
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
    place(bush(pen, h * 0.26, mix(green, '#86a85a', 0.55)), w * 0.985, line + h * 0.08) +
    (calm ? '' : place(bush(pen, h * 0.3, mix(green, '#86a85a', 0.6)), w * 0.02, line + h * 0.1));
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
