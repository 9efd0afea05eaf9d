import { darker, lighter } from '../drawing/colour';
import { circle, ellipse, type Pen, path, rect, stroke } from '../drawing/pen';
import { type AnimalDrawing, bodyFur, fur, mirrored } from './animal-drawing';
import { breedOf } from './dog-breeds';
import { head } from './dog-head';

const collarAt = (y: number, half: number, colour: string): string =>
  path(
    `M${-half},${y - 12} C${-half / 2},${y + 16} ${half / 2},${y + 16} ${half},${y - 12} L${half + 2},${y + 8} C${half / 2},${y + 38} ${-half / 2},${y + 38} ${-half - 2},${y + 8}Z`,
    colour,
  ) +
  circle(0, y + 36, 13, '#f1c75b') +
  circle(-3, y + 33, 5, '#fff3cf', 'opacity="0.7"');

/** Head and chest of a dog, without its lower part. */
export function dogPortrait(pen: Pen, seed: number, collar?: string): AnimalDrawing {
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
    halfWidth: 118,
  };
}

/** A sitting dog that looks at the viewer. */
export function dogSitting(pen: Pen, seed: number, collar = '#c9553d'): AnimalDrawing {
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
  const haunches = mirrored(
    path('M-64,232 C-112,232 -128,290 -118,322 C-112,344 -70,346 -52,338 C-40,300 -44,250 -64,232Z', fur(pen, coat)),
  );
  const feet = mirrored(
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
    tail + body + haunches + feet + chest + mirrored(leg + toes) + shade + collarAt(98, 66, collar) + head(pen, breed);
  return { art, top: breed.ears === 'prick' ? -152 : -108, bottom: 348, halfWidth: 150 };
}

/** A dog lying with its paws in front. */
export function dogLying(pen: Pen, seed: number, collar = '#c9553d'): AnimalDrawing {
  const breed = breedOf(seed);
  const { coat } = breed;
  const tail = stroke('M150,150 C200,160 214,120 196,100', darker(coat, 0.08), 24);
  const back = path(
    'M-70,30 C-40,-10 110,-6 160,60 C190,110 184,168 150,170 L-90,170 C-110,130 -100,70 -70,30Z',
    bodyFur(pen, coat),
  );
  const haunch = path('M90,86 C140,70 180,110 172,150 C166,176 110,172 96,170 C70,150 70,100 90,86Z', fur(pen, coat));
  const foot = rect(84, 148, 84, 26, fur(pen, breed.blaze ? breed.pale : coat), 13);
  const paws = mirrored(
    path(
      'M-86,140 C-92,112 -30,110 -22,140 C-16,178 -30,182 -54,182 C-82,182 -90,170 -86,140Z',
      fur(pen, breed.blaze ? breed.pale : coat),
    ),
  );
  const toes = mirrored(stroke('M-64,166 v12 M-48,166 v12', darker(coat, 0.4), 2.5, 'opacity="0.5"'));
  const shade = ellipse(0, 100, 76, 30, '#000000', 'opacity="0.14"');
  const art = tail + back + haunch + foot + shade + paws + toes + collarAt(78, 62, collar) + head(pen, breed);
  return { art, top: breed.ears === 'prick' ? -152 : -108, bottom: 182, halfWidth: 200 };
}
