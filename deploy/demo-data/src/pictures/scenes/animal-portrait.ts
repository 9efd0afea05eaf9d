import { fitIntoBox } from '../animals/animal-drawing';
import { breedFor, headOrWholeAnimal } from '../animals/animals';
import { lighter, mix } from '../drawing/colour';
import { type Pen, place, rect } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { groundShadow, type SpecOf } from './ground';
import { birch, fir } from './plants';

/** A portrait in front of a light circle. 1:1. */
export function animalPortrait(pen: Pen, { animal, seed }: SpecOf<'animal'>): string {
  const chance = new SeededRandom(seed + 5);
  const tone = chance.pick(['#dfe8d6', '#f3e3cf', '#dde7ea', '#f1dcd6', '#e9e2f0', '#f4ebc9']);
  const who = headOrWholeAnimal(
    pen,
    animal,
    breedFor(animal, '', seed),
    chance.pick(['#c9553d', '#2f7d6b', '#3d63a8', '#e0a02f']),
  );
  const ground = rect(
    0,
    0,
    600,
    600,
    pen.radial(
      [
        [0, lighter(tone, 0.5)],
        [1, tone],
      ],
      [0.5, 0.42, 0.7],
    ),
  );
  const leaves =
    place(fir(pen, 190, mix(tone, '#5f9069', 0.3)), 70, 610) +
    place(fir(pen, 250, mix(tone, '#5f9069', 0.22)), 540, 616) +
    place(birch(pen, 230, mix(tone, '#94b35a', 0.3)), 470, 616);
  if (!who) return ground + leaves;
  const bust = animal === 'dog' || animal === 'cat';
  return (
    ground +
    leaves +
    (bust
      ? fitIntoBox(who, 300, 602, 470, 520)
      : (animal === 'bird' || animal === 'fish' ? '' : groundShadow(pen, 300, 520, 150)) +
        fitIntoBox(who, 300, 524, 430, 400))
  );
}
