import { breedFor, figure, portrait } from '../animals/cast';
import { fit, stand } from '../animals/figure';
import { makers } from '../goods/makers';
import { front } from '../label/front';
import { Chance } from '../paper/chance';
import { lighter, mix } from '../paper/colour';
import { circle, ellipse, type Pen, path, place, rect } from '../paper/pen';
import type { Illustration, Palette, PictureSpec, Shape, Species } from '../spec';
import { birch, clearing, fir } from './forest';
import { stood } from './product';

type Of<K extends PictureSpec['kind']> = Extract<PictureSpec, { kind: K }>;

const HOUSE_PALETTES: readonly [Palette, ...Palette[]] = [
  { ground: '#fdf6e9', main: '#1f5b46', accent: '#e58b2c', ink: '#23352c' },
  { ground: '#f4efe6', main: '#2b4a7f', accent: '#f0a93b', ink: '#1b2b48' },
  { ground: '#fffdf7', main: '#c8502f', accent: '#f2c14e', ink: '#3b1a10' },
  { ground: '#f2f7f4', main: '#1b7f84', accent: '#f2b84b', ink: '#0e3c3e' },
];

/** A product of our own name, where a scene needs one that is not for sale. */
const ownProduct = (shape: Shape, animal: Species, palette: Palette, seed: number): Illustration => ({
  shape,
  palette,
  brand: 'Заповедник',
  label: [],
  animal,
  size: 'm',
  seed,
});

const pool = (pen: Pen, x: number, y: number, half: number): string =>
  ellipse(
    x,
    y,
    half,
    half * 0.13,
    pen.radial([
      [0, '#22301c', 0.5],
      [0.6, '#22301c', 0.24],
      [1, '#22301c', 0],
    ]),
  );

/** How tall an animal stands beside a dog; a fish does not stand at all. */
const STATURE = {
  dog: 1,
  cat: 0.86,
  rodent: 0.52,
  bird: 0.62,
  reptile: 0.34,
  fish: 0,
  none: 0,
} as const satisfies Record<Species, number>;

/** The `rank`-th animal of a scene on the ground; neighbours of one species are of different breeds. */
function grounded(
  pen: Pen,
  species: Species,
  seed: number,
  at: { x: number; y: number; height: number; rank?: number; flip?: boolean },
): string {
  const { x, y, height, rank = 0, flip } = at;
  const who = figure(pen, species, breedFor(species, '', seed) + rank);
  const tall = height * STATURE[species];
  if (!who || !tall) return '';
  const stake = species === 'bird' ? rect(x - 6, y - tall * 0.27, 12, tall * 0.3, '#8a6242', 3) : '';
  return (
    pool(pen, x, y, ((who.half * tall) / (who.bottom - who.top)) * 1.05) +
    stake +
    stand(who, x, y + (stake ? -10 : 4), tall, flip)
  );
}

/** A section: what is sold in it around its animal, on a soft ground of its colour. 1:1. */
export function section(pen: Pen, { animal, shapes, palette, seed }: Of<'section'>): string {
  const size = 600;
  const tone = lighter(palette.main, 0.8);
  const ground =
    rect(
      0,
      0,
      size,
      size,
      pen.radial(
        [
          [0, lighter(tone, 0.6)],
          [1, tone],
        ],
        [0.5, 0.4, 0.75],
      ),
    ) + ellipse(size / 2, 470, 250, 74, mix(tone, palette.main, 0.14));
  // A tank or a cage is already lived in: then it stands in the middle itself.
  const home = animal === 'fish' || shapes.length === 0;
  const spots: readonly (readonly [number, number, number, number])[] = home
    ? [
        [280, 500, 400, 380],
        [500, 510, 150, 220],
        [110, 516, 130, 150],
      ]
    : shapes.length === 1
      ? [[185, 490, 250, 300]]
      : [
          [150, 470, 210, 250],
          [458, 486, 190, 210],
          [320, 520, 150, 150],
        ];
  const middle = !home && shapes.length === 1 ? 385 : 300;
  const goods = shapes.map((shape, i) =>
    stood(
      pen,
      makers[shape](pen, ownProduct(shape, animal, palette, seed + i), front),
      ...(spots[i] ?? [300, 500, 150, 150]),
    ),
  );
  const who = home && shapes.length ? null : figure(pen, animal, breedFor(animal, '', seed));
  const beast = who
    ? pool(pen, middle, 500, 110) + fit(who, middle, 506, 340, animal === 'dog' || animal === 'cat' ? 400 : 270)
    : '';
  return ground + (goods[0] ?? '') + (goods[1] ?? '') + beast + (goods[2] ?? '');
}

/** A portrait on a soft disc. 1:1. */
export function animalPortrait(pen: Pen, { animal, seed }: Of<'animal'>): string {
  const chance = new Chance(seed + 5);
  const tone = chance.pick(['#dfe8d6', '#f3e3cf', '#dde7ea', '#f1dcd6', '#e9e2f0', '#f4ebc9']);
  const who = portrait(
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
      ? fit(who, 300, 602, 470, 520)
      : (animal === 'bird' || animal === 'fish' ? '' : pool(pen, 300, 520, 150)) + fit(who, 300, 524, 430, 400))
  );
}

/** A wide clearing: animals and products to the right, calm to the left. 2:1. */
export function banner(pen: Pen, { animals, products, seed }: Of<'banner'>): string {
  const chance = new Chance(seed);
  const [w, h] = [1280, 640];
  const ground = clearing(pen, chance, {
    w,
    h,
    horizon: 0.6,
    mood: seed % 3 === 2 ? 'evening' : 'morning',
    calm: true,
  });
  const spots = [
    [820, 590, 340],
    [1190, 584, 320],
    [690, 604, 250],
    [1050, 622, 200],
  ] as const;
  const goods = products.map((product, i) =>
    stood(
      pen,
      makers[product.shape](pen, product, front),
      [1015, 680, 1100][i] ?? 1015,
      [572, 574, 600][i] ?? 572,
      [230, 150, 130][i] ?? 130,
      [340, 210, 130][i] ?? 130,
    ),
  );
  const beasts = animals.map((animal, i) => {
    const [x, y, tall] = spots[i] ?? spots[0];
    return grounded(pen, animal, seed, { x, y, height: tall, rank: i, flip: i % 2 === 1 });
  });
  return ground + goods.join('') + beasts.join('');
}

/** The opening of an article: an animal and what it is about, in a clearing or against a calm colour. 3:2. */
export function article(pen: Pen, { animal, shapes, seed }: Of<'article'>): string {
  const chance = new Chance(seed + 3);
  const [w, h] = [960, 640];
  const palette = chance.pick(HOUSE_PALETTES);
  const outside = chance.maybe(0.6);
  const tone = lighter(palette.main, 0.72);
  const ground = outside
    ? clearing(pen, chance, { w, h, horizon: 0.62, mood: chance.maybe(0.3) ? 'evening' : 'morning', calm: false })
    : rect(
        0,
        0,
        w,
        h,
        pen.linear([
          [0, lighter(tone, 0.4)],
          [1, tone],
        ]),
      ) +
      circle(w * 0.5, h * 0.52, 250, lighter(tone, 0.55)) +
      rect(0, h * 0.8, w, h * 0.2, mix(tone, palette.main, 0.12)) +
      path(`M${w * 0.06},0 h150 l-120,${h} h-150Z M${w * 0.8},0 h90 l-120,${h} h-90Z`, '#ffffff', 'opacity="0.25"');
  const flip = chance.maybe(0.5);
  const at = (x: number): number => (flip ? w - x : x);
  const goods = shapes.map((shape, i) =>
    stood(
      pen,
      makers[shape](pen, ownProduct(shape, animal, palette, seed + i), front),
      at([640, 800, 520][i] ?? 640),
      [566, 574, 590][i] ?? 570,
      [220, 170, 140][i] ?? 150,
      [300, 220, 150][i] ?? 180,
    ),
  );
  return (
    ground +
    goods.join('') +
    grounded(pen, animal, seed, { x: at(shapes.length ? 330 : 480), y: 586, height: 400, flip })
  );
}

/** LAY-06: somebody got lost at dusk, and looks at us. 3:2. */
export function lost(pen: Pen, { animal, seed }: Of<'scene'>): string {
  const [w, h] = [960, 640];
  const chance = new Chance(seed);
  const ground = clearing(pen, chance, { w, h, horizon: 0.6, mood: 'evening', calm: false });
  const dusk = rect(
    0,
    0,
    w,
    h,
    pen.radial(
      [
        [0, '#1f3a37', 0],
        [0.55, '#1f3a37', 0.1],
        [1, '#14262a', 0.55],
      ],
      [0.5, 0.6, 0.7],
    ),
  );
  const near =
    place(fir(pen, 620, '#24483d'), 60, 640) +
    place(fir(pen, 560, '#1f4037'), 910, 650) +
    place(birch(pen, 520, '#5f7d45'), 800, 640);
  const post = place(
    rect(-9, -210, 18, 214, '#7b5836', 4) +
      path('M-100,-196 H70 L104,-168 L70,-140 H-100Z', '#a67c50') +
      path('M100,-126 H-66 L-100,-98 L-66,-70 H100Z', '#98704a') +
      circle(-70, -168, 4, '#5f4229') +
      circle(76, -98, 4, '#5f4229'),
    250,
    560,
    { turn: -3 },
  );
  return (
    ground + near + dusk + pool(pen, 250, 560, 60) + post + grounded(pen, animal, seed, { x: 520, y: 590, height: 360 })
  );
}
