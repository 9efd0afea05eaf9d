import { fitIntoBox, placeOnGround } from '../animals/animal-drawing';
import { fish } from '../animals/fish';
import { reptile } from '../animals/reptile';
import { lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, ellipse, path, place, rect, stroke } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { heap } from '../packs/heap';
import type { ProductDrawer } from '../packs/product-drawing';
import { weed } from './weed';

/** A glass tank: water with fish, or sand with a reptile. */
export const tank: ProductDrawer = (pen, { palette, animal, seed, size }) => {
  const chance = new SeededRandom(seed);
  const a = size === 's' ? 190 : 236;
  const h = size === 's' ? 300 : size === 'm' ? 320 : 370;
  const rimColour = chance.maybe(0.6) ? '#2d2b2a' : palette.main;
  const dry = animal === 'reptile';
  const ground = dry
    ? (['#d8b178', '#c99c60', '#e6c795'] as const)
    : (['#8d7f6b', '#c2b49a', '#6f6454', '#ddd2bd'] as const);
  const water = rect(
    -a + 6,
    -h + 40,
    2 * a - 12,
    h - 48,
    dry ? sheet(pen, '#f6eedd', '#ead9b6') : sheet(pen, '#cfeaf0', '#5fb0c9'),
  );
  const floor =
    place(heap(pen, chance, a * 0.98, 40, ground, 8), 0, -18) + rect(-a + 6, -26, 2 * a - 12, 20, ground[0]);
  const life = dry
    ? place(
        stroke('M-120,0 C-60,-60 20,-70 130,-150', '#7b5836', 24) +
          stroke('M-118,-6 C-60,-64 20,-76 128,-154', '#a67c50', 7) +
          stroke('M0,-62 C20,-100 30,-120 28,-150', '#7b5836', 14),
        10,
        -44,
      ) +
      place(weed(pen, chance, 90, '#7a9a4a'), -a * 0.66, -46) +
      placeOnGround(reptile(pen, seed), 10, -40, 86)
    : place(weed(pen, chance, h * 0.6, '#5c9a4c'), -a * 0.68, -44) +
      place(weed(pen, chance, h * 0.42, '#8a5a8f'), a * 0.62, -44) +
      place(weed(pen, chance, h * 0.36, '#79b356'), -a * 0.4, -40) +
      fitIntoBox(fish(pen, seed), a * 0.22, -h * 0.34, a * 0.66, h * 0.4) +
      fitIntoBox(fish(pen, seed + 1), -a * 0.26, -h * 0.52, a * 0.42, h * 0.3, true) +
      circle(a * 0.44, -h * 0.6, 6, '#ffffff', 'opacity="0.6"') +
      circle(a * 0.47, -h * 0.68, 4, '#ffffff', 'opacity="0.6"') +
      circle(a * 0.43, -h * 0.74, 5, '#ffffff', 'opacity="0.6"');
  const surface = dry ? '' : ellipse(0, -h + 46, a - 8, 7, '#ffffff', 'opacity="0.5"');
  const glass =
    path(
      `M${-a + 24},${-h + 60} L${-a + 96},${-h + 60} L${-a + 40},-60 L${-a + 14},-60Z`,
      '#ffffff',
      'opacity="0.22"',
    ) +
    path(`M${a - 60},${-h + 60} h26 l-36,${h - 130} h-22Z`, '#ffffff', 'opacity="0.16"') +
    rect(-a + 4, -h + 30, 2 * a - 8, h - 36, 'none', 4, 'stroke="#ffffff" stroke-width="5" opacity="0.45"');
  const frame =
    rect(-a - 6, -h - 6, 2 * a + 12, 46, sheet(pen, lighter(rimColour, 0.25), rimColour), 8) +
    rect(-a - 4, -16, 2 * a + 8, 18, sheet(pen, lighter(rimColour, 0.2), rimColour), 5) +
    rect(-a * 0.5, -h - 2, a, 4, '#ffffff', 2, 'opacity="0.3"') +
    stroke(`M${-a + 2},${-h + 40} V-16 M${a - 2},${-h + 40} V-16`, dry ? rimColour : '#bcd7dd', dry ? 8 : 4);
  return {
    art: pen.clip(rect(-a + 2, -h + 20, 2 * a - 4, h - 24, '#000'), water + life + floor + surface) + glass + frame,
    halfWidth: a,
    maxHalfWidth: a + 24,
    height: h + 6,
  };
};
