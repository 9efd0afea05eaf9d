import { darker, lighter } from './colour';
import type { Pen } from './pen';

export const cloth = (pen: Pen, colour: string): string =>
  pen.radial(
    [
      [0, lighter(colour, 0.3)],
      [0.6, colour],
      [1, darker(colour, 0.28)],
    ],
    [0.4, 0.22, 0.85],
  );
