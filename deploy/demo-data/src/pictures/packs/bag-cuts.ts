import type { Illustration } from 'deploy-api/db/schema/illustration';
import { darker, lighter } from '../drawing/colour';
import { num, type Pen, path, rect, stroke } from '../drawing/pen';
import type { SeededRandom } from '../drawing/seeded-random';
import { type Cut, crimps, skin } from './bag-skin';
import type { LabelPrinter } from './product-drawing';

/** A flat-bottomed bag with a zip under its seal. */
export function zipped(pen: Pen, spec: Illustration, print: LabelPrinter, { w, h }: Cut, chance: SeededRandom): string {
  const a = w / 2;
  const out = w * 0.035;
  const outline = `M${num(-a + 6)},${-h} L${num(a - 6)},${-h} L${num(a - 4)},${num(-h * 0.93)} C${num(a + out)},${num(-h * 0.7)} ${num(a + out)},${num(-h * 0.3)} ${num(a)},${num(-h * 0.06)} Q${num(a - 2)},${-2} ${num(a - 22)},-2 Q0,${num(h * 0.022)} ${num(-a + 22)},-2 Q${num(-a + 2)},-2 ${num(-a)},${num(-h * 0.06)} C${num(-a - out)},${num(-h * 0.3)} ${num(-a - out)},${num(-h * 0.7)} ${num(-a + 4)},${num(-h * 0.93)}Z`;
  const seal = -h * 0.935;
  return (
    skin(pen, spec, print, outline, { w, h }, { top: h * 0.05, bottom: 0 }, chance) +
    crimps(w - 16, -h + 4, h * 0.05) +
    stroke(
      `M${num(-a + 4)},${num(seal)} Q0,${num(seal + 5)} ${num(a - 4)},${num(seal)}`,
      '#1d140c',
      2,
      'opacity="0.25"',
    ) +
    stroke(
      `M${num(-a + 4)},${num(seal + 3)} Q0,${num(seal + 8)} ${num(a - 4)},${num(seal + 3)}`,
      '#ffffff',
      1.5,
      'opacity="0.4"',
    )
  );
}

/** A bag with a folded side, seen from slightly left. */
export function gusseted(
  pen: Pen,
  spec: Illustration,
  print: LabelPrinter,
  { w, h }: Cut,
  chance: SeededRandom,
): string {
  const a = w * 0.44;
  const side = w * 0.16;
  const x0 = -a - side / 2;
  const x1 = a - side / 2;
  const x2 = x1 + side;
  const { main } = spec.palette;
  const outline = `M${num(x0 + 4)},${-h} L${num(x1)},${-h} C${num(x1 + 8)},${num(-h * 0.7)} ${num(x1 + 8)},${num(-h * 0.25)} ${num(x1)},0 Q${num((x0 + x1) / 2)},${num(h * 0.014)} ${num(x0 + 8)},0 C${num(x0 - 6)},${num(-h * 0.25)} ${num(x0 - 6)},${num(-h * 0.7)} ${num(x0 + 4)},${-h}Z`;
  const fold =
    path(
      `M${num(x1)},${-h} L${num(x1 + side * 0.5)},${num(-h * 0.98)} L${num(x1 + side * 0.42)},${num(-h * 0.1)} L${num(x1)},0 C${num(x1 + 8)},${num(-h * 0.25)} ${num(x1 + 8)},${num(-h * 0.7)} ${num(x1)},${-h}Z`,
      pen.across([
        [0, darker(main, 0.2)],
        [1, darker(main, 0.5)],
      ]),
    ) +
    path(
      `M${num(x1 + side * 0.5)},${num(-h * 0.98)} L${num(x2 - 4)},${num(-h * 0.975)} C${num(x2 + 6)},${num(-h * 0.7)} ${num(x2 + 6)},${num(-h * 0.3)} ${num(x2)},${num(-h * 0.035)} L${num(x1)},0 L${num(x1 + side * 0.42)},${num(-h * 0.1)}Z`,
      pen.across([
        [0, darker(main, 0.42)],
        [0.6, darker(main, 0.28)],
        [1, darker(main, 0.48)],
      ]),
    );
  const shift = (x0 + x1) / 2;
  const face = `<g transform="translate(${num(shift)} 0)">${skin(
    pen,
    spec,
    print,
    outline.replace(/-?\d+(?:\.\d+)?(?=,)/g, (x) => num(Number(x) - shift)),
    { w: x1 - x0, h },
    { top: 0, bottom: 0 },
    chance,
  )}</g>`;
  const tape =
    rect(
      x0 + 2,
      -h - h * 0.035,
      x1 - x0 + side * 0.45,
      h * 0.05,
      pen.linear([
        [0, lighter(main, 0.35)],
        [1, darker(main, 0.12)],
      ]),
      3,
    ) +
    crimps((x1 - x0) * 0.98, -h - h * 0.03, h * 0.035).replaceAll(
      '<path',
      `<path transform="translate(${num(shift + side * 0.2)} 0)"`,
    );
  return fold + face + tape;
}

/** A pillow bag with zigzag seams at both ends. */
export function pillow(pen: Pen, spec: Illustration, print: LabelPrinter, { w, h }: Cut, chance: SeededRandom): string {
  const a = w / 2;
  const teeth = (y: number, up: number, from: number, to: number): string => {
    const step = (to - from) / 26;
    let d = '';
    for (let i = 1; i <= 26; i++)
      d += ` L${num(from + step * (i - 0.5))},${num(y + up)} L${num(from + step * i)},${num(y)}`;
    return d;
  };
  const outline = `M${num(-a + 3)},${-h}${teeth(-h, -5, -a + 3, a - 3)} L${num(a - 6)},${num(-h * 0.93)} C${num(a + w * 0.05)},${num(-h * 0.74)} ${num(a + w * 0.05)},${num(-h * 0.26)} ${num(a - 6)},${num(-h * 0.07)} L${num(a - 3)},-4${teeth(-4, 5, a - 3, -a + 3)} L${num(-a + 6)},${num(-h * 0.07)} C${num(-a - w * 0.05)},${num(-h * 0.26)} ${num(-a - w * 0.05)},${num(-h * 0.74)} ${num(-a + 6)},${num(-h * 0.93)}Z`;
  return (
    skin(pen, spec, print, outline, { w, h }, { top: h * 0.045, bottom: h * 0.045 }, chance) +
    crimps(w - 14, -h + 3, h * 0.055) +
    crimps(w - 14, -h * 0.065, h * 0.055)
  );
}

/** A paper sack with a sewn top. */
export function sack(pen: Pen, spec: Illustration, print: LabelPrinter, { w, h }: Cut, chance: SeededRandom): string {
  const a = w / 2;
  const outline = `M${num(-a + 4)},${-h} L${num(a - 4)},${-h} C${num(a + 10)},${num(-h * 0.8)} ${num(a + 14)},${num(-h * 0.2)} ${num(a + 4)},${num(-h * 0.05)} Q${num(a)},2 ${num(a - 30)},0 Q0,${num(h * 0.016)} ${num(-a + 30)},0 Q${num(-a)},2 ${num(-a - 4)},${num(-h * 0.05)} C${num(-a - 14)},${num(-h * 0.2)} ${num(-a - 10)},${num(-h * 0.8)} ${num(-a + 4)},${-h}Z`;
  const band = rect(
    -a + 1,
    -h - 10,
    w - 2,
    h * 0.075,
    pen.linear([
      [0, '#f7efdf'],
      [1, '#e2d4b8'],
    ]),
    2,
  );
  const thread =
    stroke(`M${num(-a + 8)},${num(-h + h * 0.03)} H${num(a - 8)}`, '#a98d5c', 2.4, 'stroke-dasharray="9 6"') +
    stroke(`M${num(a - 8)},${num(-h + h * 0.03)} q16,2 14,18 q-2,10 6,16`, '#a98d5c', 2.2);
  return skin(pen, spec, print, outline, { w, h }, { top: h * 0.06, bottom: 0 }, chance) + band + thread;
}
