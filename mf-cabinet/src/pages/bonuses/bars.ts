import JsBarcode from 'jsbarcode';
import * as z from 'zod/mini';

/** A bar code as one SVG path, one unit high and `width` units wide, with the quiet zones that a scanner needs. */
export interface Bars {
  readonly path: string;
  readonly width: number;
}

/** What the library writes into a plain object: `1` is a dark unit, `0` a light one. */
const drawn = z.object({ encodings: z.array(z.object({ data: z.string() })) });

/** Light units before and after the bars: ten, as Code 128 demands. */
const quiet = 10;

/** The bars of a card number as Code 128: every till reads it, and it takes numbers of any length. */
export function barsOf(number: string): Bars {
  const target = {};
  JsBarcode(target, number, { format: 'CODE128' });
  const units = drawn
    .parse(target)
    .encodings.map(({ data }) => data)
    .join('');
  const path = [...units.matchAll(/1+/g)]
    .map(({ 0: bar, index }) => `M${quiet + index} 0h${bar.length}v1h-${bar.length}z`)
    .join('');
  return { path, width: units.length + 2 * quiet };
}
