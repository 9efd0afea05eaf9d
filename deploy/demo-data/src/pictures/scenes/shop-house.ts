import { darker, lighter } from '../drawing/colour';
import { circle, type Pen, rect, stroke } from '../drawing/pen';
import type { SeededRandom } from '../drawing/seeded-random';

/** The building of a shop: bricks, and windows with flowers above the shop. */
export function houseFront(pen: Pen, chance: SeededRandom, wall: string): string {
  const house = rect(
    70,
    -20,
    820,
    582,
    pen.linear([
      [0, lighter(wall, 0.2)],
      [1, wall],
    ]),
  );
  let bricks = '';
  for (let y = 10; y < 560; y += 22)
    for (let x = 84 + (y % 44 === 10 ? 0 : 26); x < 880; x += 104 + ((x * 7 + y) % 5) * 18) bricks += `M${x},${y} h26`;
  const floorAbove = [170, 390, 610]
    .map(
      (x) =>
        rect(x, 16, 120, 118, '#fdfaf3', 6) +
        rect(
          x + 9,
          25,
          102,
          100,
          pen.linear(
            [
              [0, '#8fb2c2'],
              [1, '#cfe0e6'],
            ],
            [0, 0, 1, 1],
          ),
        ) +
        rect(x + 56, 25, 8, 100, '#fdfaf3') +
        rect(x - 10, 132, 140, 12, '#fdfaf3', 4) +
        rect(x + 4, 112, 112, 22, '#7b5836', 4) +
        [16, 40, 64, 88, 104]
          .map(
            (dx, i) =>
              circle(x + dx, 108, 12, i % 2 ? '#7fa65b' : '#6b9450') +
              circle(x + dx, 102, 5, chance.pick(['#e8788a', '#f4c84c', '#ffffff'])),
          )
          .join(''),
    )
    .join('');
  const base = rect(70, 548, 820, 16, darker(wall, 0.35));
  return house + stroke(bricks, darker(wall, 0.25), 3, 'opacity="0.25"') + floorAbove + base;
}
