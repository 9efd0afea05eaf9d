import { darker, lighter, mix, readable } from '../drawing/colour';
import { glaze } from '../drawing/glaze';
import { sheet } from '../drawing/light';
import { ellipse, path, place, rect } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { labelTextOf, wordmark } from '../label/parts/label-text';
import { kibble } from '../packs/heap';
import type { ProductDrawer } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';

/** A bowl with food or water, or two of them on a stand. */
export const bowl: ProductDrawer = (pen, spec) => {
  const { palette, seed } = spec;
  const chance = new SeededRandom(seed);
  const dish = (x: number, a: number, h: number, colour: string, full: boolean): string => {
    const b = a * 0.26;
    const inside = ellipse(0, -h, a - 12, b - 5, sheet(pen, darker(colour, 0.45), lighter(colour, 0.1)));
    const fill = full
      ? pen.clip(
          path(`M${-a},${-h - 130} H${a} V${-h} A${a - 14},${b - 6} 0 0 1 ${-a},${-h}Z`, '#000'),
          place(kibble(pen, chance, a * 0.78, 46), 0, -h + b * 0.5),
        )
      : ellipse(0, -h + 8, a - 26, b - 14, sheet(pen, '#9fd3e3', '#e2f5f9')) +
        ellipse(-a * 0.3, -h + 3, a * 0.26, 5, '#ffffff', 'opacity="0.8"');
    return place(
      path(
        `M${-a},${-h} A${a},${b} 0 0 0 ${a},${-h} L${a * 0.86},-16 C${a * 0.84},2 ${a * 0.5},${b * 0.5} 0,${b * 0.5} C${-a * 0.5},${b * 0.5} ${-a * 0.84},2 ${-a * 0.86},-16Z`,
        glaze(pen, colour),
      ) +
        ellipse(0, -h, a, b, lighter(colour, 0.45)) +
        inside +
        fill,
      x,
      0,
    );
  };
  const form = formOf(spec, /керамич|наклон/i, /подставк/i, /миска/i);
  if (form === 1) {
    const steel = '#c9cdd0';
    const stand =
      rect(-232, -112, 464, 30, sheet(pen, '#d9b27c', '#b08550'), 10) +
      rect(-214, -84, 26, 88, '#b08550', 6) +
      rect(188, -84, 26, 88, '#a27846', 6);
    return {
      art:
        stand +
        place(dish(-112, 100, 54, steel, true), 0, -76) +
        place(dish(112, 100, 54, steel, false), 0, -76) +
        rect(-232, -104, 464, 26, sheet(pen, '#e3c08c', '#b98d56'), 8),
      halfWidth: 226,
      maxHalfWidth: 250,
      height: 190,
    };
  }
  const colour = form === 2 && !spec.label.length ? mix(palette.ground, '#ffffff', 0.5) : palette.main;
  const ink = readable(colour, palette.ground, palette.main, palette.ink);
  return {
    art:
      dish(0, 206, 122, colour, seed % 2 === 0) +
      wordmark(
        labelTextOf(spec),
        { x: -150, y: -80, w: 300, h: 100, sag: 26 },
        { x: 0, y: -36, width: 220, size: 44, ink },
      ),
    halfWidth: 178,
    maxHalfWidth: 235,
    height: 190,
  };
};
