import { darker, lighter } from '../drawing/colour';
import { ellipse, type Pen, path, place, stroke } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { bag } from '../packs/bag';
import { heap } from '../packs/heap';
import type { ProductDrawer, ProductDrawing } from '../packs/product-drawing';
import { weed } from './weed';

const rock = (pen: Pen, d: string, colour: string): string =>
  path(
    d,
    pen.linear(
      [
        [0, lighter(colour, 0.35)],
        [0.5, colour],
        [1, darker(colour, 0.35)],
      ],
      [0.2, 0, 0.7, 1],
    ),
  );

/** A few stones for the bottom of a tank. */
export const stones: ProductDrawer = (pen, { seed }) => ({
  art:
    rock(pen, 'M-210,0 C-230,-80 -180,-150 -110,-156 C-50,-150 -20,-80 -30,0Z', '#8d8478') +
    rock(pen, 'M-60,0 C-80,-130 -20,-250 60,-246 C130,-230 150,-100 130,0Z', '#a59a8a') +
    rock(pen, 'M80,0 C70,-70 110,-120 170,-112 C220,-100 236,-50 224,0Z', '#776e63') +
    stroke('M-10,-150 q40,-50 80,-50 M-160,-90 q20,-30 50,-30', '#ffffff', 6, 'opacity="0.25"') +
    place(weed(pen, new SeededRandom(seed), 90, '#6da04e'), -40, 0),
  halfWidth: 215,
  maxHalfWidth: 236,
  height: 256,
});

/** A hollow stone to hide in, or with a pool to drink from. */
export const cave: ProductDrawer = (pen, spec) => {
  const drink = /поилк/i.test(spec.label[0] ?? '');
  const body = rock(
    pen,
    'M-230,0 C-250,-90 -200,-170 -120,-180 C-60,-240 80,-236 130,-176 C210,-160 246,-80 226,0Z',
    '#a08a6c',
  );
  const lines = stroke(
    'M-190,-60 q60,-30 110,-10 M40,-170 q60,10 90,50 M-90,-170 q40,-30 90,-26',
    darker('#a08a6c', 0.35),
    4,
    'opacity="0.5"',
  );
  const opening = drink
    ? ellipse(0, -164, 130, 34, '#7b6850') +
      ellipse(
        0,
        -160,
        112,
        25,
        pen.linear([
          [0, '#8cc6d8'],
          [1, '#dff3f7'],
        ]),
      )
    : path(
        'M-110,0 C-116,-70 -60,-120 0,-120 C60,-120 116,-70 110,0Z',
        pen.linear([
          [0, '#2f261c'],
          [1, '#57462f'],
        ]),
      );
  return { art: body + lines + opening, halfWidth: 225, maxHalfWidth: 240, height: 226 };
};

/** A pressed block with a cord to hang it from. */
export const mineral: ProductDrawer = (pen, { label }) => {
  const colour = /солев/i.test(label[0] ?? '') ? '#eec9b8' : '#e9e4da';
  return {
    art:
      stroke('M0,-250 C-60,-330 60,-330 0,-250', '#b98d56', 9) +
      rock(
        pen,
        'M-150,-230 Q-150,-256 -120,-258 H120 Q150,-256 150,-230 L160,-30 Q160,0 128,2 H-128 Q-160,0 -160,-30Z',
        colour,
      ) +
      ellipse(0, -130, 34, 34, darker(colour, 0.25)) +
      stroke(
        'M-110,-200 q30,-20 60,-8 M60,-60 q40,14 70,-10 M-100,-70 q24,10 44,0',
        darker(colour, 0.25),
        4,
        'opacity="0.5"',
      ),
    halfWidth: 155,
    maxHalfWidth: 170,
    height: 320,
  };
};

/** A bag of gravel with a heap of it. */
export const gravel: ProductDrawer = (pen, spec, print): ProductDrawing => {
  const base = bag(pen, spec, print);
  const colours = /графит|чёрн/i.test(spec.label.join(' '))
    ? (['#4a4a4d', '#5f6064', '#3a3a3d'] as const)
    : /питат/i.test(spec.label.join(' '))
      ? (['#4f3b2a', '#6b5038', '#3c2c1f'] as const)
      : (['#c2b49a', '#9b8d77', '#ddd2bd'] as const);
  return {
    ...base,
    art: base.art + place(heap(pen, new SeededRandom(spec.seed), 116, 46, colours, 9), base.halfWidth * 0.5, 24),
  };
};
