import { darker, lighter } from '../drawing/colour';
import { ellipse, type Pen } from '../drawing/pen';
import type { SeededRandom } from '../drawing/seeded-random';

/** A wide, low heap of grains around (0, 0). */
export function heap(
  pen: Pen,
  chance: SeededRandom,
  half: number,
  rise: number,
  colours: readonly [string, ...string[]],
  grain: number,
): string {
  let art = ellipse(0, 3, half * 1.08, rise * 0.28, '#3b2a18', 'opacity="0.22"');
  const rows = Math.max(3, Math.round(rise / (grain * 0.9)));
  for (let row = rows; row >= 0; row--) {
    const reach = half * Math.sqrt(Math.max(0, 1 - row / (rows + 1)));
    for (let x = -reach; x <= reach; x += grain * 1.5) {
      const colour = chance.pick(colours);
      const fill = pen.radial(
        [
          [0, lighter(colour, 0.3)],
          [0.6, colour],
          [1, darker(colour, 0.3)],
        ],
        [0.36, 0.3, 0.75],
      );
      art += ellipse(
        x + chance.between(-3, 3),
        -row * grain * 0.86 + chance.between(-3, 3),
        grain * chance.between(0.85, 1.1),
        grain * chance.between(0.62, 0.8),
        fill,
      );
    }
  }
  return art;
}

/** A heap of dry food, for scenes and detail views. */
export const kibble = (pen: Pen, chance: SeededRandom, half: number, rise: number): string =>
  heap(
    pen,
    chance,
    half,
    rise,
    chance.maybe(0.5) ? ['#a8713c', '#96602f', '#bb8449'] : ['#8f5a33', '#b98a50', '#a04f35'],
    11,
  );
