import { darker, lighter } from '../drawing/colour';
import { ellipse, num, path, rect, stroke } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { bySize, type ProductDrawer, type ProductDrawing } from './product-drawing';

/** Hay in a clear bag behind a printed card. */
export const hay: ProductDrawer = (pen, spec, print): ProductDrawing => {
  const w = bySize(spec, 330, 370, 400);
  const h = bySize(spec, 400, 450, 500);
  const a = w / 2;
  const chance = new SeededRandom(spec.seed);
  const outline = `M${-a + 18},${-h} H${a - 18} C${a - 8},${num(-h * 0.86)} ${a + 16},${num(-h * 0.6)} ${a + 8},-40 Q${a},0 ${a - 36},0 Q0,8 ${-a + 36},0 Q${-a},0 ${-a - 8},-40 C${-a - 16},${num(-h * 0.6)} ${-a + 8},${num(-h * 0.86)} ${-a + 18},${-h}Z`;
  let blades = '';
  for (const [colour, count] of [
    ['#8f8a3f', 90],
    ['#b5a955', 90],
    ['#d6cc83', 80],
    ['#7f9a4b', 50],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i++) {
      const x = chance.between(-a, a);
      const y = chance.between(-h * 0.86, 0);
      d += `M${num(x)},${num(y)}q${num(chance.between(-50, 50))},${num(chance.between(-40, 40))} ${num(chance.between(-90, 90))},${num(chance.between(-60, 60))}`;
    }
    blades += stroke(d, colour, 3);
  }
  const film = path(
    outline,
    pen.across([
      [0, '#1d140c', 0.25],
      [0.08, '#ffffff', 0.3],
      [0.16, '#ffffff', 0],
      [0.24, '#ffffff', 0.35],
      [0.3, '#ffffff', 0],
      [0.85, '#ffffff', 0.02],
      [0.92, '#ffffff', 0.3],
      [1, '#1d140c', 0.2],
    ]),
  );
  const label = pen.clip(
    rect(-a * 0.66, -h * 0.74, a * 1.32, h * 0.58, '#000', 16),
    print(pen, spec, { x: -a * 0.66, y: -h * 0.74, w: a * 1.32, h: h * 0.58 }),
  );
  const head =
    rect(
      -a + 12,
      -h - 46,
      w - 24,
      62,
      pen.linear([
        [0, lighter(spec.palette.main, 0.12)],
        [1, darker(spec.palette.main, 0.12)],
      ]),
      6,
    ) + ellipse(0, -h - 20, 34, 9, '#f5f0e7');
  return {
    art: pen.clip(path(outline, '#000'), rect(-a - 20, -h, w + 40, h + 10, '#a59c4c') + blades) + label + film + head,
    halfWidth: a,
    height: h + 46,
  };
};
