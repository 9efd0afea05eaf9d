import { circle, ellipse, type Pen, path, place, rect, stroke } from '../drawing/pen';

/** The pavement in front of a house, 960 units wide, with plants in pots, a bench, a bicycle or a lamp post. */
export function pavement(pen: Pen, seed: number): string {
  const street =
    rect(
      0,
      562,
      960,
      78,
      pen.linear([
        [0, '#d8d2c6'],
        [1, '#bdb6a8'],
      ]),
    ) +
    stroke(
      'M0,590 H960 M0,622 H960 M120,562 l-30,28 M330,562 l-18,28 M540,562 v28 M750,562 l18,28 M220,590 l-26,32 M470,590 l-8,32 M700,590 l16,32',
      '#a39c8e',
      2,
      'opacity="0.5"',
    );
  const pot = (x: number): string =>
    ellipse(x, 600, 50, 8, '#3b2a18', 'opacity="0.25"') +
    place(
      [
        [0, -90, 40],
        [-24, -64, 30],
        [24, -66, 32],
      ]
        .map(([px = 0, py = 0, r = 0]) =>
          circle(
            px,
            py,
            r,
            pen.radial(
              [
                [0, '#9cc46a'],
                [1, '#4f7d3c'],
              ],
              [0.36, 0.3, 0.8],
            ),
          ),
        )
        .join('') +
        path('M-30,-44 H30 L22,0 H-22Z', '#b5653a') +
        rect(-34, -52, 68, 12, '#c8774a', 4),
      x,
      600,
    );
  const corner = [() => pot(868), () => bench(830), () => bicycle(840), () => post(884)][seed % 4];
  return street + pot(92) + (corner?.() ?? '');
}

const bench = (x: number): string =>
  ellipse(x, 604, 96, 8, '#3b2a18', 'opacity="0.22"') +
  rect(x - 84, 520, 168, 12, '#a97d4c', 5) +
  rect(x - 84, 540, 168, 12, '#a97d4c', 5) +
  rect(x - 92, 562, 184, 14, '#b98d56', 5) +
  stroke(`M${x - 70},516 V602 M${x + 70},516 V602`, '#3a4340', 9);

const bicycle = (x: number): string =>
  [x - 62, x + 62].map((at) => circle(at, 564, 40, 'none', 'stroke="#3a4340" stroke-width="6"')).join('') +
  stroke(
    `M${x - 62},564 L${x - 26},506 H${x + 34} L${x + 62},564 M${x - 26},506 L${x},564 L${x + 34},506 M${x - 62},564 H${x} M${x - 30},494 h-16 M${x + 34},506 l-6,-22 h22`,
    '#c8502f',
    6,
  ) +
  rect(x + 40, 480, 50, 34, '#c9a06c', 6);

const post = (x: number): string =>
  ellipse(x, 604, 26, 6, '#3b2a18', 'opacity="0.25"') +
  rect(x - 6, 300, 12, 304, '#3a4340', 4) +
  path(`M${x - 26},300 L${x - 18},256 H${x + 18} L${x + 26},300Z`, '#fff3c9') +
  rect(x - 22, 246, 44, 12, '#3a4340', 4);
