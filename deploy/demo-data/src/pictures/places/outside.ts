import { darker, lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, type Pen, path, place, rect, stroke } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { clearing } from '../scenes/forest';
import { birch, fir } from '../scenes/plants';

// Places outside, 960 × 640.

/** The meadow in front of a forest. */
export const meadow = (pen: Pen, seed: number, mood: 'morning' | 'evening' = 'morning'): string =>
  clearing(pen, new SeededRandom(seed), { w: 960, h: 640, horizon: 0.6, mood, calm: true });

const moods = {
  day: { top: '#cfe3ea', bottom: '#f6f2e2', wall: '#e3d3ba', lit: '#bcd3dc' },
  evening: { top: '#4d6b8c', bottom: '#f0cfae', wall: '#8b7f8c', lit: '#ffdf9a' },
  winter: { top: '#c6d8e6', bottom: '#f4f7f8', wall: '#d5cfc8', lit: '#ffe6ae' },
} as const;

/** A quiet street: sky, houses far away, trees, a road at the bottom. */
export function street(pen: Pen, mood: keyof typeof moods): string {
  const { top, bottom, wall, lit } = moods[mood];
  const house = (x: number, w: number, h: number, tone: string): string => {
    let windows = '';
    for (let wy = 0; wy < Math.floor(h / 74); wy++)
      for (let wx = 0; wx < Math.floor(w / 62); wx++)
        windows += rect(x + 20 + wx * 62, 470 - h + 28 + wy * 74, 30, 40, (wx + wy) % 3 ? lit : lighter(lit, 0.4), 3);
    return (
      rect(x, 470 - h, w, h, sheet(pen, lighter(tone, 0.14), tone)) +
      rect(x - 6, 470 - h - 10, w + 12, 14, darker(tone, 0.2), 3) +
      windows
    );
  };
  const winter = mood === 'winter';
  const snow = winter
    ? Array.from({ length: 46 }, (_, i) => circle((i * 211) % 960, (i * 137) % 470, 3 + (i % 3) * 1.4, '#ffffff')).join(
        '',
      )
    : '';
  const tree = winter
    ? place(fir(pen, 330, '#a9c1bd'), 900, 486)
    : place(birch(pen, 400, mood === 'day' ? '#9fbf6f' : '#6f8a5c'), 900, 486);
  return (
    rect(0, 0, 960, 640, sheet(pen, top, bottom)) +
    house(20, 220, 300, wall) +
    house(250, 170, 230, lighter(wall, 0.2)) +
    house(430, 250, 330, darker(wall, 0.06)) +
    house(690, 160, 250, lighter(wall, 0.14)) +
    tree +
    rect(0, 470, 960, 44, winter ? '#f7fafb' : '#cfc7b8') +
    rect(0, 514, 960, 126, sheet(pen, winter ? '#dfe7ea' : '#a8a59d', winter ? '#eef3f4' : '#8f8c85')) +
    stroke('M40,580 H140 M240,580 H340 M440,580 H540 M640,580 H740 M840,580 H940', '#ffffff', 8, 'opacity="0.7"') +
    snow
  );
}

/** A snow-covered roof edge or ground in front of things. */
export const drift = (): string =>
  path('M0,640 V596 C120,566 220,600 340,590 C480,578 560,610 700,592 C820,576 900,596 960,582 V640Z', '#fdfefe');
