import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import { num } from './pen';

/**
 * Text as SVG paths. The fonts come from packages, not from the system, so a picture is the same on every machine. Text of
 * a spec never becomes SVG markup.
 */
const files = {
  plain: 'onest/600',
  strong: 'onest/800',
  narrow: 'oswald/600',
  serif: 'playfair-display/800',
  round: 'comfortaa/700',
  script: 'lobster/400',
  wide: 'unbounded/700',
} as const;

export type Face = keyof typeof files;
/** Typefaces for brand names. Other text of a label uses `plain`, `strong` or `narrow`. */
export const displayFaces = ['strong', 'narrow', 'serif', 'round', 'script', 'wide'] as const satisfies Face[];

interface Letter {
  commands: Glyph['path']['commands'];
  advance: number;
}

const packages = createRequire(import.meta.url);
const letters = new Map<string, Letter>();
const fonts = new Map<Face, Font[]>();

function fontsOf(face: Face): Font[] {
  const known = fonts.get(face);
  if (known) return known;
  const [family, weight] = files[face].split('/');
  const loaded = ['cyrillic', 'latin'].map((subset) => {
    const file = packages.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`);
    const font = create(readFileSync(file));
    if (!('hasGlyphForCodePoint' in font))
      throw new Error(`${file} holds a collection of fonts, one font was expected`);
    return font;
  });
  fonts.set(face, loaded);
  return loaded;
}

/** One character, in em units. A character that the font does not have leaves a gap. */
function letterOf(face: Face, sign: string): Letter {
  const key = `${face}${sign}`;
  const known = letters.get(key);
  if (known) return known;
  const code = sign.codePointAt(0) ?? 32;
  const font = fontsOf(face).find((each) => each.hasGlyphForCodePoint(code));
  const glyph = font?.glyphForCodePoint(code);
  const em = font?.unitsPerEm ?? 1;
  const letter: Letter = {
    commands: (glyph?.path.commands ?? []).map(({ command, args }) => ({
      command,
      args: args.map((arg) => arg / em),
    })),
    advance: glyph ? glyph.advanceWidth / em : 0.3,
  };
  letters.set(key, letter);
  return letter;
}

/** The width of a line at size 1. */
export function measure(text: string, face: Face, spacing = 0): number {
  let width = 0;
  for (const sign of text) width += letterOf(face, sign).advance + spacing;
  return Math.max(0, width - spacing);
}

export interface Line {
  face: Face;
  size: number;
  x: number;
  /** The baseline. */
  y: number;
  align?: 'left' | 'middle' | 'right';
  /** The maximum width. A longer line gets a smaller font size. */
  fit?: number;
  /** Extra space between letters, in ems. */
  spacing?: number;
  /** Moves a point of the line to its place on a curved surface. */
  bend?: Bend;
}
export type Bend = (x: number, y: number) => readonly [number, number];

const signs = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

/** Path data of one line of text, and its final font size. */
function outline(text: string, line: Line): { d: string; size: number; width: number } {
  const { face, x, y, align = 'middle', spacing = 0, bend } = line;
  const natural = measure(text, face, spacing);
  const size = line.fit && natural * line.size > line.fit ? line.fit / natural : line.size;
  const width = natural * size;
  let pen = x - (align === 'middle' ? width / 2 : align === 'right' ? width : 0);
  let d = '';
  for (const sign of text) {
    const letter = letterOf(face, sign);
    for (const { command, args } of letter.commands) {
      d += signs[command];
      for (let i = 0; i < args.length; i += 2) {
        const point = [pen + (args[i] ?? 0) * size, y - (args[i + 1] ?? 0) * size] as const;
        const [px, py] = bend ? bend(...point) : point;
        d += `${i ? ' ' : ''}${num(px)} ${num(py)}`;
      }
    }
    pen += (letter.advance + spacing) * size;
  }
  return { d, size, width };
}

/** One line of text as an element. */
export const lettering = (text: string, fill: string, line: Line, more = ''): string => {
  const { d } = outline(text, line);
  return d && `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
};

/** Breaks words into at most `most` lines that are not wider than `width` at size 1, if possible. The rest is dropped. */
export function wrap(text: string, face: Face, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`, face) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, most);
}
