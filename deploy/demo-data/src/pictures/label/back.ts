import type { Illustration, Shape } from 'deploy-api/db/schema/illustration';
import { lighter, mix, readable } from '../drawing/colour';
import { lettering } from '../drawing/lettering';
import { type Pen, rect, stroke } from '../drawing/pen';
import { type Box, type LabelText, labelTextOf, textLines, unit, verticalGradient, wordmark } from './parts/label-text';

/** The narrow side of a carton: the brand, and grey lines in place of small text. */
export function sideText(words: LabelText, { x, y, w, h }: Box, ink: string): string {
  let rows = '';
  for (let i = 0; i < 11; i++) rows += `M${x},${y + h * (0.34 + i * 0.045)} h${w * (i % 4 === 3 ? 0.6 : 1)}`;
  return (
    textLines(
      words.title,
      { x, y, w, h },
      { x, y: y + h * 0.12, width: w, size: w * 0.17, ink, align: 'left', most: 3 },
    ).art +
    stroke(rows, ink, 2.4, 'opacity="0.45"') +
    lettering(words.weight ?? '', ink, { face: 'strong', size: w * 0.26, x, y: y + h * 0.97, align: 'left', fit: w })
  );
}

/**
 * The table on the back of a food. It has bars instead of numbers, because the numbers are in the product's
 * description.
 */
const nutrients = [
  ['Белок', 0.8],
  ['Жир', 0.5],
  ['Клетчатка', 0.22],
  ['Минералы', 0.34],
  ['Влага', 0.28],
] as const;

const edible: ReadonlySet<Shape> = new Set(['bag', 'tin', 'pouch', 'box', 'jar', 'hay']);

function table({ x, y, w }: Box, u: number, ink: string, bar: string): string {
  const step = 7.2 * u;
  return nutrients
    .map(([name, share], i) => {
      const base = y + i * step;
      return (
        lettering(name, ink, { face: 'plain', size: 4.6 * u, x, y: base, align: 'left' }) +
        rect(x + w * 0.42, base - 3.4 * u, w * 0.58, 3.6 * u, lighter(bar, 0.8), 1.8 * u) +
        rect(x + w * 0.42, base - 3.4 * u, w * 0.58 * share, 3.6 * u, bar, 1.8 * u)
      );
    })
    .join('');
}

function barcode(x: number, y: number, w: number, h: number, seed: number): string {
  let bars = '';
  for (let i = 0, at = x + 4; at < x + w - 6; i++) {
    const thick = 1 + ((seed >> (i % 13)) & 1) + ((i * 7) % 3 === 0 ? 1 : 0);
    bars += rect(at, y + 4, thick, h - 8, '#1d1a17');
    at += thick + 1.6 + ((seed >> ((i + 5) % 11)) & 1);
  }
  return rect(x, y, w, h, '#ffffff', 2) + bars;
}

/** The back of a pack: composition and daily portions of a food; otherwise lines of instructions. */
export function back(pen: Pen, spec: Illustration, box: Box): string {
  const words = labelTextOf(spec);
  const { palette, seed } = spec;
  const { x, y, w, h } = box;
  const u = unit(box);
  const left = x + w * 0.1;
  const width = w * 0.8;
  const paper = mix(palette.ground, '#ffffff', 0.6);
  const ink = readable(paper, palette.ink, palette.main);
  const food = edible.has(spec.shape);
  const heading = (text: string, at: number): string =>
    lettering(text, readable(paper, palette.main, palette.ink), {
      face: 'strong',
      size: 5.6 * u,
      x: left,
      y: at,
      align: 'left',
    });
  let prose = '';
  for (let i = 0; i < 5; i++)
    prose += `M${left},${y + h * 0.315 + i * 4 * u} h${width * (i === 4 ? 0.55 : 0.97 - ((seed + i) % 3) * 0.03)}`;
  const facts = food
    ? heading('Пищевая ценность', y + h * 0.48) +
      table({ x: left, y: y + h * 0.535, w: width, h: 0 }, u, ink, readable(paper, palette.main, palette.ink))
    : heading('Как применять', y + h * 0.48) +
      stroke(prose, ink, 1.4 * u, `opacity="0.35" transform="translate(0 ${h * 0.21})"`);
  return (
    rect(x, y, w, h, verticalGradient(pen, palette.main)) +
    wordmark(
      words,
      { ...box, sag: 0 },
      { x: x + w / 2, y: y + h * 0.165, width: w * 0.6, size: 12 * u, ink: readable(palette.main, palette.ground) },
    ) +
    rect(x + w * 0.06, y + h * 0.215, w * 0.88, h * 0.72, paper, 3 * u) +
    heading(food ? 'Состав' : 'Описание', y + h * 0.275) +
    stroke(prose, ink, 1.4 * u, 'opacity="0.35"') +
    facts +
    barcode(left, y + h * 0.82, width * 0.4, h * 0.085, seed) +
    lettering(words.weight ?? '', ink, {
      face: 'strong',
      size: 8 * u,
      x: left + width,
      y: y + h * 0.89,
      align: 'right',
      fit: width * 0.4,
    })
  );
}
