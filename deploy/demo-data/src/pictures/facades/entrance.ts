import { darker, lighter } from '../drawing/colour';
import { lettering } from '../drawing/lettering';
import { sheet } from '../drawing/light';
import { circle, type Pen, path, place, rect, stroke } from '../drawing/pen';
import { GREEN, ORANGE } from '../drawing/shop-colours';
import { paw } from '../drawing/signs';

/** Over windows and door, from x, `w` wide; the wall begins at y. */
export type Roof = (x: number, y: number, w: number) => string;

/** A striped awning. */
export const striped =
  (colour: string): Roof =>
  (x, y, w) => {
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
  };

/** A plain awning. */
export const plain =
  (pen: Pen, colour: string): Roof =>
  (x, y, w) =>
    path(
      `M${x + 8},${y} H${x + w - 8} L${x + w},${y + 50} H${x}Z`,
      sheet(pen, lighter(colour, 0.12), darker(colour, 0.08)),
    ) + rect(x, y + 48, w, 12, darker(colour, 0.2), 4);

/** Lamps instead of an awning. */
export const lamps =
  (colour: string): Roof =>
  (x, y, w) => {
    const count = Math.max(1, Math.round(w / 170));
    return Array.from({ length: count }, (_, i) => {
      const at = x + (w * (i + 0.5)) / count;
      return (
        stroke(`M${at},${y - 4} v14 q0,10 0,16`, '#3a4340', 6) +
        path(`M${at - 26},${y + 40} C${at - 22},${y + 18} ${at + 22},${y + 18} ${at + 26},${y + 40}Z`, colour) +
        path(`M${at - 24},${y + 40} H${at + 24} L${at + 50},${y + 92} H${at - 50}Z`, '#fff3c9', 'opacity="0.4"')
      );
    }).join('');
  };

/** The shop's name: on a board, as letters on the wall, or on a box with light in it. */
export const signs = [
  (pen: Pen): string =>
    rect(110, 176, 740, 84, sheet(pen, lighter(GREEN, 0.1), darker(GREEN, 0.15)), 10) +
    rect(117, 183, 726, 70, 'none', 7, `stroke="#e9c46a" stroke-width="2.5" opacity="0.7"`) +
    lettering('Заповедник', '#fdf6e9', { face: 'round', size: 56, x: 460, y: 238 }) +
    place(paw(ORANGE), 690, 220, { scale: 0.62 }) +
    lettering('зоомагазин', '#e9c46a', { face: 'plain', size: 20, x: 775, y: 227, fit: 110 }),
  (pen: Pen): string =>
    rect(110, 180, 740, 76, sheet(pen, '#fffdf7', '#efe6d4'), 38) +
    place(paw(ORANGE), 174, 220, { scale: 0.7 }) +
    lettering('Заповедник', GREEN, { face: 'round', size: 56, x: 410, y: 237 }) +
    lettering('всё для питомцев', '#7b8a7f', { face: 'plain', size: 18, x: 730, y: 226, fit: 160 }),
  (pen: Pen): string =>
    rect(240, 172, 480, 90, sheet(pen, lighter(GREEN, 0.06), darker(GREEN, 0.2)), 18) +
    lettering('Заповедник', '#fdf6e9', { face: 'round', size: 58, x: 480, y: 236 }) +
    circle(170, 217, 46, ORANGE) +
    place(paw('#fdf6e9'), 170, 220, { scale: 0.74 }) +
    circle(790, 217, 46, ORANGE) +
    place(paw('#fdf6e9'), 790, 220, { scale: 0.74 }),
] as const;

/** The door, its left edge at `doorX`. */
export function shopDoor(pen: Pen, doorX: number): string {
  return (
    rect(doorX, 318, 170, 246, darker(GREEN, 0.1), 8) +
    rect(doorX + 18, 336, 134, 150, sheet(pen, '#fff1cf', '#e9cf9a'), 5) +
    path(`M${doorX + 34},336 h40 l-44,150 h-12 v-90z`, '#ffffff', 'opacity="0.35"') +
    rect(doorX + 18, 500, 134, 48, lighter(GREEN, 0.08), 5) +
    rect(doorX + 136, 420, 10, 60, '#e9c46a', 5) +
    rect(doorX + 46, 396, 78, 36, '#fdf6e9', 6) +
    lettering('Открыто', GREEN, { face: 'strong', size: 16, x: doorX + 85, y: 419 })
  );
}
