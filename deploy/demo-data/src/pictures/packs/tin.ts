import { darker } from '../drawing/colour';
import { cylinder, metal } from '../drawing/light';
import { ellipse, type Pen, path, stroke } from '../drawing/pen';
import { bySize, type ProductDrawer, type ProductDrawing } from './product-drawing';

/** The lid with its ring, seen from above. */
const lid = (pen: Pen, y: number, a: number, b: number): string =>
  ellipse(0, y, a, b, metal(pen)) +
  ellipse(
    0,
    y - 1,
    a - 5,
    b - 3,
    pen.linear([
      [0, '#9ea4a8'],
      [1, '#d9dddf'],
    ]),
  ) +
  ellipse(
    0,
    y + 1,
    a - 12,
    b - 6,
    pen.linear([
      [0, '#e9ecee'],
      [0.5, '#c4c9cc'],
      [1, '#f3f4f5'],
    ]),
  ) +
  ellipse(0, y + 2, a * 0.62, b * 0.56, 'none', 'stroke="#aeb4b8" stroke-width="1.4"') +
  ellipse(-a * 0.16, y + 3, a * 0.2, b * 0.26, 'none', `stroke="#8e9599" stroke-width="${b * 0.12}"`) +
  ellipse(-a * 0.16, y + 1.6, a * 0.2, b * 0.26, 'none', `stroke="#f2f4f5" stroke-width="${b * 0.07}"`) +
  ellipse(a * 0.09, y + 1, a * 0.07, b * 0.16, '#d3d7d9', 'stroke="#8e9599" stroke-width="1"');

/** A tin of wet food: flat for small animals' portions, tall for large ones. */
export const tin: ProductDrawer = (pen, spec, print): ProductDrawing => {
  const a = bySize(spec, 172, 158, 150);
  const h = bySize(spec, 178, 300, 400);
  const b = a * bySize(spec, 0.23, 0.19, 0.17);
  const wall = `M${-a},${-h} A${a},${b} 0 0 0 ${a},${-h} V${-b * 0.2} A${a},${b} 0 0 1 ${-a},${-b * 0.2}Z`;
  const foot = -b * 0.2;
  const face = print(pen, spec, { x: -a, y: -h + 8, w: 2 * a, h: h - 16, sag: b });
  const rim = (y: number, thick: number): string =>
    path(
      `M${-a - 3},${y} A${a + 3},${b} 0 0 0 ${a + 3},${y} v${thick} A${a + 3},${b} 0 0 1 ${-a - 3},${y + thick}Z`,
      metal(pen),
    );
  const line = (y: number): string =>
    stroke(`M${-a},${y} A${a},${b} 0 0 0 ${a},${y}`, darker(spec.palette.main, 0.5), 1.5, 'opacity="0.35"');
  const art =
    `<g transform="translate(0 ${-b * 0.78})">` +
    pen.clip(path(wall, '#000'), path(wall, spec.palette.main) + face) +
    cylinder(pen, wall) +
    line(-h + 12) +
    rim(foot - 9, 9) +
    rim(-h - 2, 7) +
    lid(pen, -h - 2, a + 3, b) +
    '</g>';
  return { art, halfWidth: a, height: h + 2 * b };
};
