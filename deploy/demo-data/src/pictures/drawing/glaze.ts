import { darker, lighter } from './colour';
import type { Pen } from './pen';

export const glaze = (pen: Pen, colour: string): string =>
  pen.across([
    [0, darker(colour, 0.4)],
    [0.14, colour],
    [0.24, lighter(colour, 0.5)],
    [0.36, lighter(colour, 0.06)],
    [0.75, darker(colour, 0.1)],
    [1, darker(colour, 0.45)],
  ]);
