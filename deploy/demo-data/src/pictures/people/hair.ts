import { darker, lighter } from '../drawing/colour';
import type { Pen } from '../drawing/pen';

/** Hair behind the head and before it. The head is 240 wide, from (180, 240) to (420, 240), its top is at y = 104. */
interface Hair {
  behind: string;
  before: string;
}

/** Draws a haircut; `fill` is the colour's gradient, `colour` the colour itself. */
export type Haircut = (fill: string, colour: string) => Hair;

export const hairFill = (pen: Pen, colour: string): string =>
  pen.linear([
    [0, lighter(colour, 0.18)],
    [1, darker(colour, 0.12)],
  ]);
