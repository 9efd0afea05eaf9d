import type { Illustration } from 'deploy-api/db/schema/illustration';
import { breedFor, headOrWholeAnimal } from '../animals/animals';
import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import { hashText, SeededRandom } from '../drawing/seeded-random';
import type { LabelLayout } from './parts/label-layout';
import { type Box, labelTextOf } from './parts/label-text';
import { arch } from './tall/arch';
import { crest } from './tall/crest';
import { diagonal } from './tall/diagonal';
import { fine } from './tall/fine';
import { poster } from './tall/poster';
import { stripe } from './tall/stripe';
import { wave } from './tall/wave';
import { window } from './tall/window';
import { beside, between, oval } from './wide';

type Layout = (print: LabelLayout) => string;

const tall = [arch, window, diagonal, crest, stripe, fine, wave, poster] as const satisfies Layout[];
const wide = [beside, between, oval] as const satisfies Layout[];

/**
 * The printed front of a pack. It fills a box. A brand always has the same layout. The flavour determines the second
 * colour, the seed determines the breed.
 */
export function front(pen: Pen, spec: Illustration, box: Box): string {
  const words = labelTextOf(spec);
  const { palette } = spec;
  const chance = new SeededRandom(hashText(spec.brand) + hashText(spec.shape) * 3);
  const layout = chance.pick(box.w > box.h * 1.12 ? wide : tall);
  const tone = words.taste ? mix(words.taste.colour, palette.accent, 0.15) : palette.accent;
  const animal = headOrWholeAnimal(pen, spec.animal, breedFor(spec.animal, spec.label.join(' '), spec.seed));
  return layout({ pen, box, words, palette, tone, animal });
}
