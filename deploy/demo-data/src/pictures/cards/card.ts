import { lighter } from '../drawing/colour';
import { lettering } from '../drawing/lettering';
import { sheet } from '../drawing/light';
import { type Pen, place, rect } from '../drawing/pen';
import { GREEN, INK, ORANGE } from '../drawing/shop-colours';
import { paw } from '../drawing/signs';
import { textLines } from '../label/parts/label-text';
import type { SpecOf } from '../scenes/ground';
import { fir } from '../scenes/plants';

/** 1.9:1, the shape in which social networks show a shared link. */
export const CARD_SIZE = { w: 1280, h: 672 } as const;

const MARGIN = 56;
/** The largest panel for the picture. */
const PANEL = { w: 660, h: 576 } as const;

/** The picture on a card, drawn in its own size. */
export interface CardPicture {
  art: string;
  w: number;
  h: number;
}

/** A card for shared links: the page's title in the shop's look, beside its picture. */
export function card(pen: Pen, { title, line }: SpecOf<'card'>, { art, w, h }: CardPicture): string {
  const scale = Math.min(PANEL.w / w, PANEL.h / h);
  const [wide, tall] = [w * scale, h * scale];
  const [left, top] = [CARD_SIZE.w - 48 - wide, (CARD_SIZE.h - tall) / 2];
  const column = left - 2 * MARGIN;
  const words = textLines(
    title,
    { x: 0, y: 0, w: CARD_SIZE.w, h: CARD_SIZE.h },
    { x: MARGIN, y: 0, width: column, size: 60, ink: INK, most: 5, align: 'left' },
  );
  const fitting = textHeight(words.end);
  const trees = [
    [40, 150, 0.74],
    [118, 220, 0.8],
    [208, 130, 0.78],
    [300, 180, 0.84],
    [392, 110, 0.82],
  ] as const;
  return (
    rect(0, 0, CARD_SIZE.w, CARD_SIZE.h, sheet(pen, '#fffdf7', '#f6efdf')) +
    trees.map(([x, height, pale]) => place(fir(pen, height, lighter('#5f9069', pale)), x, CARD_SIZE.h + 6)).join('') +
    place(paw(ORANGE), MARGIN + 30, 92, { scale: 0.7 }) +
    lettering('Заповедник', GREEN, { face: 'round', size: 44, x: MARGIN + 76, y: 106, align: 'left' }) +
    lettering(line, '#a4561a', { face: 'plain', size: 26, x: MARGIN, y: fitting.line, align: 'left', fit: column }) +
    place(words.art, 0, fitting.title) +
    rect(left - 10, top - 10, wide + 20, tall + 20, '#ffffff', 42) +
    pen.clip(rect(left, top, wide, tall, '#000', 34), place(art, left, top, { scale }))
  );
}

/** Baselines of the line above the title, and of the title's first line: together in the middle of the card. */
function textHeight(end: number) {
  const title = (CARD_SIZE.h - end) / 2 + 80;
  return { title, line: title - 72 };
}
