import { darker, lighter } from '../drawing/colour';
import { type Pen, place, type Stop } from '../drawing/pen';

/** A drawn animal around x = 0: `top` and `bottom` are its extent, `half` half of its width. */
export interface AnimalDrawing {
  art: string;
  top: number;
  bottom: number;
  halfWidth: number;
}

/** The figure standing with its lowest point at (x, y), `height` tall. */
export function placeOnGround(figure: AnimalDrawing, x: number, y: number, height: number, flip = false): string {
  const scale = height / (figure.bottom - figure.top);
  return place(figure.art, x, y - figure.bottom * scale, { scale, flip });
}

/** The figure as large as a box allows, standing on its floor. */
export function fitIntoBox(
  figure: AnimalDrawing,
  x: number,
  y: number,
  width: number,
  height: number,
  flip = false,
): string {
  const scale = Math.min(height / (figure.bottom - figure.top), width / (2 * figure.halfWidth));
  return placeOnGround(figure, x, y, (figure.bottom - figure.top) * scale, flip);
}

/** Both sides of something that is drawn for the left. */
export const mirrored = (left: string): string => left + place(left, 0, 0, { flip: true });

/** Fur or feathers lit from the upper left. */
export const fur = (pen: Pen, coat: string, depth = 0.16): string => {
  const stops: Stop[] = [
    [0, lighter(coat, depth)],
    [0.55, coat],
    [1, darker(coat, depth * 1.3)],
  ];
  return pen.radial(stops, [0.4, 0.26, 0.82]);
};

/** Fur of a body, darker towards the ground. */
export const bodyFur = (pen: Pen, coat: string): string =>
  pen.linear([
    [0, coat],
    [0.45, lighter(coat, 0.06)],
    [1, darker(coat, 0.22)],
  ]);
