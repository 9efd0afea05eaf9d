import { darker, lighter } from '../drawing/colour';
import { circle, ellipse, num, type Pen, path, place, stroke } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import type { ProductDrawer } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';

const round = (pen: Pen, colour: string): string =>
  pen.radial(
    [
      [0, lighter(colour, 0.45)],
      [0.45, colour],
      [0.85, darker(colour, 0.25)],
      [1, darker(colour, 0.12)],
    ],
    [0.36, 0.3, 0.75],
  );

/** A felt ball with its white seam. */
function tennis(pen: Pen, colour: string, r: number, chance: SeededRandom): string {
  const seam =
    'M-150,-60 C-60,-70 -20,-10 -60,60 C-80,100 -70,130 -60,170 M150,80 C70,80 30,20 60,-50 C76,-90 80,-120 70,-170';
  let felt = '';
  for (let i = 0; i < 120; i++) felt += `M${num(chance.between(-r, r))},${num(chance.between(-r, r))}q4,-5 9,-3`;
  const face =
    circle(0, 0, r, round(pen, colour)) +
    stroke(felt, lighter(colour, 0.5), 2, 'opacity="0.35"') +
    stroke(seam, darker(colour, 0.3), 17, 'opacity="0.25"') +
    stroke(seam, '#fdfaf0', 11);
  return pen.clip(
    circle(0, 0, r, '#000'),
    face +
      circle(
        0,
        0,
        r,
        pen.radial(
          [
            [0.6, '#1d140c', 0],
            [1, '#1d140c', 0.32],
          ],
          [0.42, 0.38, 0.66],
        ),
      ),
  );
}

/** A rubber ball with knobs. */
function knobbed(pen: Pen, colour: string, r: number): string {
  let knobs = '';
  for (let ring = 0; ring < 5; ring++) {
    const tilt = -0.8 + ring * 0.4;
    const count = 9;
    for (let i = 0; i < count; i++) {
      const turn = -1.3 + (i / (count - 1)) * 2.6 + (ring % 2) * 0.16;
      const x = Math.sin(turn) * Math.cos(tilt) * r;
      const y = Math.sin(tilt) * r;
      const near = Math.cos(turn) * Math.cos(tilt);
      knobs += ellipse(
        x * 1.03,
        y * 1.03,
        15 * (0.4 + near * 0.6),
        15 * (0.55 + near * 0.45),
        pen.radial(
          [
            [0, lighter(colour, 0.5)],
            [0.6, colour],
            [1, darker(colour, 0.3)],
          ],
          [0.35, 0.3, 0.8],
        ),
      );
    }
  }
  return circle(0, 0, r, round(pen, colour)) + knobs;
}

/** A ball that gives treats: halves of two colours with holes. */
function giver(pen: Pen, colour: string, second: string, r: number): string {
  const hole = (x: number, y: number, rx: number): string =>
    ellipse(x, y, rx, 20, darker(colour, 0.55)) + ellipse(x + 2, y + 4, rx - 4, 15, darker(colour, 0.7));
  const half = path(
    `M${-r},0 A${r},${r} 0 0 0 ${r},0 C${r * 0.5},${r * 0.28} ${-r * 0.5},${r * 0.28} ${-r},0Z`,
    round(pen, second),
  );
  return (
    circle(0, 0, r, round(pen, colour)) +
    half +
    stroke(`M${-r},0 C${-r * 0.5},${r * 0.28} ${r * 0.5},${r * 0.28} ${r},0`, darker(colour, 0.4), 4) +
    hole(-46, -54, 22) +
    hole(52, -30, 19) +
    hole(6, 84, 22) +
    ellipse(-r * 0.36, -r * 0.62, 30, 13, '#ffffff', 'opacity="0.6" transform="rotate(-28 -50 -84)"')
  );
}

export const ball: ProductDrawer = (pen, spec) => {
  const { palette, seed, size } = spec;
  const chance = new SeededRandom(seed);
  const r = 136;
  // A ball may be made of felt or rubber. Its name does not contain the material.
  const kind = formOf(spec, /мяч/i, /лакомств|головолом|трек/i) ? 2 : seed % 2;
  const art =
    kind === 0
      ? tennis(pen, spec.label.length > 1 ? palette.main : chance.pick(['#c9d84a', '#e8924a', '#6fb7d8']), r, chance)
      : kind === 1
        ? knobbed(pen, palette.main, r)
        : giver(pen, palette.main, palette.accent, r);
  const scale = size === 's' ? 0.92 : size === 'm' ? 1.05 : 1.2;
  return {
    art: place(art, 0, -r * scale, { scale, turn: chance.between(-14, 14) }),
    halfWidth: r * 0.62 * scale,
    maxHalfWidth: r * 1.35,
    height: 2 * r * scale,
  };
};
