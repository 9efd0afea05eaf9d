import { darker, lighter } from '../paper/colour';
import { circle, ellipse, type Pen, path, rect, stroke } from '../paper/pen';
import { bodyFur, both, type Figure, fur } from './figure';

/** What tells one breed from another. */
interface Breed {
  coat: string;
  /** Muzzle, chest and paws. */
  pale: string;
  ear: string;
  ears: 'drop' | 'prick' | 'long' | 'button' | 'fluffy';
  /** A light stripe between the eyes. */
  blaze?: true;
  /** The dark face of a pug or a shepherd. */
  mask?: string;
  /** Spots over the eyes. */
  brows?: string;
  /** A patch around one eye. */
  patch?: string;
  /** Hanging hair of a terrier. */
  beard?: true;
  short?: true;
}

const breeds: readonly [Breed, ...Breed[]] = [
  { coat: '#dba765', pale: '#f0d3a4', ear: '#c68a45', ears: 'drop' },
  { coat: '#7d858c', pale: '#f6f4f0', ear: '#6b737a', ears: 'prick', blaze: true, brows: '#f6f4f0' },
  { coat: '#b9713a', pale: '#fbf5ea', ear: '#8d4f26', ears: 'long', blaze: true },
  { coat: '#d98a45', pale: '#fdf7ee', ear: '#d0803b', ears: 'prick', blaze: true },
  { coat: '#e2c79c', pale: '#54453c', ear: '#4a3c34', ears: 'button', mask: '#54453c', short: true },
  { coat: '#f3ece0', pale: '#fffaf2', ear: '#e7dccb', ears: 'button', beard: true },
  { coat: '#3f3936', pale: '#c58a52', ear: '#332e2c', ears: 'drop', brows: '#c58a52' },
  { coat: '#f4ecde', pale: '#fffdf8', ear: '#9a5d35', ears: 'drop', patch: '#9a5d35' },
  { coat: '#c98f5c', pale: '#e3b888', ear: '#b87c49', ears: 'fluffy', beard: true },
];

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
      return { behind: both(outer + inner), before: '' };
    }
    case 'long':
      return {
        behind: '',
        before: both(
          path(
            'M-50,-82 C-90,-92 -124,-56 -124,4 C-124,54 -108,84 -90,80 C-70,76 -64,26 -66,-16 C-66,-42 -60,-62 -50,-82Z',
            fill,
          ),
        ),
      };
    case 'button':
      return {
        behind: '',
        before: both(
          path(
            'M-84,-36 C-100,-76 -84,-108 -64,-106 C-44,-104 -32,-94 -28,-86 C-44,-78 -62,-60 -70,-34 C-74,-26 -80,-26 -84,-36Z',
            fill,
          ),
        ),
      };
    case 'fluffy':
      return {
        behind: both(
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
        before: both(
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

function head(pen: Pen, breed: Breed): string {
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
  if (breed.brows) face += both(ellipse(-34, -40, 11, 7.5, breed.brows, 'transform="rotate(-14 -34 -40)"'));
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

const collarAt = (y: number, half: number, colour: string): string =>
  path(
    `M${-half},${y - 12} C${-half / 2},${y + 16} ${half / 2},${y + 16} ${half},${y - 12} L${half + 2},${y + 8} C${half / 2},${y + 38} ${-half / 2},${y + 38} ${-half - 2},${y + 8}Z`,
    colour,
  ) +
  circle(0, y + 36, 13, '#f1c75b') +
  circle(-3, y + 33, 5, '#fff3cf', 'opacity="0.7"');

const breedOf = (seed: number): Breed => breeds[seed % breeds.length] ?? breeds[0];

/** Head and chest of a dog, cut at the bottom. */
export function dogPortrait(pen: Pen, seed: number, collar?: string): Figure {
  const breed = breedOf(seed);
  const chest = path('M-60,30 C-70,90 -100,120 -110,190 L110,190 C100,120 70,90 60,30Z', bodyFur(pen, breed.coat));
  const bib = path(
    'M-40,70 C-52,110 -46,160 -30,190 L30,190 C46,160 52,110 40,70Z',
    breed.mask ? lighter(breed.coat, 0.2) : breed.pale,
    'opacity="0.85"',
  );
  const shade = path('M-60,60 C-40,112 40,112 60,60 L66,84 C40,128 -40,128 -66,84Z', '#000000', 'opacity="0.14"');
  const band = collar ? collarAt(104, 70, collar) : '';
  return {
    art: chest + bib + shade + band + head(pen, breed),
    top: breed.ears === 'prick' ? -152 : -108,
    bottom: 190,
    half: 118,
  };
}

/** A dog sitting and looking at us. */
export function dogSitting(pen: Pen, seed: number, collar = '#c9553d'): Figure {
  const breed = breedOf(seed);
  const { coat } = breed;
  const pale = breed.mask ? lighter(coat, 0.22) : breed.pale;
  const skin = bodyFur(pen, coat);
  const socks = breed.blaze || breed.brows ? pale : coat;
  const tail = stroke('M84,300 C140,300 160,250 146,206', darker(coat, 0.08), 26);
  const body = path(
    'M-58,50 C-70,110 -96,170 -104,250 C-112,320 -90,340 -60,340 L60,340 C90,340 112,320 104,250 C96,170 70,110 58,50Z',
    skin,
  );
  const haunches = both(
    path('M-64,232 C-112,232 -128,290 -118,322 C-112,344 -70,346 -52,338 C-40,300 -44,250 -64,232Z', fur(pen, coat)),
  );
  const feet = both(
    path(
      'M-122,330 C-124,312 -96,306 -74,312 C-58,318 -56,344 -66,346 L-112,346 C-120,346 -122,338 -122,330Z',
      fur(pen, socks, 0.1),
    ),
  );
  const chest = path('M-42,70 C-58,130 -44,196 -20,226 L20,226 C44,196 58,130 42,70Z', pale, 'opacity="0.9"');
  const leg = path(
    'M-44,160 C-50,220 -44,290 -46,326 C-52,348 -8,350 -8,330 C-8,280 -2,220 -4,170Z',
    pen.linear([
      [0, coat, 0],
      [0.3, coat],
      [0.6, lighter(coat, 0.05)],
      [1, darker(socks, 0.08)],
    ]),
  );
  const toes = stroke('M-36,330 v12 M-22,330 v12', darker(coat, 0.4), 2.5, 'opacity="0.5"');
  const shade = path('M-56,62 C-40,116 40,116 56,62 L64,90 C40,134 -40,134 -64,90Z', '#000000', 'opacity="0.14"');
  const art =
    tail + body + haunches + feet + chest + both(leg + toes) + shade + collarAt(98, 66, collar) + head(pen, breed);
  return { art, top: breed.ears === 'prick' ? -152 : -108, bottom: 348, half: 150 };
}

/** A dog lying with its paws before it. */
export function dogLying(pen: Pen, seed: number, collar = '#c9553d'): Figure {
  const breed = breedOf(seed);
  const { coat } = breed;
  const tail = stroke('M150,150 C200,160 214,120 196,100', darker(coat, 0.08), 24);
  const back = path(
    'M-70,30 C-40,-10 110,-6 160,60 C190,110 184,168 150,170 L-90,170 C-110,130 -100,70 -70,30Z',
    bodyFur(pen, coat),
  );
  const haunch = path('M90,86 C140,70 180,110 172,150 C166,176 110,172 96,170 C70,150 70,100 90,86Z', fur(pen, coat));
  const foot = rect(84, 148, 84, 26, fur(pen, breed.blaze ? breed.pale : coat), 13);
  const paws = both(
    path(
      'M-86,140 C-92,112 -30,110 -22,140 C-16,178 -30,182 -54,182 C-82,182 -90,170 -86,140Z',
      fur(pen, breed.blaze ? breed.pale : coat),
    ),
  );
  const toes = both(stroke('M-64,166 v12 M-48,166 v12', darker(coat, 0.4), 2.5, 'opacity="0.5"'));
  const shade = ellipse(0, 100, 76, 30, '#000000', 'opacity="0.14"');
  const art = tail + back + haunch + foot + shade + paws + toes + collarAt(78, 62, collar) + head(pen, breed);
  return { art, top: breed.ears === 'prick' ? -152 : -108, bottom: 182, half: 200 };
}

/** How many breeds `seed` chooses among. */
export const dogBreeds = breeds.length;
