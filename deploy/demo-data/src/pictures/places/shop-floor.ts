import { darker, lighter } from '../drawing/colour';
import { lettering } from '../drawing/lettering';
import { sheet } from '../drawing/light';
import { type Pen, path, place, rect } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { GREEN, ORANGE } from '../drawing/shop-colours';
import { paw } from '../drawing/signs';

const tones = [GREEN, '#c8502f', '#2b4a7f', '#e0a35c', '#7b9a6d', '#7a3f7d', '#1b7f84', '#b98d56'] as const;

/** Inside a shop: shelves with goods along the wall, the shop's sign over them. 960 × 640, the floor begins at y = 470. */
export function shopFloor(pen: Pen, seed: number): string {
  const chance = new SeededRandom(seed);
  const thing = (x: number, floor: number): string => {
    const colour = chance.pick([...tones]);
    const h = chance.between(50, 82);
    const fill = sheet(pen, lighter(colour, 0.24), darker(colour, 0.06));
    const label = rect(x + 8, floor - h * 0.62, 36, h * 0.34, '#fdf6e9', 4, 'opacity="0.9"');
    switch (chance.pick(['bag', 'box', 'jar'] as const)) {
      case 'bag':
        return path(`M${x},${floor} L${x + 4},${floor - h} H${x + 48} L${x + 52},${floor}Z`, fill) + label;
      case 'box':
        return rect(x, floor - h, 52, h, fill, 3) + label;
      case 'jar':
        return (
          rect(x + 2, floor - h * 0.8, 48, h * 0.8, fill, 9) +
          rect(x + 6, floor - h * 0.8 - 12, 40, 14, '#fdf6e9', 4) +
          label
        );
    }
  };
  const shelf = (floor: number): string => {
    let art = '';
    for (let x = 46; x < 900; x += 62) if (chance.maybe(0.9)) art += thing(x, floor);
    return art + rect(24, floor, 912, 12, '#c99d68', 3);
  };
  return (
    rect(0, 0, 960, 470, sheet(pen, '#fff7e2', '#f5e6c6')) +
    rect(24, 96, 912, 374, sheet(pen, '#ecd9b4', '#e2caa0'), 8) +
    shelf(212) +
    shelf(328) +
    shelf(444) +
    rect(280, 22, 400, 62, GREEN, 14) +
    lettering('Заповедник', '#fdf6e9', { face: 'round', size: 40, x: 462, y: 67 }) +
    place(paw(ORANGE), 622, 54, { scale: 0.5 }) +
    rect(0, 462, 960, 178, sheet(pen, '#e3ddcf', '#cfc7b6'))
  );
}
