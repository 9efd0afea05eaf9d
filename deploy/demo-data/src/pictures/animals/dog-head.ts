import { darker, lighter } from '../drawing/colour';
import { circle, ellipse, type Pen, path, stroke } from '../drawing/pen';
import { fur, mirrored } from './animal-drawing';
import type { Breed } from './dog-breeds';

const HEAD =
  'M0,-100 C44,-100 76,-74 80,-32 C82,-8 74,10 67,28 C58,64 34,90 0,90 C-34,90 -58,64 -67,28 C-74,10 -82,-8 -80,-32 C-76,-74 -44,-100 0,-100Z';

const SHAGGY =
  'M0,-104 C16,-112 40,-102 52,-92 C74,-86 84,-60 84,-40 C98,-18 92,2 90,14 C96,36 84,52 76,58 C72,80 50,92 38,94 C22,108 -22,108 -38,94 C-50,92 -72,80 -76,58 C-84,52 -96,36 -90,14 C-92,2 -98,-18 -84,-40 C-84,-60 -74,-86 -52,-92 C-40,-102 -16,-112 0,-104Z';

function ears({ ears: kind, ear }: Breed, pen: Pen): { behind: string; before: string } {
  const fill = pen.linear([
    [0, lighter(ear, 0.1)],
    [1, darker(ear, 0.2)],
  ]);
  switch (kind) {
    case 'prick': {
      const outer = path('M-78,-42 C-92,-96 -90,-140 -78,-152 C-56,-144 -28,-116 -18,-92Z', fill);
      const inner = path(
        'M-70,-62 C-78,-98 -78,-122 -72,-130 C-58,-122 -42,-104 -34,-92Z',
        '#e9b7a2',
        'opacity="0.75"',
      );
      return { behind: mirrored(outer + inner), before: '' };
    }
    case 'long':
      return {
        behind: '',
        before: mirrored(
          path(
            'M-50,-82 C-90,-92 -124,-56 -124,4 C-124,54 -108,84 -90,80 C-70,76 -64,26 -66,-16 C-66,-42 -60,-62 -50,-82Z',
            fill,
          ),
        ),
      };
    case 'button':
      return {
        behind: '',
        before: mirrored(
          path(
            'M-84,-36 C-100,-76 -84,-108 -64,-106 C-44,-104 -32,-94 -28,-86 C-44,-78 -62,-60 -70,-34 C-74,-26 -80,-26 -84,-36Z',
            fill,
          ),
        ),
      };
    case 'fluffy':
      return {
        behind: mirrored(
          path(
            'M-56,-80 C-96,-96 -126,-62 -122,-22 C-134,2 -126,40 -108,46 C-98,62 -76,52 -70,30 C-60,-10 -60,-50 -56,-80Z',
            fill,
          ),
        ),
        before: '',
      };
    default:
      return {
        behind: '',
        before: mirrored(
          path(
            'M-46,-92 C-82,-104 -114,-72 -114,-28 C-114,14 -100,40 -84,37 C-68,34 -66,-2 -66,-28 C-66,-52 -56,-74 -46,-92Z',
            fill,
          ),
        ),
      };
  }
}

function eye(x: number, iris: string): string {
  return (
    ellipse(x, -16, 12.5, 13.5, '#241812') +
    ellipse(x, -15, 9, 10, iris) +
    ellipse(x, -15, 5.5, 6.5, '#140d09') +
    circle(x - 4, -21, 4, '#ffffff') +
    circle(x + 4, -10, 1.8, '#ffffff', 'opacity="0.6"')
  );
}

export function head(pen: Pen, breed: Breed): string {
  const { coat, pale } = breed;
  const ear = ears(breed, pen);
  const paleFur = fur(pen, pale, 0.1);
  let face = path(breed.beard ? SHAGGY : HEAD, fur(pen, coat));
  if (breed.mask)
    face += path(
      'M0,-46 C30,-52 66,-34 66,2 C66,52 40,90 0,90 C-40,90 -66,52 -66,2 C-66,-34 -30,-52 0,-46Z',
      fur(pen, breed.mask, 0.1),
      'opacity="0.92"',
    );
  if (breed.patch)
    face += path('M10,-40 C14,-76 60,-84 76,-50 C86,-18 66,16 40,14 C16,10 6,-12 10,-40Z', fur(pen, breed.patch));
  if (breed.blaze)
    face += path(
      'M0,-98 C10,-98 13,-60 13,-30 C15,-4 46,-6 62,32 C54,70 30,90 0,90 C-30,90 -54,70 -62,32 C-46,-6 -15,-4 -13,-30 C-13,-60 -10,-98 0,-98Z',
      paleFur,
    );
  if (breed.brows) face += mirrored(ellipse(-34, -40, 11, 7.5, breed.brows, 'transform="rotate(-14 -34 -40)"'));
  const muzzle = breed.short
    ? path('M0,-4 C30,-8 54,14 54,42 C54,70 30,86 0,86 C-30,86 -54,70 -54,42 C-54,14 -30,-8 0,-4Z', paleFur)
    : path('M0,-6 C20,-6 28,12 40,32 C54,58 32,88 0,88 C-32,88 -54,58 -40,32 C-28,12 -20,-6 0,-6Z', paleFur);
  const beard = breed.beard
    ? path(
        'M0,10 C32,8 54,30 56,54 C62,72 50,84 42,86 C38,104 16,102 10,108 C4,114 -4,114 -10,108 C-16,102 -38,104 -42,86 C-50,84 -62,72 -56,54 C-54,30 -32,8 0,10Z',
        paleFur,
      )
    : '';
  const iris = coat === '#7d858c' ? '#8fc3dd' : '#6b3f1f';
  const mouth =
    path('M-17,55 C-19,92 19,92 17,55 C8,63 -8,63 -17,55Z', '#e8788a') +
    stroke('M0,60 V74', '#c2556b', 2) +
    stroke('M0,32 V48 M-32,48 C-26,62 -6,62 0,48 C6,62 26,62 32,48', darker(pale, 0.72), 3.6);
  const nose =
    path(
      'M-21,14 C-21,2 -10,0 0,0 C10,0 21,2 21,14 C21,26 8,34 0,34 C-8,34 -21,26 -21,14Z',
      pen.linear([
        [0, '#4a3f3b'],
        [1, '#17110f'],
      ]),
    ) + ellipse(-6, 7.5, 7.5, 3.2, '#ffffff', 'opacity="0.45"');
  return ear.behind + face + muzzle + beard + eye(-36, iris) + eye(36, iris) + mouth + nose + ear.before;
}
