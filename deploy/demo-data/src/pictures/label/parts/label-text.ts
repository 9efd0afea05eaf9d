import type { Illustration } from 'deploy-api/db/schema/illustration';
import { darker, lighter, luminance, readable } from '../../drawing/colour';
import { type Bend, displayFaces, type Face, lettering, measure, wrap } from '../../drawing/lettering';
import { circle, type Pen, path, rect } from '../../drawing/pen';
import { hashText, SeededRandom } from '../../drawing/seeded-random';
import { type Taste, tasteOf } from './taste';

const WEIGHT =
  /^(?:\d+\s*[x×х]\s*)?\d+(?:[.,]\d+)?\s*(?:кг|г|гр|л|мл|шт|табл?|таблет\S*|см|м|мм|вт|пар\S*|пакет\S*)\.?$/i;

/** The printed texts of a pack. */
export interface LabelText {
  brand: string;
  face: Face;
  /** The kind of product, or its flavour. */
  title: string;
  details: string[];
  /** Weight, volume or count. */
  weight: string | null;
  taste: Taste | null;
}

/** Splits the lines of a product's label into title, weight and other details. */
export function labelTextOf({ brand, label }: Illustration): LabelText {
  const mark = label.find((line) => WEIGHT.test(line.trim()))?.trim() ?? null;
  const [title = '', ...details] = label.filter((line) => line.trim() && line.trim() !== mark);
  return {
    brand,
    face: brandFace(brand),
    title,
    details,
    weight: mark,
    taste: tasteOf(label.filter((line) => !/^для /i.test(line)).join(' ')),
  };
}

/** The typeface of a brand: always the same one. */
export const brandFace = (brand: string): Face => new SeededRandom(hashText(brand)).pick(displayFaces);

/** A brand name in a plain typeface is in capital letters. */
const brandText = (brand: string, face: Face): string =>
  face === 'narrow' || face === 'strong' || (face === 'wide' && brand.length < 9) ? brand.toUpperCase() : brand;

/** An area of a pack's surface. `sag`: how much lower its middle is than its edges, as on a cylinder that is seen from above. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  sag?: number;
}

/** The unit of font sizes on a box: 1% of its usable width. */
export const unit = ({ w, h }: Box): number => Math.min(w, h * 0.8) / 100;

export const bendOf = ({ x, w, sag }: Box): Bend | undefined => {
  if (!sag) return undefined;
  const middle = x + w / 2;
  return (px, py) => [px, py + sag * (1 - ((px - middle) / (w / 2)) ** 2)] as const;
};

/** A band of the surface between two heights that follows the surface's curve. `arch` bends its lower edge more. */
export function band({ x, w, sag = 0 }: Box, top: number, bottom: number, fill: string, arch = 0): string {
  const s = 2 * sag;
  return path(
    `M${x},${top} Q${x + w / 2},${top + s} ${x + w},${top} V${bottom} Q${x + w / 2},${bottom + s + 2 * arch} ${x},${bottom}Z`,
    fill,
  );
}

/** The brand name, centred or starting at x, not wider than `width`. In two lines if one line would be too small. */
export function wordmark(
  words: LabelText,
  box: Box,
  at: { x: number; y: number; width: number; size: number; ink: string; align?: 'left' | 'middle' },
): string {
  const { face } = words;
  const text = brandText(words.brand, face);
  const { align = 'middle', ink, width, x, y } = at;
  const bend = bendOf(box);
  const parts = text.split(/\s+/);
  const single = Math.min(at.size, width / measure(text, face));
  if (parts.length > 1 && single < at.size * 0.62) {
    const half = Math.ceil(parts.length / 2);
    const lines = [parts.slice(0, half).join(' '), parts.slice(half).join(' ')];
    const size = Math.min(at.size * 0.7, ...lines.map((line) => width / measure(line, face)));
    return lines
      .map((line, i) => lettering(line, ink, { face, size, x, y: y + (i - 0.62) * size * 1.02, align, bend }))
      .join('');
  }
  return lettering(text, ink, { face, size: single, x, y: y - (at.size - single) * 0.3, align, bend });
}

/** At most `most` lines of text from baseline y downwards, with a smaller font if they do not fit. `end`: the baseline of the next line. */
export function textLines(
  text: string,
  box: Box,
  at: {
    x: number;
    y: number;
    width: number;
    size: number;
    ink: string;
    face?: Face;
    most?: number;
    align?: 'left' | 'middle' | 'right';
  },
): { art: string; end: number } {
  const { x, y, width, size, ink, face = 'strong', most = 2, align = 'middle' } = at;
  const bend = bendOf(box);
  let fitting = size;
  while (most > 1 && fitting > size * 0.6 && wrap(text, face, width / fitting, most + 1).length > most) fitting *= 0.93;
  const set = most === 1 ? [text] : wrap(text, face, width / fitting, most);
  const art = set
    .map((line, i) =>
      lettering(line, ink, { face, size: fitting, x, y: y + i * fitting * 1.14, align, fit: width, bend }),
    )
    .join('');
  return { art, end: y + set.length * fitting * 1.14 };
}

/** The badge with the weight: a rounded rectangle or a circle in the second colour. */
export function weightBadge(words: LabelText, x: number, y: number, u: number, ground: string, round: boolean): string {
  if (!words.weight) return '';
  const ink = readable(ground, '#ffffff');
  if (round)
    return (
      circle(x, y, 11 * u, ground) +
      circle(x, y, 9.8 * u, 'none', `stroke="${ink}" stroke-width="${0.5 * u}" opacity="0.6"`) +
      lettering(words.weight, ink, { face: 'strong', size: 7 * u, x, y: y + 2.5 * u, fit: 17 * u })
    );
  const width = Math.min(34, measure(words.weight, 'strong') * 7 + 8) * u;
  return (
    rect(x - width / 2, y - 5.5 * u, width, 11 * u, ground, 5.5 * u) +
    lettering(words.weight, ink, { face: 'strong', size: 7 * u, x, y: y + 2.5 * u, fit: width - 6 * u })
  );
}

/** A colour's vertical gradient, a little lighter at the top. */
export const verticalGradient = (pen: Pen, colour: string): string =>
  pen.linear([
    [0, lighter(colour, luminance(colour) > 0.6 ? 0.5 : 0.12)],
    [1, darker(colour, 0.08)],
  ]);
