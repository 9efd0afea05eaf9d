import { fitIntoBox } from '../animals/animal-drawing';
import { breedFor, wholeAnimal } from '../animals/animals';
import { lighter, mix } from '../drawing/colour';
import { ellipse, type Pen, rect } from '../drawing/pen';
import { front } from '../label/front';
import { groundShadow, ownProduct, type SpecOf } from './ground';
import { drawProduct, placeProduct } from './place-product';
import { sectionGoods } from './section-goods';

/** A section: some of its products around its animal, on a light background in its colour. 1:1. */
export function section(pen: Pen, { name, animal, shapes, palette, seed }: SpecOf<'section'>): string {
  const sold = sectionGoods(name, animal, shapes);
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
  // A tank or a cage already contains an animal, so it is drawn in the middle.
  const home = animal === 'fish' || sold.length === 0;
  const spots: readonly (readonly [number, number, number, number])[] = home
    ? [
        [280, 500, 400, 380],
        [500, 510, 150, 220],
        [110, 516, 130, 150],
      ]
    : sold.length === 1
      ? [[185, 490, 250, 300]]
      : [
          [150, 470, 210, 250],
          [458, 486, 190, 210],
          [320, 520, 150, 150],
        ];
  const middle = !home && sold.length === 1 ? 385 : 300;
  const goods = sold.map(({ shape, name: form }, i) =>
    placeProduct(
      pen,
      drawProduct(pen, { ...ownProduct(shape, animal, palette, seed + i), label: form ? [form] : [] }, front),
      ...(spots[i] ?? [300, 500, 150, 150]),
    ),
  );
  const who = home && sold.length ? null : wholeAnimal(pen, animal, breedFor(animal, name, seed));
  const beast = who
    ? groundShadow(pen, middle, 500, 110) +
      fitIntoBox(who, middle, 506, 340, animal === 'dog' || animal === 'cat' ? 400 : 270)
    : '';
  return ground + (goods[0] ?? '') + (goods[1] ?? '') + beast + (goods[2] ?? '');
}
