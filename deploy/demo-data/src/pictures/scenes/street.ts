import { circle, ellipse, type Pen, path, place, rect, stroke } from '../drawing/pen';

/** The pavement in front of a house, with two plants in pots. 960 units wide. */
export function pavement(pen: Pen): string {
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
  return street + pot(92) + pot(868);
}
