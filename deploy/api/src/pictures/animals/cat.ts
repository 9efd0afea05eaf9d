import { darker, lighter } from '../paper/colour';
import { circle, ellipse, type Pen, path, stroke } from '../paper/pen';
import { bodyFur, both, type Figure, fur } from './figure';

interface Breed {
  coat: string;
  /** Muzzle, chest and paws. */
  pale: string;
  iris: string;
  /** Colour of tabby stripes. */
  stripes?: string;
  /** The dark face and paws of a Siamese. */
  points?: string;
  /** Long cheek hair and ear tufts. */
  long?: true;
  /** The white blaze of a two-coloured cat. */
  blaze?: true;
}

const breeds: readonly [Breed, ...Breed[]] = [
  { coat: '#e39a4f', pale: '#fbe6c8', iris: '#8fae45', stripes: '#c06f2a' },
  { coat: '#8b98a5', pale: '#a3afba', iris: '#e0a02f' },
  { coat: '#efe1cc', pale: '#f8eee0', iris: '#5da3d8', points: '#5b4538' },
  { coat: '#36322f', pale: '#fbf8f3', iris: '#a9bd4a', blaze: true },
  { coat: '#9c7a55', pale: '#e6d3b5', iris: '#c7a83c', stripes: '#5f4529', long: true },
  { coat: '#f7f2ea', pale: '#ffffff', iris: '#6fb0c9', long: true },
  { coat: '#a9a59e', pale: '#efece6', iris: '#9bb75a', stripes: '#6c6863', blaze: true },
];

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

function head(pen: Pen, breed: Breed): string {
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
      both(
        path('M-26,-80 C-16,-76 -14,-52 -20,-42 C-28,-52 -32,-70 -26,-80Z', stripes) +
          path('M-96,8 C-82,6 -70,10 -62,16 C-72,20 -86,20 -93,18Z', stripes) +
          path('M-90,32 C-78,28 -66,30 -58,34 C-66,40 -78,42 -84,42Z', stripes),
      );
    face += pen.clip(path(outline, '#000'), `<g opacity="0.75">${lines}</g>`);
  }
  const puff = fur(pen, points ? lighter(points, 0.12) : pale, 0.08);
  const muzzle = ellipse(0, 56, 22, 20, puff) + both(ellipse(-17, 42, 25, 19, puff));
  const nose =
    path('M-11,22 C-11,17 11,17 11,22 C11,29 4,35 0,36 C-4,35 -11,29 -11,22Z', points ? '#4a352d' : '#e08f8b') +
    ellipse(-3, 21.5, 4, 1.8, '#ffffff', 'opacity="0.5"');
  const mouth = stroke('M0,36 V44 M-20,47 C-14,55 -3,53 0,44 C3,53 14,55 20,47', darker(pale, 0.6), 2.8);
  const whiskers = both(
    stroke('M-36,38 C-66,30 -92,30 -120,36 M-36,44 C-64,44 -90,50 -114,62', lighter(coat, 0.7), 1.8, 'opacity="0.85"') +
      stroke('M-36,39 C-66,31 -92,31 -120,37', darker(coat, 0.5), 0.8, 'opacity="0.4"'),
  );
  return both(ear) + face + muzzle + eye(pen, -39, breed.iris) + eye(pen, 39, breed.iris) + mouth + nose + whiskers;
}

const breedOf = (seed: number): Breed => breeds[seed % breeds.length] ?? breeds[0];

const collarAt = (y: number, half: number, colour: string): string =>
  path(
    `M${-half},${y - 10} C${-half / 2},${y + 14} ${half / 2},${y + 14} ${half},${y - 10} L${half + 1},${y + 4} C${half / 2},${y + 29} ${-half / 2},${y + 29} ${-half - 1},${y + 4}Z`,
    colour,
  ) +
  circle(0, y + 27, 10, '#f1c75b') +
  stroke(`M-9,${y + 28} h18`, '#a97d22', 2);

/** Head and chest of a cat, cut at the bottom. */
export function catPortrait(pen: Pen, seed: number, collar?: string): Figure {
  const breed = breedOf(seed);
  const chest = path('M-56,40 C-62,90 -92,130 -98,190 L98,190 C92,130 62,90 56,40Z', bodyFur(pen, breed.coat));
  const bib = path('M-34,70 C-46,110 -40,160 -28,190 L28,190 C40,160 46,110 34,70Z', breed.pale, 'opacity="0.8"');
  const shade = path('M-58,56 C-40,104 40,104 58,56 L62,78 C40,120 -40,120 -62,78Z', '#000000', 'opacity="0.14"');
  const ruff = breed.long
    ? path(
        'M-84,60 C-90,110 -60,120 -50,140 C-36,136 -20,160 0,168 C20,160 36,136 50,140 C60,120 90,110 84,60Z',
        fur(pen, breed.pale, 0.1),
      )
    : '';
  const art = chest + bib + shade + ruff + (collar && !breed.long ? collarAt(90, 62, collar) : '') + head(pen, breed);
  return { art, top: -136, bottom: 190, half: 118 };
}

/** A cat sitting, its tail around its feet. */
export function catSitting(pen: Pen, seed: number, collar?: string): Figure {
  const breed = breedOf(seed);
  const { coat, pale, points, stripes } = breed;
  const sock = points ?? (breed.blaze ? pale : coat);
  const body = path(
    'M-50,50 C-58,110 -92,180 -98,258 C-104,322 -80,334 -50,334 L50,334 C80,334 104,322 98,258 C92,180 58,110 50,50Z',
    bodyFur(pen, coat),
  );
  const sides = stripes
    ? both(stroke('M-84,196 q18,2 30,14 M-94,230 q22,0 38,14 M-98,264 q22,0 36,12', stripes, 9, 'opacity="0.6"'))
    : '';
  const chest = path('M-34,64 C-50,120 -40,186 -18,220 L18,220 C40,186 50,120 34,64Z', pale, 'opacity="0.85"');
  const leg = path(
    'M-38,160 C-44,220 -38,280 -40,316 C-46,338 -6,340 -6,320 C-6,270 -2,220 -3,170Z',
    pen.linear([
      [0, coat, 0],
      [0.3, coat],
      [0.55, lighter(coat, 0.05)],
      [1, darker(sock, 0.06)],
    ]),
  );
  const tailColour = points ?? coat;
  const tail = stroke(
    'M86,300 C130,330 92,346 40,340 C10,337 -16,338 -34,344',
    pen.across([
      [0, darker(tailColour, 0.05)],
      [1, darker(tailColour, 0.2)],
    ]),
    26,
  );
  const rings = stripes ? stroke('M60,328 v26 M30,326 v26 M0,326 v26', stripes, 7, 'opacity="0.6"') : '';
  const haunch = both(
    path('M-60,240 C-104,240 -116,296 -106,322 C-98,338 -62,338 -48,330 C-38,296 -42,256 -60,240Z', fur(pen, coat)),
  );
  const shade = path('M-54,52 C-40,100 40,100 54,52 L60,78 C40,120 -40,120 -60,78Z', '#000000', 'opacity="0.14"');
  const ruff = breed.long
    ? path(
        'M-80,56 C-86,108 -58,118 -48,138 C-34,134 -20,158 0,166 C20,158 34,134 48,138 C58,118 86,108 80,56Z',
        fur(pen, pale, 0.1),
      )
    : '';
  const band = collar && !breed.long ? collarAt(86, 58, collar) : '';
  const art = body + haunch + sides + chest + both(leg) + shade + ruff + tail + rings + band + head(pen, breed);
  return { art, top: -136, bottom: 356, half: 122 };
}

/** A cat lying like a loaf. */
export function catLying(pen: Pen, seed: number): Figure {
  const breed = breedOf(seed);
  const { coat, pale, stripes, points } = breed;
  const sock = points ?? (breed.blaze ? pale : coat);
  const tail = stroke('M150,132 C210,150 196,176 120,168', darker(points ?? coat, 0.1), 24);
  const back = path(
    'M-84,20 C-40,-16 100,-10 148,50 C184,100 176,172 130,174 L-96,174 C-120,130 -110,60 -84,20Z',
    bodyFur(pen, coat),
  );
  const sides = stripes
    ? stroke('M70,4 q6,30 -2,52 M98,16 q8,30 0,52 M124,36 q8,28 0,50', stripes, 10, 'opacity="0.6"')
    : '';
  const paws = both(
    path('M-74,142 C-78,118 -24,116 -18,142 C-14,172 -28,178 -48,178 C-72,178 -78,166 -74,142Z', fur(pen, sock, 0.1)),
  );
  const shade = ellipse(0, 92, 78, 28, '#000000', 'opacity="0.14"');
  return { art: back + sides + tail + shade + paws + head(pen, breed), top: -136, bottom: 180, half: 190 };
}

export const catBreeds = breeds.length;
