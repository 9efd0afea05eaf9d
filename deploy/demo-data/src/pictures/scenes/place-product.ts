import type { Illustration } from 'deploy-api/db/schema/illustration';
import { shadow } from '../drawing/light';
import { type Pen, place } from '../drawing/pen';
import { labelPalette } from '../goods/label-palette';
import { productDrawer } from '../goods/product-drawer';
import type { LabelPrinter, ProductDrawing } from '../packs/product-drawing';
import { isPrinted } from '../spec/views';

export const scaleOf = (
  { halfWidth, maxHalfWidth = halfWidth, height }: ProductDrawing,
  width: number,
  tall: number,
): number => Math.min(width / (2 * maxHalfWidth), tall / height);

/** Places a product with its shadow on the ground at (x, y), not larger than this width and height. */
export function placeProduct(
  pen: Pen,
  thing: ProductDrawing,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const scale = scaleOf(thing, width, height);
  const half = thing.halfWidth * scale;
  return shadow(pen, x, y, half, half * 0.16 * (thing.shadowHeight ?? 1)) + place(thing.art, x, y, { scale });
}

/** The size of a product picture, 4:5. */
export const PAGE_SIZE = { w: 640, h: 800 } as const;

/** Draws a product. A product without a printed label gets the colour in its name. */
export const drawProduct = (pen: Pen, spec: Illustration, print: LabelPrinter): ProductDrawing =>
  productDrawer(spec)(pen, isPrinted(spec.shape) ? spec : { ...spec, palette: labelPalette(spec) }, print);
