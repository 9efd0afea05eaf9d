import { fitIntoBox } from '../animals/animal-drawing';
import { headOrWholeAnimal, isHeadAndChest } from '../animals/animals';
import { lighter, readable } from '../drawing/colour';
import { circle, ellipse, type Pen, place, rect } from '../drawing/pen';
import { hashText, SeededRandom } from '../drawing/seeded-random';
import { bone, crown, leaf, paw } from '../drawing/signs';
import { brandFace, type LabelText, wordmark } from '../label/parts/label-text';
import type { PictureSpec } from '../spec/spec';

/** A logo on a light card, for brand pages. 3:2. */
export function brandLogo(pen: Pen, { name, palette, seed }: Extract<PictureSpec, { kind: 'brand' }>): string {
  const [w, h] = [600, 400];
  const chance = new SeededRandom(hashText(name) + seed);
  const words: LabelText = { brand: name, face: brandFace(name), title: '', details: [], weight: null, taste: null };
  const box = { x: 0, y: 0, w, h };
  const sign = chance.pick([paw, leaf, bone, crown]);
  const card = rect(
    0,
    0,
    w,
    h,
    pen.linear([
      [0, '#ffffff'],
      [1, '#faf7f1'],
    ]),
  );
  const ink = readable('#ffffff', palette.main, palette.ink);
  switch (chance.pick(['plain', 'plaque', 'oval', 'disc'] as const)) {
    case 'plain':
      return (
        card +
        place(sign(readable('#ffffff', palette.accent, palette.main)), w / 2, 118, { scale: 1.05 }) +
        wordmark(words, box, { x: w / 2, y: 262, width: 500, size: 110, ink })
      );
    case 'plaque':
      return (
        card +
        rect(50, 92, 500, 216, palette.main, 34) +
        rect(62, 104, 476, 192, 'none', 25, `stroke="${lighter(palette.accent, 0.1)}" stroke-width="3"`) +
        wordmark(words, box, { x: w / 2, y: 236, width: 420, size: 104, ink: readable(palette.main, palette.ground) })
      );
    case 'oval':
      return (
        card +
        ellipse(w / 2, 200, 256, 128, palette.accent) +
        ellipse(w / 2, 200, 244, 117, palette.main) +
        wordmark(words, box, { x: w / 2, y: 226, width: 390, size: 96, ink: readable(palette.main, palette.ground) }) +
        (name.includes(' ')
          ? ''
          : place(sign(readable(palette.main, palette.accent, palette.ground)), w / 2, 122, { scale: 0.4 }))
      );
    case 'disc': {
      const species = seed % 2 ? 'dog' : 'cat';
      const face = headOrWholeAnimal(pen, species, hashText(name));
      const disc =
        circle(w / 2, 136, 92, palette.main) +
        pen.clip(
          circle(w / 2, 136, 82, '#000'),
          circle(w / 2, 136, 82, lighter(palette.accent, 0.6)) +
            (face && isHeadAndChest(species) ? fitIntoBox(face, w / 2, 222, 176, 162) : ''),
        );
      return card + disc + wordmark(words, box, { x: w / 2, y: 332, width: 500, size: 92, ink });
    }
  }
}
