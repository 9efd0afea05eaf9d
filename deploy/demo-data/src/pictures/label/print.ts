import type { Palette } from 'deploy-api/catalogue/illustration';
import { type Figure, fit } from '../animals/figure';
import { type Pen, place } from '../paper/pen';
import type { Box, Words } from './words';

/** What a layout arranges. */
export interface Print {
  pen: Pen;
  box: Box;
  words: Words;
  palette: Palette;
  /** The second colour of this taste. */
  tone: string;
  animal: Figure | null;
}

/** The picture of the taste; on a cylinder it hangs as low as the lettering. */
export const tastePicture = ({ pen, words, box }: Print, x: number, y: number, scale: number): string =>
  words.taste ? place(words.taste.draw(pen), x, y + (box.sag ?? 0) * 0.7, { scale }) : '';

export const beast = ({ animal, box }: Print, x: number, y: number, width: number, height: number): string =>
  animal ? fit(animal, x, y + (box.sag ?? 0) * 0.9, width, height) : '';
