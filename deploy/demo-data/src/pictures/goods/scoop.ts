import { darker } from '../drawing/colour';
import { glaze } from '../drawing/glaze';
import { type Pen, path, place, rect, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';

/** A slotted scoop, its handle up. */
export const drawScoop = (pen: Pen, colour: string): string =>
  path('M-46,-60 H46 L38,16 Q36,28 22,28 H-22 Q-36,28 -38,16Z', glaze(pen, colour)) +
  stroke('M-24,-40 V14 M-8,-40 V16 M8,-40 V16 M24,-40 V14', darker(colour, 0.5), 5) +
  rect(-11, -170, 22, 116, glaze(pen, colour), 10);

export const scoop: ProductDrawer = (pen, { palette }) => ({
  art: place(drawScoop(pen, palette.main), 0, -66, { scale: 2.2, turn: 14 }),
  halfWidth: 80,
  maxHalfWidth: 190,
  height: 440,
  shadowHeight: 0.5,
});
