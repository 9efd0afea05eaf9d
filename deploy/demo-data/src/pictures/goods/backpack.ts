import { darker, lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, ellipse, path, rect, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';

/** A backpack for a cat or a small dog, with a round window and holes for air. */
export const backpack: ProductDrawer = (pen, { palette }) => {
  const body = 'M-150,-30 V-280 C-150,-390 150,-390 150,-280 V-30 Q150,0 118,0 H-118 Q-150,0 -150,-30Z';
  let holes = '';
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 6; i++) holes += circle(-60 + i * 24, -78 + row * 24, 6, darker(palette.main, 0.55));
  return {
    art:
      stroke('M-44,-352 C-44,-404 44,-404 44,-352', darker(palette.main, 0.35), 18) +
      stroke(
        'M-140,-300 C-206,-250 -206,-90 -140,-40 M140,-300 C206,-250 206,-90 140,-40',
        darker(palette.main, 0.35),
        22,
      ) +
      path(body, sheet(pen, lighter(palette.main, 0.2), darker(palette.main, 0.22))) +
      circle(0, -212, 94, darker(palette.main, 0.4)) +
      circle(
        0,
        -212,
        82,
        pen.radial(
          [
            [0, '#eef7f8'],
            [1, '#a9c6cc'],
          ],
          [0.36, 0.3, 0.8],
        ),
      ) +
      ellipse(-30, -246, 26, 14, '#ffffff', 'opacity="0.7" transform="rotate(-30 -30 -246)"') +
      circle(0, -212, 88, 'none', `stroke="${palette.accent}" stroke-width="9"`) +
      holes +
      rect(-128, -34, 256, 10, darker(palette.main, 0.35), 5) +
      stroke('M-134,-280 C-130,-350 -60,-364 -20,-366', '#ffffff', 6, 'opacity="0.35"'),
    halfWidth: 140,
    maxHalfWidth: 200,
    height: 400,
  };
};
