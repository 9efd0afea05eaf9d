import { breedFor, figure } from '../animals/cast';
import { fit } from '../animals/figure';
import { makers } from '../goods/makers';
import { front } from '../label/front';
import { lighter, mix } from '../paper/colour';
import { ellipse, type Pen, rect } from '../paper/pen';
import { type Of, ownProduct, pool } from './company';
import { stood } from './stood';

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
