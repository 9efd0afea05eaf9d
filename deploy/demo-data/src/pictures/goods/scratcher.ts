import { cloth } from '../drawing/cloth';
import { darker, lighter, mix } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, ellipse, path, place, rect, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';

/** A post with a platform, or a whole tree. */
export const scratcher: ProductDrawer = (pen, spec) => {
  const { palette, seed } = spec;
  const plush = mix(palette.main, '#a3978a', 0.45);
  const post = (x: number, top: number, bottom: number, wide = 46): string => {
    let turns = '';
    for (let y = top + 6; y < bottom; y += 9) turns += `M${x - wide / 2},${y + 4} q${wide / 2},7 ${wide},0`;
    return (
      rect(
        x - wide / 2,
        top,
        wide,
        bottom - top,
        pen.across([
          [0, '#8d6c42'],
          [0.3, '#e6cb9a'],
          [0.65, '#cba56c'],
          [1, '#7d5d38'],
        ]),
      ) + stroke(turns, '#8d6c42', 2.2, 'opacity="0.6"')
    );
  };
  const shelf = (x: number, y: number, half: number): string =>
    path(
      `M${x - half},${y} C${x - half},${y - 18} ${x + half},${y - 18} ${x + half},${y} V${y + 16} C${x + half},${y + 32} ${x - half},${y + 32} ${x - half},${y + 16}Z`,
      sheet(pen, plush, darker(plush, 0.3)),
    ) + ellipse(x, y - 1, half, 14, cloth(pen, lighter(plush, 0.2)));
  const toy = (x: number, y: number): string =>
    stroke(`M${x},${y} v52`, '#d8ccb8', 2.5) +
    circle(
      x,
      y + 64,
      16,
      pen.radial(
        [
          [0, lighter(palette.accent, 0.5)],
          [0.6, palette.accent],
          [1, darker(palette.accent, 0.3)],
        ],
        [0.38, 0.3, 0.75],
      ),
    );
  if (formOf(spec, /столбик|полк|углов/i, /комплекс/i) === 0)
    return {
      art: shelf(0, -26, 150) + post(0, -300, -28, 60) + shelf(0, -312, 76) + toy(60, -296),
      halfWidth: 150,
      maxHalfWidth: 200,
      height: 330,
    };
  const hut =
    rect(-170, -196, 150, 140, sheet(pen, lighter(plush, 0.1), darker(plush, 0.15)), 14) +
    circle(-95, -122, 48, darker(plush, 0.7)) +
    circle(-95, -122, 48, 'none', `stroke="${lighter(plush, 0.35)}" stroke-width="7"`);
  const flip = seed % 2 === 0;
  const tree =
    shelf(0, -26, 204) +
    post(110, -470, -30) +
    post(-130, -210, -190) +
    hut +
    shelf(-95, -212, 96) +
    post(-60, -390, -224) +
    shelf(60, -400, 140) +
    shelf(110, -492, 92) +
    toy(-10, -376);
  return { art: place(tree, 0, 0, { flip }), halfWidth: 200, maxHalfWidth: 220, height: 510 };
};
