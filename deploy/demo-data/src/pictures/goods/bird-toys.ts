import { glaze } from '../drawing/glaze';
import { circle, ellipse, path, rect, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';

const WOOD = '#cda36b';
const cord = (d: string): string => stroke(d, '#8d6c42', 11) + stroke(d, '#e6d3ad', 7, 'stroke-dasharray="7 5"');

/** A swing on two cords. */
export const swing: ProductDrawer = (pen, { palette }) => ({
  art:
    cord('M0,-480 L-120,-60 M0,-480 L120,-60') +
    circle(0, -486, 16, 'none', 'stroke="#9aa1a6" stroke-width="7"') +
    [-160, -250]
      .map((y, i) =>
        [-1, 1]
          .map((side) => circle(side * (y === -160 ? 92 : 66), y, 24, glaze(pen, i ? palette.main : palette.accent)))
          .join(''),
      )
      .join('') +
    rect(-170, -76, 340, 32, glaze(pen, WOOD), 15) +
    circle(-120, -20, 20, glaze(pen, palette.main)) +
    circle(120, -20, 20, glaze(pen, palette.accent)),
  halfWidth: 130,
  maxHalfWidth: 180,
  height: 500,
  shadowHeight: 0.4,
});

/** A ladder with coloured beads. */
export const ladder: ProductDrawer = (pen, { palette }) => {
  const rungs = [-80, -160, -240, -320, -400]
    .map(
      (y, i) =>
        rect(-96, y - 10, 192, 20, glaze(pen, WOOD), 9) +
        rect(-30, y - 17, 60, 34, glaze(pen, i % 2 ? palette.main : palette.accent), 14),
    )
    .join('');
  return {
    art: stroke('M-90,-470 V0 M90,-470 V0', '#a97f4d', 24) + stroke('M-94,-466 V-4 M86,-466 V-4', '#e0bd8b', 7) + rungs,
    halfWidth: 110,
    maxHalfWidth: 120,
    height: 480,
    shadowHeight: 0.5,
  };
};

/** Blocks on a cord with a bell. */
export const bell: ProductDrawer = (pen, { palette }) => ({
  art:
    cord('M0,-480 V-110') +
    circle(0, -484, 16, 'none', 'stroke="#9aa1a6" stroke-width="7"') +
    rect(-80, -400, 160, 52, glaze(pen, palette.main), 14) +
    circle(-52, -300, 40, glaze(pen, palette.accent)) +
    circle(52, -300, 40, glaze(pen, WOOD)) +
    rect(-100, -250, 200, 50, glaze(pen, WOOD), 14) +
    stroke('M-84,-200 q-8,50 -20,80 M84,-200 q8,50 20,80', '#e6d3ad', 8) +
    path('M-58,-50 C-50,-130 -34,-150 0,-150 C34,-150 50,-130 58,-50Z', glaze(pen, '#e3b545')) +
    ellipse(0, -50, 64, 15, '#c9952c') +
    circle(0, -32, 17, glaze(pen, '#b98526')),
  halfWidth: 90,
  maxHalfWidth: 120,
  height: 500,
  shadowHeight: 0.4,
});
