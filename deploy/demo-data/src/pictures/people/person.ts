import { darker, lighter } from '../drawing/colour';
import { group, num, type Pen, path, rect } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import type { PictureSpec } from '../spec/spec';
import { clothes } from './clothes';
import { faceOf } from './face';
import { hairFill } from './hair';
import { head } from './head';

type Person = Omit<Extract<PictureSpec, { kind: 'person' }>, 'kind'>;

/** A friendly portrait of a specialist, seller or author. 1:1. */
export function person(pen: Pen, { role, seed }: Person): string {
  const back = new SeededRandom(seed + 29).pick([
    '#e4ecdb',
    '#f3e6d3',
    '#dfeaec',
    '#f1e0da',
    '#efe9d2',
    '#e6e1ee',
    '#dcebe4',
  ]);
  const ground = rect(
    0,
    0,
    600,
    600,
    pen.radial(
      [
        [0, lighter(back, 0.55)],
        [1, back],
      ],
      [0.5, 0.4, 0.7],
    ),
  );
  return ground + bust(pen, { role, seed });
}

/** Head and shoulders, 600 wide, cut off at y = 620. */
export function bust(pen: Pen, { role, seed }: Person): string {
  const face = faceOf(seed);
  const hair = face.hair(hairFill(pen, face.hairColour), face.hairColour);
  const neck =
    path(
      'M254,370 C254,420 250,440 226,450 C250,500 350,500 374,450 C350,440 346,420 346,370Z',
      darker(face.skin, 0.1),
    ) + path('M254,384 C270,424 330,424 346,384 V400 C330,444 270,444 254,400Z', '#1d140c', 'opacity="0.12"');
  // The head may be narrower or wider than usual.
  const sized = (art: string): string =>
    group(art, `translate(${num(300 - 300 * face.width)} 0) scale(${num(face.width)} 1)`);
  return sized(hair.behind) + clothes(pen, role, face) + neck + sized(head(pen, face) + hair.before);
}
