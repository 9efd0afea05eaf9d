import { darker, lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, type Pen, path, rect, stroke } from '../drawing/pen';

// The buildings in which shops are: what is above and around the shop. 70 to 890 wide, the ground is at y = 562.

type House = (pen: Pen, wall: string) => string;

const XS = [170, 390, 610] as const;
const glass = (pen: Pen): string =>
  pen.linear(
    [
      [0, '#8fb2c2'],
      [1, '#cfe0e6'],
    ],
    [0, 0, 1, 1],
  );
const wallOf = (pen: Pen, wall: string): string => rect(70, -20, 820, 582, sheet(pen, lighter(wall, 0.2), wall));
const plinth = (wall: string): string => rect(70, 548, 820, 16, darker(wall, 0.35));

/** Bricks, and windows with boxes of flowers. */
const brick: House = (pen, wall) => {
  let bricks = '';
  for (let y = 10; y < 560; y += 22)
    for (let x = 84 + (y % 44 === 10 ? 0 : 26); x < 880; x += 104 + ((x * 7 + y) % 5) * 18) bricks += `M${x},${y} h26`;
  const windows = XS.map(
    (x) =>
      rect(x, 16, 120, 118, '#fdfaf3', 6) +
      rect(x + 9, 25, 102, 100, glass(pen)) +
      rect(x + 56, 25, 8, 100, '#fdfaf3') +
      rect(x - 10, 132, 140, 12, '#fdfaf3', 4) +
      rect(x + 4, 112, 112, 22, '#7b5836', 4) +
      [16, 40, 64, 88, 104]
        .map(
          (dx, i) =>
            circle(x + dx, 108, 12, i % 2 ? '#7fa65b' : '#6b9450') +
            circle(x + dx, 102, 5, ['#e8788a', '#f4c84c', '#ffffff'][(i + x) % 3] ?? '#ffffff'),
        )
        .join(''),
  ).join('');
  return wallOf(pen, wall) + stroke(bricks, darker(wall, 0.25), 3, 'opacity="0.25"') + windows + plinth(wall);
};

/** A block of flats made of panels, with balconies. */
const panel: House = (pen, wall) => {
  const seams = 'M70,160 H890 M343,-20 V160 M617,-20 V160';
  const flat = (x: number, i: number): string =>
    rect(x, 10, 70, 92, '#fdfaf3', 3) +
    rect(x + 7, 17, 56, 78, glass(pen)) +
    rect(x + 84, 10, 66, 130, '#fdfaf3', 3) +
    rect(x + 91, 17, 52, 116, glass(pen)) +
    rect(
      x - 8,
      84,
      172,
      62,
      sheet(
        pen,
        lighter(['#7f9fb0', '#c98a6a', '#8fae7f'][i] ?? wall, 0.1),
        ['#7f9fb0', '#c98a6a', '#8fae7f'][i] ?? wall,
      ),
      4,
    ) +
    rect(x - 12, 78, 180, 9, '#fdfaf3', 3);
  return (
    wallOf(pen, wall) +
    stroke(seams, darker(wall, 0.2), 5, 'opacity="0.6"') +
    [124, 398, 672].map(flat).join('') +
    plinth(wall)
  );
};

/** An old merchant's house: arches over the windows, pilasters, a cornice. */
const merchant: House = (pen, wall) => {
  const trim = lighter(wall, 0.72);
  const windows = XS.map(
    (x) =>
      path(`M${x - 12},144 V62 C${x - 12},-4 ${x + 132},-4 ${x + 132},62 V144Z`, trim) +
      path(`M${x + 8},134 V62 C${x + 8},20 ${x + 112},20 ${x + 112},62 V134Z`, glass(pen)) +
      rect(x + 55, 30, 9, 106, trim) +
      rect(x + 8, 74, 104, 8, trim) +
      rect(x - 20, 136, 160, 14, trim, 4) +
      circle(x + 60, 8, 10, trim),
  ).join('');
  const pilasters = [76, 332, 548, 846].map((x) => rect(x, -20, 38, 582, trim, 2, 'opacity="0.75"')).join('');
  return wallOf(pen, wall) + pilasters + windows + rect(60, 156, 840, 12, trim, 3) + plinth(wall);
};

/** A wooden house: logs, and carved frames around the windows. */
const wooden: House = (pen, wall) => {
  let logs = '';
  for (let y = -6; y < 560; y += 34) logs += `M70,${y} H890`;
  const frame = '#fdf6e9';
  const windows = XS.map(
    (x) =>
      path(`M${x - 14},20 L${x + 60},-18 L${x + 134},20 V30 H${x - 14}Z`, frame) +
      rect(x - 10, 26, 140, 116, frame, 3) +
      rect(x + 14, 36, 92, 96, glass(pen)) +
      stroke(`M${x + 60},36 V132 M${x + 14},76 H${x + 106}`, frame, 7) +
      stroke(`M${x - 6},146 q12,14 24,0 t24,0 t24,0 t24,0 t24,0`, frame, 6) +
      circle(x + 60, 8, 8, '#4f8f93') +
      rect(x - 8, 40, 16, 88, '#4f8f93', 4) +
      rect(x + 112, 40, 16, 88, '#4f8f93', 4),
  ).join('');
  return wallOf(pen, wall) + stroke(logs, darker(wall, 0.3), 5, 'opacity="0.5"') + windows + plinth(wall);
};

/** A shopping centre: glass over the whole front. */
const mall: House = (pen, wall) => {
  let frames = '';
  for (let x = 70; x <= 890; x += 117) frames += `M${x},-20 V170`;
  return (
    wallOf(pen, wall) +
    rect(70, -20, 820, 186, sheet(pen, '#9fc0cd', '#d6e6ea')) +
    path('M140,-20 h90 l-110,186 h-50 v-60z M520,-20 h60 l-110,186 h-60z', '#ffffff', 'opacity="0.3"') +
    stroke(`${frames} M70,76 H890`, '#f4f6f5', 8) +
    rect(60, 160, 840, 14, darker(wall, 0.3)) +
    plinth(wall)
  );
};

/** A house and the colours that its walls may have. */
export const houses: readonly [readonly [House, readonly string[]], ...(readonly [House, readonly string[]])[]] = [
  [brick, ['#d9a88a', '#c4a69a', '#e8dcc4', '#b98f7c']],
  [merchant, ['#e3b77a', '#a9bfa8', '#d99a8a', '#9fb4c4']],
  [panel, ['#dfe0d8', '#d8d3c4', '#cfd8dc', '#e6dcd0']],
  [wooden, ['#b98a5a', '#9c7350', '#c9a274', '#8a7a5c']],
  [mall, ['#c9cfc6', '#d5cdc0', '#bfc9ce', '#d9d6cf']],
];
