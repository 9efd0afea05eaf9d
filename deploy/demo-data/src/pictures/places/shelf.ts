import { darker, lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { num, type Pen, path, rect } from '../drawing/pen';
import type { SeededRandom } from '../drawing/seeded-random';
import { GREEN } from '../drawing/shop-colours';

const tones: readonly [string, ...string[]] = [
  GREEN,
  '#c8502f',
  '#2b4a7f',
  '#e0a35c',
  '#7b9a6d',
  '#7a3f7d',
  '#1b7f84',
  '#b98d56',
];

/** A pack in the distance: its shape and colours, no words. */
function pack(pen: Pen, chance: SeededRandom, x: number, floor: number, w: number, tall: number): string {
  const colour = chance.pick(tones);
  const h = tall * chance.between(0.62, 1);
  const fill = sheet(pen, lighter(colour, 0.24), darker(colour, 0.06));
  const label = rect(x + w * 0.16, floor - h * 0.62, w * 0.68, h * 0.34, '#fdf6e9', 4, 'opacity="0.9"');
  switch (chance.pick(['bag', 'box', 'jar'] as const)) {
    case 'bag':
      return (
        path(
          `M${num(x)},${num(floor)} L${num(x + w * 0.08)},${num(floor - h)} H${num(x + w * 0.92)} L${num(x + w)},${num(floor)}Z`,
          fill,
        ) + label
      );
    case 'box':
      return rect(x, floor - h, w, h, fill, 3) + label;
    case 'jar':
      return (
        rect(x + 2, floor - h * 0.8, w - 4, h * 0.8, fill, 9) +
        rect(x + w * 0.12, floor - h * 0.8 - 12, w * 0.76, 14, '#fdf6e9', 4) +
        label
      );
  }
}

/** A shelf with goods, its board at `floor`. */
export function shelfOf(
  pen: Pen,
  chance: SeededRandom,
  { x, floor, width, tall }: { x: number; floor: number; width: number; tall: number },
): string {
  const w = tall * 0.64;
  const count = Math.floor(width / (w * 1.2));
  const step = width / count;
  let art = '';
  for (let i = 0; i < count; i++)
    if (chance.maybe(0.9)) art += pack(pen, chance, x + i * step + (step - w) / 2, floor, w, tall);
  return art + rect(x, floor, width, 10, '#c99d68', 3);
}
