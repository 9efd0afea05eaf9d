import { darker, lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { type Pen, path } from '../drawing/pen';
import type { SeededRandom } from '../drawing/seeded-random';

/** A water plant rooted at (0, 0). */
export const weed = (pen: Pen, chance: SeededRandom, height: number, colour: string): string => {
  let art = '';
  for (let i = 0; i < 5; i++) {
    const lean = (i - 2) * 12 + chance.between(-6, 6);
    const tall = height * chance.between(0.65, 1);
    art += path(
      `M${lean * 0.3 - 4},0 C${lean - 18},${-tall * 0.4} ${lean + 22},${-tall * 0.6} ${lean * 1.6},${-tall} C${lean + 34},${-tall * 0.55} ${lean},${-tall * 0.35} ${lean * 0.3 + 5},0Z`,
      sheet(pen, lighter(colour, 0.25), darker(colour, 0.15)),
    );
  }
  return art;
};
