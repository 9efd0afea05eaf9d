import { darker } from '../drawing/colour';
import { glaze } from '../drawing/glaze';
import { circle, ellipse, path, rect, stroke } from '../drawing/pen';
import { labelTextOf, wordmark } from '../label/parts/label-text';
import type { ProductDrawer } from '../packs/product-drawing';

/** A pump that gives a tank air. */
export const compressor: ProductDrawer = (pen, spec) => ({
  art:
    stroke('M150,-120 C240,-120 260,-60 250,0 M150,-90 C210,-90 220,-50 214,0', '#9fbdb5', 12) +
    path(
      'M-190,-20 C-196,-160 -150,-220 -80,-226 H80 C150,-220 196,-160 190,-20 Q188,0 166,0 H-166 Q-188,0 -190,-20Z',
      glaze(pen, spec.palette.main),
    ) +
    rect(-120, -150, 240, 66, darker(spec.palette.main, 0.35), 14) +
    wordmark(
      labelTextOf(spec),
      { x: 0, y: 0, w: 200, h: 80 },
      { x: 0, y: -104, width: 190, size: 36, ink: '#ffffff' },
    ) +
    circle(0, -188, 17, glaze(pen, spec.palette.accent)) +
    rect(-160, -6, 60, 14, '#2a2c2f', 6) +
    rect(100, -6, 60, 14, '#2a2c2f', 6),
  halfWidth: 185,
  maxHalfWidth: 262,
  height: 226,
});

/** A glass heater with its suckers. */
export const heater: ProductDrawer = (pen, { palette }) => {
  let coil = '';
  for (let y = -300; y < -70; y += 20) coil += `M-24,${y} L24,${y + 10}`;
  return {
    art:
      stroke('M0,-470 C10,-540 120,-540 180,-500', '#2a2c2f', 9) +
      rect(
        -40,
        -400,
        80,
        396,
        pen.across([
          [0, '#8fa9b2', 0.9],
          [0.25, '#f4fafb', 0.9],
          [0.6, '#c9dbe0', 0.85],
          [1, '#88a2ab', 0.9],
        ]),
        34,
      ) +
      rect(-26, -330, 52, 290, '#5f676c', 20, 'opacity="0.35"') +
      stroke(coil, '#d97a3a', 6) +
      rect(-46, -480, 92, 110, glaze(pen, '#33363a'), 20) +
      rect(-30, -450, 60, 26, palette.accent, 8) +
      rect(-58, -320, 116, 24, glaze(pen, '#2f3235'), 8) +
      rect(-58, -110, 116, 24, glaze(pen, '#2f3235'), 8),
    halfWidth: 50,
    maxHalfWidth: 190,
    height: 530,
    shadowHeight: 0.8,
  };
};

/** A bulb for a terrarium; a red one for the night. */
export const bulb: ProductDrawer = (pen, { label: [name = ''] }) => {
  const glass = /ночн/i.test(name)
    ? ['#f6b0a0', '#c9402f']
    : /ультра|дневн/i.test(name)
      ? ['#ffffff', '#d3e2f2']
      : ['#fffbe8', '#f2cf7a'];
  const [pale = '#ffffff', deep = '#f2cf7a'] = glass;
  let thread = '';
  for (let y = -100; y < -22; y += 18) thread += `M-58,${y} L58,${y + 10}`;
  return {
    art:
      circle(
        0,
        -300,
        250,
        pen.radial([
          [0, pale, 0.9],
          [0.6, pale, 0.25],
          [1, pale, 0],
        ]),
      ) +
      path(
        'M-62,-120 C-70,-190 -150,-230 -150,-320 C-150,-410 -80,-460 0,-460 C80,-460 150,-410 150,-320 C150,-230 70,-190 62,-120Z',
        pen.radial(
          [
            [0, '#ffffff'],
            [0.45, pale],
            [1, deep],
          ],
          [0.4, 0.34, 0.7],
        ),
      ) +
      stroke('M-30,-130 L-44,-280 L-14,-250 L14,-290 L44,-250 L30,-130', '#b5793a', 4, 'opacity="0.55"') +
      ellipse(-66, -380, 26, 50, '#ffffff', 'opacity="0.7" transform="rotate(28 -66 -380)"') +
      rect(
        -62,
        -126,
        124,
        112,
        pen.across([
          [0, '#7d8488'],
          [0.25, '#f2f4f5'],
          [0.6, '#b9bfc4'],
          [1, '#6d7478'],
        ]),
        10,
      ) +
      stroke(thread, '#7d8488', 6) +
      path('M-40,-16 H40 L22,0 H-22Z', '#3a3d40'),
    halfWidth: 60,
    maxHalfWidth: 190,
    height: 470,
    shadowHeight: 1.4,
  };
};
