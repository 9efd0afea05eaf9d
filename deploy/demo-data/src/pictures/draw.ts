import { CARD_SIZE, card } from './cards/card';
import { Pen } from './drawing/pen';
import { SeededRandom } from './drawing/seeded-random';
import { shop } from './facades/shop';
import { person } from './people/person';
import { animalPortrait } from './scenes/animal-portrait';
import { article } from './scenes/article';
import { brandLogo } from './scenes/brand';
import { lost } from './scenes/lost';
import { PAGE_SIZE } from './scenes/place-product';
import { product } from './scenes/product';
import { section } from './scenes/section';
import type { PictureSpec } from './spec/spec';
import { viewsOf } from './spec/views';
import { banners, isBanner } from './stories/banners';
import { isStory, stories } from './stories/stories';

/** The size of each kind of picture in SVG units. Every pixel width keeps this aspect ratio. */
const pageSizes = {
  product: [PAGE_SIZE.w, PAGE_SIZE.h],
  brand: [600, 400],
  section: [600, 600],
  animal: [600, 600],
  shop: [960, 640],
  article: [960, 640],
  banner: [1280, 640],
  person: [600, 600],
  scene: [960, 640],
  story: [960, 640],
  card: [CARD_SIZE.w, CARD_SIZE.h],
} as const satisfies Record<PictureSpec['kind'], readonly [number, number]>;

/** Spreads seeds, so that similar ids give different pictures. */
const spreadSeed = (seed: number): number => Math.floor(new SeededRandom(seed).next() * 0x7fffffff);

function content(pen: Pen, spec: PictureSpec, n: number): string | null {
  if (spec.kind === 'product') {
    const view = viewsOf(spec.product)[n - 1];
    return view ? product(pen, { ...spec.product, seed: spreadSeed(spec.product.seed) }, view) : null;
  }
  if (n !== 1) return null;
  switch (spec.kind) {
    case 'brand':
      return brandLogo(pen, spec);
    case 'section':
      return section(pen, spec);
    case 'animal':
      return animalPortrait(pen, spec);
    case 'shop':
      return shop(pen, spec);
    case 'article':
      return article(pen, spec);
    case 'banner':
      return isBanner(spec.banner) ? banners[spec.banner](pen) : null;
    case 'person':
      return person(pen, spec);
    case 'scene':
      return lost(pen, spec);
    case 'story':
      return isStory(spec.story) ? stories[spec.story](pen) : null;
    case 'card': {
      const [w, h] = pageSizes[spec.picture.kind];
      const art = content(pen, spec.picture, 1);
      return art === null ? null : card(pen, spec, { art, w, h });
    }
  }
}

/** The n-th picture (from 1) of a spec as an SVG of `width` pixels. Null: the picture does not exist. */
export function draw(spec: PictureSpec, n: number, width: number): string | null {
  const pen = new Pen();
  const art = content(pen, spec, n);
  const [w, h] = pageSizes[spec.kind];
  return art === null ? null : pen.sheet([0, 0, w, h], width, art);
}
