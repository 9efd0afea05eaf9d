import type { Illustration } from 'deploy-api/catalogue/illustration';
import { makerOf } from '../goods/named';
import { tinted } from '../goods/tint';
import type { Printer, Thing } from '../packs/pack';
import { shadow } from '../paper/light';
import { type Pen, place } from '../paper/pen';
import { isPrinted } from '../views';

export const scaleOf = ({ half, reach = half, height }: Thing, width: number, tall: number): number =>
  Math.min(width / (2 * reach), tall / height);

/** A thing standing at (x, y) with its shadow, no larger than the given width and height. */
export function stood(pen: Pen, thing: Thing, x: number, y: number, width: number, height: number): string {
  const scale = scaleOf(thing, width, height);
  const half = thing.half * scale;
  return shadow(pen, x, y, half, half * 0.16 * (thing.shade ?? 1)) + place(thing.art, x, y, { scale });
}

/** The page of a product picture, 4:5. */
export const PAGE = { w: 640, h: 800 } as const;

/** The thing that a product is, in the colour that it is sold in. */
export const make = (pen: Pen, spec: Illustration, print: Printer): Thing =>
  makerOf(spec)(pen, isPrinted(spec.shape) ? spec : { ...spec, palette: tinted(spec) }, print);
