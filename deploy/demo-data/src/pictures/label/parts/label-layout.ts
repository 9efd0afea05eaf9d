import type { Palette } from 'deploy-api/db/schema/illustration';
import { type AnimalDrawing, fitIntoBox } from '../../animals/animal-drawing';
import { type Pen, place } from '../../drawing/pen';
import type { Box, LabelText } from './label-text';

/** The content of a label, for its layout. */
export interface LabelLayout {
  pen: Pen;
  box: Box;
  words: LabelText;
  palette: Palette;
  /** The second colour of the label, determined by the flavour. */
  tone: string;
  animal: AnimalDrawing | null;
}

/** The picture of the flavour. On a cylinder it is moved down like the text. */
export const tastePicture = ({ pen, words, box }: LabelLayout, x: number, y: number, scale: number): string =>
  words.taste ? place(words.taste.draw(pen), x, y + (box.sag ?? 0) * 0.7, { scale }) : '';

export const labelAnimal = (
  { animal, box }: LabelLayout,
  x: number,
  y: number,
  width: number,
  height: number,
): string => (animal ? fitIntoBox(animal, x, y + (box.sag ?? 0) * 0.9, width, height) : '');
