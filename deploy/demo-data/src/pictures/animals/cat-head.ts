import { darker, lighter } from '../drawing/colour';
import { circle, ellipse, type Pen, path, stroke } from '../drawing/pen';
import { fur, mirrored } from './animal-drawing';
import type { Breed } from './cat-breeds';

const HEAD =
  'M0,-82 C30,-82 52,-76 68,-62 C90,-42 98,-12 92,16 C82,56 44,80 0,80 C-44,80 -82,56 -92,16 C-98,-12 -90,-42 -68,-62 C-52,-76 -30,-82 0,-82Z';

const LONG =
  'M0,-82 C30,-82 52,-76 68,-62 C88,-44 94,-20 93,-4 C104,4 108,14 116,20 C108,26 104,28 100,34 C102,44 104,50 106,58 C94,58 84,62 76,68 C50,86 20,88 0,88 C-20,88 -50,86 -76,68 C-84,62 -94,58 -106,58 C-104,50 -102,44 -100,34 C-104,28 -108,26 -116,20 C-108,14 -104,4 -93,-4 C-94,-20 -88,-44 -68,-62 C-52,-76 -30,-82 0,-82Z';

function eye(pen: Pen, x: number, iris: string): string {
  const shine = pen.radial(
    [
      [0, lighter(iris, 0.45)],
      [0.7, iris],
      [1, darker(iris, 0.35)],
    ],
    [0.5, 0.65, 0.6],
  );
  return (
    ellipse(x, -4, 20.5, 19, '#1e1713') +
    ellipse(x, -3.5, 17.5, 16.5, shine) +
    ellipse(x, -4, 7.5, 14, '#120d0a') +
    circle(x - 6, -11, 4.6, '#ffffff') +
    circle(x + 6, 4, 2.2, '#ffffff', 'opacity="0.65"')
  );
}

export function head(pen: Pen, breed: Breed): string {
  const { coat, pale, stripes, points } = breed;
  const edge = points ?? coat;
  const ear =
    path(
      'M-88,-22 C-100,-84 -98,-124 -88,-134 C-68,-128 -34,-100 -18,-76Z',
      pen.linear([
        [0, darker(edge, 0.1)],
        [1, edge],
      ]),
    ) +
    path('M-78,-52 C-84,-84 -84,-102 -79,-110 C-66,-104 -46,-88 -36,-78Z', '#eeb3a5', 'opacity="0.8"') +
    (breed.long
      ? stroke(
          'M-88,-132 l-6,-16 M-86,-132 l2,-18 M-70,-62 l-8,-26 M-62,-68 l-4,-22',
          lighter(edge, 0.25),
          3,
          'opacity="0.8"',
        )
      : '');
  const outline = breed.long ? LONG : HEAD;
  let face = path(outline, fur(pen, coat));
  if (points) {
    const dark = pen.radial(
      [
        [0, points],
        [0.55, points, 0.85],
        [1, points, 0],
      ],
      [0.5, 0.5, 0.5],
    );
    face += pen.clip(path(outline, '#000'), ellipse(0, 26, 82, 72, dark));
  }
  if (breed.blaze)
    face += pen.clip(
      path(outline, '#000'),
      path(
        'M0,-70 C8,-40 14,-14 26,6 C52,18 84,20 96,30 L60,100 L-60,100 L-96,30 C-84,20 -52,18 -26,6 C-14,-14 -8,-40 0,-70Z',
        fur(pen, pale, 0.08),
      ),
    );
  if (stripes) {
    const lines =
      path('M0,-82 C6,-82 7,-50 0,-40 C-7,-50 -6,-82 0,-82Z', stripes) +
      mirrored(
        path('M-26,-80 C-16,-76 -14,-52 -20,-42 C-28,-52 -32,-70 -26,-80Z', stripes) +
          path('M-96,8 C-82,6 -70,10 -62,16 C-72,20 -86,20 -93,18Z', stripes) +
          path('M-90,32 C-78,28 -66,30 -58,34 C-66,40 -78,42 -84,42Z', stripes),
      );
    face += pen.clip(path(outline, '#000'), `<g opacity="0.75">${lines}</g>`);
  }
  const puff = fur(pen, points ? lighter(points, 0.12) : pale, 0.08);
  const muzzle = ellipse(0, 56, 22, 20, puff) + mirrored(ellipse(-17, 42, 25, 19, puff));
  const nose =
    path('M-11,22 C-11,17 11,17 11,22 C11,29 4,35 0,36 C-4,35 -11,29 -11,22Z', points ? '#4a352d' : '#e08f8b') +
    ellipse(-3, 21.5, 4, 1.8, '#ffffff', 'opacity="0.5"');
  const mouth = stroke('M0,36 V44 M-20,47 C-14,55 -3,53 0,44 C3,53 14,55 20,47', darker(pale, 0.6), 2.8);
  const whiskers = mirrored(
    stroke('M-36,38 C-66,30 -92,30 -120,36 M-36,44 C-64,44 -90,50 -114,62', lighter(coat, 0.7), 1.8, 'opacity="0.85"') +
      stroke('M-36,39 C-66,31 -92,31 -120,37', darker(coat, 0.5), 0.8, 'opacity="0.4"'),
  );
  return mirrored(ear) + face + muzzle + eye(pen, -39, breed.iris) + eye(pen, 39, breed.iris) + mouth + nose + whiskers;
}
