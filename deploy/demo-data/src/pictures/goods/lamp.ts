import { darker } from '../drawing/colour';
import { glaze } from '../drawing/glaze';
import { sheet } from '../drawing/light';
import { circle, ellipse, path, rect, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';

/** A lamp over a tank, or a dome that warms a terrarium. */
export const lamp: ProductDrawer = (pen, spec) => {
  const { palette } = spec;
  if (spec.animal === 'reptile' || formOf(spec, /светильник/i, /плафон/i) === 1) {
    const glow = path(
      'M-130,-150 L-250,0 H250 L130,-150Z',
      pen.linear([
        [0, '#ffd98a', 0.75],
        [1, '#ffe9b8', 0],
      ]),
    );
    const dome =
      path('M-160,-150 C-150,-290 -70,-330 0,-330 C70,-330 150,-290 160,-150Z', glaze(pen, palette.main)) +
      ellipse(0, -150, 160, 30, darker(palette.main, 0.5)) +
      ellipse(
        0,
        -148,
        148,
        25,
        pen.radial([
          [0, '#fffbe8'],
          [0.5, '#ffe29a'],
          [1, '#c9923c'],
        ]),
      );
    const bulb = ellipse(
      0,
      -138,
      52,
      30,
      pen.radial([
        [0, '#ffffff'],
        [0.6, '#fff3c4'],
        [1, '#ffd36b'],
      ]),
    );
    return {
      art:
        glow +
        stroke('M0,-372 C0,-430 80,-440 160,-420', '#2a2c2f', 8) +
        rect(-30, -384, 60, 64, glaze(pen, '#33363a'), 12) +
        dome +
        bulb,
      halfWidth: 180,
      maxHalfWidth: 250,
      height: 420,
      shadowHeight: 0.25,
    };
  }
  const beam = path(
    'M-190,-196 L-240,0 H240 L190,-196Z',
    pen.linear([
      [0, '#d8f0ff', 0.85],
      [1, '#eaf7ff', 0],
    ]),
  );
  let diodes = '';
  for (let i = 0; i < 13; i++) diodes += circle(-180 + i * 30, -200, 6, i % 4 === 2 ? '#8fc7ff' : '#ffffff');
  return {
    art:
      beam +
      stroke('M-170,-262 V-330 C-170,-350 -150,-356 -130,-356 H-60', '#2a2c2f', 7) +
      rect(-230, -266, 460, 58, sheet(pen, '#f3f4f5', '#aeb4b8'), 16) +
      rect(-214, -256, 428, 8, '#ffffff', 4, 'opacity="0.8"') +
      rect(-206, -212, 412, 18, '#d9eefc', 8) +
      diodes +
      rect(-240, -250, 26, 90, palette.main, 8) +
      rect(214, -250, 26, 90, palette.main, 8),
    halfWidth: 220,
    maxHalfWidth: 258,
    height: 360,
    shadowHeight: 0.25,
  };
};
