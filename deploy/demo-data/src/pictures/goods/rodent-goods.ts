import { darker, lighter } from '../drawing/colour';
import { glaze } from '../drawing/glaze';
import { circle, ellipse, path, rect, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';

/** A wheel to run in. */
export const wheel: ProductDrawer = (pen, { palette }) => {
  const { main, accent } = palette;
  const spokes = Array.from(
    { length: 8 },
    (_, i) =>
      `M0,-240 L${Math.round(Math.cos((i * Math.PI) / 4) * 190)},${-240 + Math.round(Math.sin((i * Math.PI) / 4) * 190)}`,
  ).join('');
  return {
    art:
      path('M-30,-250 L-150,0 H-104 L0,-210 L104,0 H150 L30,-250Z', glaze(pen, darker(accent, 0.1))) +
      ellipse(26, -240, 196, 200, darker(main, 0.35)) +
      circle(0, -240, 200, lighter(main, 0.5), 'opacity="0.9"') +
      stroke(spokes, darker(main, 0.1), 7, 'opacity="0.6"') +
      circle(0, -240, 196, 'none', `stroke="${main}" stroke-width="24"`) +
      circle(0, -240, 204, 'none', `stroke="${lighter(main, 0.4)}" stroke-width="4"`) +
      circle(0, -240, 30, glaze(pen, accent)) +
      rect(-170, -16, 340, 20, glaze(pen, accent), 9),
    halfWidth: 160,
    maxHalfWidth: 226,
    height: 446,
  };
};

/** A tube to run through. */
export const tunnel: ProductDrawer = (pen, { palette }) => {
  const { main } = palette;
  let rings = '';
  for (let x = -150; x <= 190; x += 34) rings += `M${x},-206 q34,100 0,204`;
  return {
    art:
      path(
        'M-190,-208 H200 C262,-200 262,-4 200,0 H-190Z',
        pen.linear([
          [0, lighter(main, 0.35)],
          [0.4, main],
          [1, darker(main, 0.4)],
        ]),
      ) +
      stroke(rings, darker(main, 0.3), 7, 'opacity="0.5"') +
      ellipse(-190, -104, 66, 104, lighter(main, 0.3)) +
      ellipse(
        -188,
        -104,
        52,
        88,
        pen.linear([
          [0, '#2b2520'],
          [1, darker(main, 0.5)],
        ]),
      ),
    halfWidth: 230,
    maxHalfWidth: 260,
    height: 210,
  };
};

/** A bottle that hangs on the cage and gives water from a ball. */
export const drinker: ProductDrawer = (pen, { palette }) => ({
  art:
    rect(
      -96,
      -440,
      192,
      300,
      pen.across([
        [0, '#a9cfda'],
        [0.2, '#f4fbfc'],
        [0.5, '#cfe6ec'],
        [1, '#9cc4d0'],
      ]),
      34,
    ) +
    rect(-88, -360, 176, 212, '#7fbfd4', 24, 'opacity="0.55"') +
    stroke('M-92,-300 h30 M-92,-250 h22 M-92,-200 h30', '#ffffff', 4, 'opacity="0.9"') +
    rect(-106, -160, 212, 62, glaze(pen, palette.main), 14) +
    path(
      'M-18,-98 H18 L40,-20 L10,-8 L-14,-86Z',
      pen.across([
        [0, '#8e9599'],
        [0.5, '#f2f4f5'],
        [1, '#7d8488'],
      ]),
    ) +
    circle(24, -14, 11, '#e9ecee', 'stroke="#7d8488" stroke-width="3"') +
    stroke('M-120,-400 H120 M-120,-240 H120', '#9aa1a6', 7),
  halfWidth: 70,
  maxHalfWidth: 126,
  height: 440,
  shadowHeight: 0.5,
});
