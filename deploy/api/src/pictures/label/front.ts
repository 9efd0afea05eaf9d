import { breedFor, portrait } from '../animals/cast';
import { Chance, numberOf } from '../paper/chance';
import { mix } from '../paper/colour';
import type { Pen } from '../paper/pen';
import type { Illustration } from '../spec';
import { arch, crest, diagonal, fine, type Print, poster, stripe, wave, window } from './tall';
import { beside, between, oval } from './wide';
import { type Box, wordsOf } from './words';

type Layout = (print: Print) => string;

const tall = [arch, window, diagonal, crest, stripe, fine, wave, poster] as const satisfies Layout[];
const wide = [beside, between, oval] as const satisfies Layout[];

/**
 * The printed front of a pack, filling a box. A brand keeps its layout, as real ones do; the taste brings the second
 * colour, the seed the breed.
 */
export function front(pen: Pen, spec: Illustration, box: Box): string {
  const words = wordsOf(spec);
  const { palette, seed } = spec;
  const chance = new Chance(numberOf(spec.brand) + numberOf(spec.shape) * 3);
  const layout = chance.pick(box.w > box.h * 1.12 ? wide : tall);
  const tone = words.taste ? mix(words.taste.colour, palette.accent, 0.15) : palette.accent;
  const animal = portrait(pen, spec.animal, breedFor(spec.animal, spec.label.join(' '), seed));
  return layout({ pen, box, words, palette, tone, animal, seed });
}
