import { darker } from '../drawing/colour';
import { ellipse, group, num, place, rect } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import type { ProductDrawer, ProductDrawing } from './product-drawing';

/** Two sticks of seeds hanging from a printed card. */
export const seedStick: ProductDrawer = (pen, spec, print): ProductDrawing => {
  const chance = new SeededRandom(spec.seed);
  const colours = ['#d9a648', '#c48a34', '#efe0b4', '#5b4a3a', '#b9632f', '#8a9a4a'] as const;
  const stick = (): string => {
    let grains = '';
    for (let i = 0; i < 110; i++) {
      const colour = chance.pick(colours);
      const side = chance.between(-1, 1);
      grains += ellipse(
        side * 29,
        chance.between(-250, -22),
        8,
        5.6,
        darker(colour, Math.abs(side) * 0.35),
        `transform="rotate(${Math.round(chance.between(0, 180))} ${num(side * 29)} ${-22 - (i * 228) / 110})"`,
      );
    }
    return (
      rect(-4, -300, 8, 300, '#c9a777', 3) +
      rect(
        -31,
        -268,
        62,
        250,
        pen.across([
          [0, '#7d5a2a'],
          [0.35, '#d3a252'],
          [1, '#6f4d22'],
        ]),
        28,
      ) +
      pen.clip(rect(-33, -272, 66, 258, '#000', 30), grains) +
      rect(-24, -256, 10, 226, '#ffffff', 5, 'opacity="0.25"')
    );
  };
  const film = rect(
    -108,
    -330,
    216,
    330,
    pen.across([
      [0, '#ffffff', 0.5],
      [0.1, '#ffffff', 0.12],
      [0.5, '#ffffff', 0.05],
      [0.9, '#ffffff', 0.25],
      [1, '#ffffff', 0.5],
    ]),
    10,
    'stroke="#cfc6b6" stroke-width="1.6"',
  );
  const card =
    pen.clip(rect(-126, -520, 252, 220, '#000', 14), print(pen, spec, { x: -126, y: -520, w: 252, h: 222 })) +
    ellipse(0, -496, 26, 8, '#f5f0e7') +
    rect(
      -126,
      -520,
      252,
      220,
      pen.linear([
        [0, '#ffffff', 0.18],
        [1, '#1d140c', 0.12],
      ]),
      14,
    );
  return {
    art: place(stick(), -48, -14) + place(stick(), 48, -14) + film + group(card, 'translate(0 4)'),
    halfWidth: 112,
    height: 520,
  };
};
