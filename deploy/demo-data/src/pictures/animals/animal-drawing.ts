import { darker, lighter } from '../drawing/colour';
import { type Pen, place, type Stop } from '../drawing/pen';

/** A drawn animal with its middle at x = 0. `top` and `bottom` are y coordinates, `halfWidth` is half its width. */
export interface AnimalDrawing {
  art: string;
  top: number;
  bottom: number;
  halfWidth: number;
}

/** Places an animal with its lowest point at (x, y), `height` units high. */
export function placeOnGround(figure: AnimalDrawing, x: number, y: number, height: number, flip = false): string {
  const scale = height / (figure.bottom - figure.top);
  return place(figure.art, x, y - figure.bottom * scale, { scale, flip });
}

/** Places an animal at the bottom of a box, as large as possible. */
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

/** A shape and its mirror image. */
export const mirrored = (left: string): string => left + place(left, 0, 0, { flip: true });

/** A gradient for fur or feathers, with light from the upper left. */
export const fur = (pen: Pen, coat: string, depth = 0.16): string => {
  const stops: Stop[] = [
    [0, lighter(coat, depth)],
    [0.55, coat],
    [1, darker(coat, depth * 1.3)],
  ];
  return pen.radial(stops, [0.4, 0.26, 0.82]);
};

/** A gradient for the fur of a body, darker at the bottom. */
export const bodyFur = (pen: Pen, coat: string): string =>
  pen.linear([
    [0, coat],
    [0.45, lighter(coat, 0.06)],
    [1, darker(coat, 0.22)],
  ]);
