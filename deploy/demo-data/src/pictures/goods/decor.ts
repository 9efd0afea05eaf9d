import { sheet } from '../drawing/light';
import { path, place, rect, stroke } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { heap } from '../packs/heap';
import type { ProductDrawer } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';
import { weed } from './weed';

/** A castle, a driftwood or a bunch of plants for the tank. */
export const decor: ProductDrawer = (pen, spec) => {
  const { palette } = spec;
  const chance = new SeededRandom(spec.seed);
  const form = formOf(spec, /грот|замок/i, /коряг/i, /растен/i);
  if (form === 0) {
    const stone = pen.across([
      [0, '#8b8478'],
      [0.3, '#cfc8ba'],
      [1, '#6e675c'],
    ]);
    const tower = (x: number, w: number, h: number): string =>
      rect(x - w / 2, -h, w, h, stone) +
      path(
        `M${x - w / 2 - 9},${-h} v-26 h${w / 4} v12 h${w / 4} v-12 h${w / 4} v12 h${w / 4} v-12 h18 v26z`,
        '#b3ac9e',
      ) +
      rect(x - 9, -h + 44, 18, 34, '#403a33', 9);
    const bricks = stroke(
      'M-150,-60 h36 M-96,-100 h30 M-30,-140 h34 M60,-60 h38 M90,-120 h30 M-140,-180 h26 M100,-200 h26 M-20,-220 h30',
      '#7b7468',
      3,
      'opacity="0.6"',
    );
    const art =
      tower(-110, 92, 260) +
      tower(110, 92, 320) +
      rect(-90, -170, 180, 170, stone) +
      path('M-44,0 V-70 C-44,-118 44,-118 44,-70 V0Z', '#38322c') +
      tower(0, 76, 236) +
      bricks +
      place(weed(pen, chance, 120, '#6da04e'), -168, 0) +
      place(weed(pen, chance, 80, palette.accent), 172, 0);
    return { art, halfWidth: 186, maxHalfWidth: 226, height: 350 };
  }
  if (form === 1) {
    const wood = sheet(pen, '#a77e55', '#5f4229');
    const art =
      path(
        'M-220,0 C-200,-60 -120,-50 -90,-110 C-70,-170 -130,-220 -110,-250 C-70,-220 -40,-190 -30,-140 C0,-190 60,-200 90,-280 C112,-270 110,-210 80,-160 C60,-120 120,-110 160,-150 C176,-130 150,-84 110,-70 C170,-50 210,-40 220,0Z',
        wood,
      ) +
      stroke(
        'M-160,-20 C-100,-40 -70,-80 -66,-130 M-20,-20 C-10,-90 40,-140 70,-200 M60,-14 C90,-40 130,-50 170,-20',
        '#d2ac7f',
        4,
        'opacity="0.5"',
      ) +
      path('M-70,-2 C-66,-50 -6,-54 0,-2Z', '#3c2a1c') +
      place(weed(pen, chance, 110, '#6da04e'), -150, -4) +
      place(weed(pen, chance, 70, '#89b85c'), 130, -4);
    return { art, halfWidth: 210, maxHalfWidth: 240, height: 280 };
  }
  return {
    art:
      place(weed(pen, chance, 360, '#5c9a4c'), -60, -10, { scale: 1.25 }) +
      place(weed(pen, chance, 280, palette.accent), 70, -10, { scale: 1.25 }) +
      place(weed(pen, chance, 200, '#8fbf5a'), 10, -6, { scale: 1.3 }) +
      heap(pen, chance, 130, 26, ['#8d7f6b', '#c2b49a', '#6f6454'], 9),
    halfWidth: 130,
    maxHalfWidth: 210,
    height: 430,
  };
};
