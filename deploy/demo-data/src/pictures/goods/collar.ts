import { darker, lighter } from '../drawing/colour';
import { metal, sheet } from '../drawing/light';
import { circle, path, place, rect, stroke } from '../drawing/pen';
import { bone } from '../drawing/signs';
import type { ProductDrawer } from '../packs/product-drawing';

/** A collar standing on its edge, with buckle and tag. */
export const collar: ProductDrawer = (pen, { palette, seed }) => {
  const strap = seed % 2 ? palette.main : darker(palette.main, 0.1);
  const inside = path(
    'M-190,-150 C-190,-250 190,-250 190,-150 C190,-70 -190,-70 -190,-150Z',
    sheet(pen, darker(strap, 0.35), darker(strap, 0.6)),
  );
  const hollow = path('M-172,-140 C-172,-212 172,-212 172,-140 C172,-92 -172,-92 -172,-140Z', '#f4eee3');
  const wall = path(
    'M-190,-150 C-190,-50 190,-50 190,-150 V-92 C190,8 -190,8 -190,-92Z',
    pen.across([
      [0, darker(strap, 0.45)],
      [0.2, lighter(strap, 0.2)],
      [0.5, strap],
      [1, darker(strap, 0.4)],
    ]),
  );
  const stitches = stroke(
    'M-184,-136 C-170,-48 170,-48 184,-136 M-184,-96 C-170,-8 170,-8 184,-96',
    lighter(palette.accent, 0.2),
    3,
    'stroke-dasharray="9 7"',
  );
  const studs = [-132, -92, 92, 132]
    .map((x) => place(bone(palette.accent), x, -62 - Math.abs(x) * 0.11, { scale: 0.26, turn: -x * 0.12 }))
    .join('');
  const buckle =
    rect(-48, -92, 84, 72, 'none', 12, `stroke="${metal(pen)}" stroke-width="12"`) +
    rect(-12, -64, 54, 12, metal(pen), 5);
  const tag =
    circle(0, 4, 10, 'none', 'stroke="#a9adb0" stroke-width="4"') +
    circle(
      0,
      46,
      36,
      pen.radial(
        [
          [0, '#fff3cf'],
          [0.6, '#efc458'],
          [1, '#b78a2a'],
        ],
        [0.38, 0.3, 0.75],
      ),
    ) +
    place(bone('#a97d22'), 0, 46, { scale: 0.34 });
  return {
    art: place(inside + hollow + wall + stitches + studs + buckle + tag, 0, -84),
    halfWidth: 170,
    maxHalfWidth: 225,
    height: 310,
    shadowHeight: 0.7,
  };
};
