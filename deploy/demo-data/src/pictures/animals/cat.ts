import { darker, lighter } from '../drawing/colour';
import { circle, ellipse, type Pen, path, stroke } from '../drawing/pen';
import { type AnimalDrawing, bodyFur, fur, mirrored } from './animal-drawing';
import { breedOf } from './cat-breeds';
import { head } from './cat-head';

const collarAt = (y: number, half: number, colour: string): string =>
  path(
    `M${-half},${y - 10} C${-half / 2},${y + 14} ${half / 2},${y + 14} ${half},${y - 10} L${half + 1},${y + 4} C${half / 2},${y + 29} ${-half / 2},${y + 29} ${-half - 1},${y + 4}Z`,
    colour,
  ) +
  circle(0, y + 27, 10, '#f1c75b') +
  stroke(`M-9,${y + 28} h18`, '#a97d22', 2);

/** Head and chest of a cat, without its lower part. */
export function catPortrait(pen: Pen, seed: number, collar?: string): AnimalDrawing {
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
  return { art, top: -136, bottom: 190, halfWidth: 118 };
}

/** A cat sitting, its tail around its feet. */
export function catSitting(pen: Pen, seed: number, collar?: string): AnimalDrawing {
  const breed = breedOf(seed);
  const { coat, pale, points, stripes } = breed;
  const sock = points ?? (breed.blaze ? pale : coat);
  const body = path(
    'M-50,50 C-58,110 -92,180 -98,258 C-104,322 -80,334 -50,334 L50,334 C80,334 104,322 98,258 C92,180 58,110 50,50Z',
    bodyFur(pen, coat),
  );
  const sides = stripes
    ? mirrored(stroke('M-84,196 q18,2 30,14 M-94,230 q22,0 38,14 M-98,264 q22,0 36,12', stripes, 9, 'opacity="0.6"'))
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
  const haunch = mirrored(
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
  const art = body + haunch + sides + chest + mirrored(leg) + shade + ruff + tail + rings + band + head(pen, breed);
  return { art, top: -136, bottom: 356, halfWidth: 122 };
}

/** A cat lying like a loaf. */
export function catLying(pen: Pen, seed: number): AnimalDrawing {
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
  const paws = mirrored(
    path('M-74,142 C-78,118 -24,116 -18,142 C-14,172 -28,178 -48,178 C-72,178 -78,166 -74,142Z', fur(pen, sock, 0.1)),
  );
  const shade = ellipse(0, 92, 78, 28, '#000000', 'opacity="0.14"');
  return { art: back + sides + tail + shade + paws + head(pen, breed), top: -136, bottom: 180, halfWidth: 190 };
}
