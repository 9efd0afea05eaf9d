import { darker, lighter } from '../drawing/colour';
import { lettering } from '../drawing/lettering';
import { type Pen, path, place, rect } from '../drawing/pen';
import { GREEN, ORANGE } from '../drawing/shop-colours';
import { paw } from '../drawing/signs';

export function awning(x: number, y: number, w: number, colour: string): string {
  const count = Math.round(w / 46);
  const step = w / count;
  let art = '';
  for (let i = 0; i < count; i++) {
    const tone = i % 2 ? '#fdf8ee' : colour;
    art += path(
      `M${x + i * step + 8 - (i / count) * 16},${y} h${step - 16 / count} L${x + (i + 1) * step},${y + 54} q${-step / 2},26 ${-step},0Z`,
      tone,
    );
  }
  return (
    art +
    rect(x + 4, y - 4, w - 8, 8, darker(colour, 0.25), 3) +
    path(`M${x},${y + 54} h${w} v4 h${-w}z`, '#1d140c', 'opacity="0.12"')
  );
}

/** The shop's name over its window. */
export function signBoard(pen: Pen): string {
  return (
    rect(
      110,
      176,
      740,
      84,
      pen.linear([
        [0, lighter(GREEN, 0.1)],
        [1, darker(GREEN, 0.15)],
      ]),
      10,
    ) +
    rect(117, 183, 726, 70, 'none', 7, `stroke="#e9c46a" stroke-width="2.5" opacity="0.7"`) +
    lettering('Заповедник', '#fdf6e9', { face: 'round', size: 56, x: 460, y: 238 }) +
    place(paw(ORANGE), 690, 220, { scale: 0.62 }) +
    lettering('зоомагазин', '#e9c46a', { face: 'plain', size: 20, x: 775, y: 227, fit: 110 })
  );
}

/** The door, its left edge at `doorX`. */
export function shopDoor(pen: Pen, doorX: number): string {
  return (
    rect(doorX, 318, 170, 246, darker(GREEN, 0.1), 8) +
    rect(
      doorX + 18,
      336,
      134,
      150,
      pen.linear([
        [0, '#fff1cf'],
        [1, '#e9cf9a'],
      ]),
      5,
    ) +
    path(`M${doorX + 34},336 h40 l-44,150 h-12 v-90z`, '#ffffff', 'opacity="0.35"') +
    rect(doorX + 18, 500, 134, 48, lighter(GREEN, 0.08), 5) +
    rect(doorX + 136, 420, 10, 60, '#e9c46a', 5) +
    rect(doorX + 46, 396, 78, 36, '#fdf6e9', 6) +
    lettering('Открыто', GREEN, { face: 'strong', size: 16, x: doorX + 85, y: 419 })
  );
}
