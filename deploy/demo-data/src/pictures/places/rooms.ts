import { darker, lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, ellipse, type Pen, path, place, rect, stroke } from '../drawing/pen';
import { fir } from '../scenes/plants';

// Places inside, 960 × 640. The floor begins at y = 470.

const FLOOR = 470;

type View = 'day' | 'night' | 'winter';

const skies: Readonly<Record<View, readonly [top: string, bottom: string, trees: string]>> = {
  day: ['#cfe6ec', '#eef5e2', '#7fae86'],
  night: ['#24375a', '#4c6486', '#22405a'],
  winter: ['#cbdde9', '#f2f6f8', '#9db9b4'],
};

/** A window with firs behind it, 220 × 250, its upper left corner at (x, y). */
export function windowAt(pen: Pen, x: number, y: number, view: View): string {
  const [top, bottom, trees] = skies[view];
  const snow = [14, 60, 104, 150, 190, 38, 84, 126, 172]
    .map((dx, i) => circle(x + dx, y + 24 + ((i * 53) % 180), 4.5, '#ffffff'))
    .join('');
  const moon = circle(x + 158, y + 54, 24, '#f8e7b4') + circle(x + 148, y + 48, 20, '#33486e');
  return (
    rect(x - 14, y - 14, 248, 278, '#fffdf8', 8) +
    pen.clip(
      rect(x, y, 220, 250, '#000'),
      rect(x, y, 220, 250, sheet(pen, top, bottom)) +
        (view === 'night' ? moon : '') +
        [20, 86, 150, 206].map((dx, i) => place(fir(pen, 120 + (i % 2) * 46, trees), x + dx, y + 254)).join('') +
        (view === 'winter' ? snow + rect(x, y + 226, 220, 24, '#fbfdfd') : ''),
    ) +
    rect(x + 104, y, 12, 250, '#fffdf8') +
    rect(x, y + 112, 220, 10, '#fffdf8') +
    rect(x - 26, y + 262, 272, 16, '#f3ecdd', 5)
  );
}

/** A room of a flat: a wall in a quiet colour, a wooden floor, a carpet. */
export function room(pen: Pen, wall: string, { carpet, view }: { carpet?: string; view?: View } = {}): string {
  const boards = stroke(
    `M0,${FLOOR + 46} H960 M0,${FLOOR + 108} H960 M160,${FLOOR} l-26,46 M420,${FLOOR} l-10,46 M690,${FLOOR} l14,46 M300,${FLOOR + 46} l-24,62 M600,${FLOOR + 46} l10,62 M840,${FLOOR + 46} l34,62`,
    '#b99a6d',
    2.5,
    'opacity="0.4"',
  );
  const dark = view === 'night' ? rect(0, 0, 960, 640, '#1c2a4a', 0, 'opacity="0.14"') : '';
  return (
    rect(
      0,
      0,
      960,
      FLOOR,
      pen.linear(
        [
          [0, lighter(wall, 0.35)],
          [1, wall],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    (view ? windowAt(pen, 90, 78, view) : '') +
    rect(0, FLOOR - 16, 960, 16, '#fffdf8') +
    rect(0, FLOOR, 960, 170, sheet(pen, '#dcc199', '#ead6b6')) +
    boards +
    (carpet ? ellipse(480, 566, 420, 66, darker(carpet, 0.06)) + ellipse(480, 562, 396, 56, carpet) : '') +
    dark
  );
}

/** A small cabinet of a vet or groomer: tiles, a shelf with jars, a lamp. `tone`: the colour of its walls. */
export function cabinet(pen: Pen, tone: string): string {
  let tiles = '';
  for (let y = 250; y < FLOOR; y += 44) tiles += `M0,${y} H960`;
  for (let x = 30; x < 960; x += 66) tiles += `M${x},250 V${FLOOR}`;
  const jar = (x: number, h: number, colour: string): string =>
    rect(x, 152 - h, 44, h, sheet(pen, lighter(colour, 0.25), colour), 8) +
    rect(x + 4, 152 - h - 12, 36, 14, '#fffdf8', 4) +
    rect(x + 8, 152 - h * 0.6, 28, h * 0.3, '#fffdf8', 3, 'opacity="0.85"');
  return (
    rect(0, 0, 960, 640, sheet(pen, lighter(tone, 0.5), tone)) +
    rect(0, 250, 960, FLOOR - 250, lighter(tone, 0.35)) +
    stroke(tiles, darker(tone, 0.1), 2, 'opacity="0.5"') +
    rect(560, 152, 330, 14, '#d0a873', 5) +
    jar(584, 70, '#7fb9b4') +
    jar(640, 54, '#e0a35c') +
    jar(696, 84, '#8fa9c4') +
    jar(752, 58, '#7b9a6d') +
    jar(808, 74, '#c98a7a') +
    rect(0, FLOOR, 960, 170, sheet(pen, '#e7e2d6', '#d6cfbf'))
  );
}

/** The table of a cabinet, over what stands behind it. Its top is at y. */
export const table = (pen: Pen, y: number, top: string): string =>
  rect(60, y, 840, 30, sheet(pen, lighter(top, 0.4), darker(top, 0.08)), 12) +
  rect(120, y + 30, 44, 640 - y, darker(top, 0.2)) +
  rect(796, y + 30, 44, 640 - y, darker(top, 0.2)) +
  path(`M60,${y + 22} H900 V${y + 30} H60Z`, darker(top, 0.25), 'opacity="0.5"');
