import type { Illustration } from 'deploy-api/db/schema/illustration';
import { bulge } from '../drawing/light';
import { num, type Pen, path, rect, stroke } from '../drawing/pen';
import type { SeededRandom } from '../drawing/seeded-random';
import type { LabelPrinter } from './product-drawing';

export interface Cut {
  w: number;
  h: number;
}

/** Light and dark folds at the corners and below the seal. */
function creases({ w, h }: Cut, chance: SeededRandom): string {
  const a = w / 2;
  const soft = (d: string, light: boolean, opacity: number): string =>
    path(d, light ? '#ffffff' : '#1d140c', `opacity="${opacity}"`);
  let art =
    soft(`M${-a},0 L${num(-a * 0.5)},${num(-h * 0.16)} L${num(-a * 0.78)},${num(-h * 0.02)}Z`, true, 0.16) +
    soft(`M${a},0 L${num(a * 0.5)},${num(-h * 0.17)} L${num(a * 0.8)},${num(-h * 0.02)}Z`, false, 0.12) +
    soft(
      `M${-a},${num(-h * 0.93)} L${num(-a * 0.62)},${num(-h * 0.76)} L${num(-a * 0.86)},${num(-h * 0.92)}Z`,
      false,
      0.1,
    ) +
    soft(
      `M${a},${num(-h * 0.93)} L${num(a * 0.66)},${num(-h * 0.74)} L${num(a * 0.84)},${num(-h * 0.92)}Z`,
      true,
      0.14,
    );
  for (let i = 0; i < 4; i++) {
    const x = a * chance.between(-0.7, 0.7);
    const long = h * chance.between(0.06, 0.14);
    art += soft(
      `M${num(x - 7)},${num(-h * 0.93)} Q${num(x)},${num(-h * 0.93 + long)} ${num(x + 6)},${num(-h * 0.93)}Z`,
      i % 2 === 0,
      0.14,
    );
  }
  return art;
}

export const crimps = (w: number, top: number, height: number): string => {
  let d = '';
  for (let x = -w / 2 + 5; x < w / 2; x += 7) d += `M${num(x)},${num(top)}v${num(height)}`;
  return stroke(d, '#ffffff', 1.6, 'opacity="0.28"');
};

/** The printed front with folds and highlights, clipped by the outline. */
export const skin = (
  pen: Pen,
  spec: Illustration,
  print: LabelPrinter,
  outline: string,
  { w, h }: Cut,
  face: { top: number; bottom: number },
  chance: SeededRandom,
): string =>
  pen.clip(
    path(outline, '#000'),
    rect(-w / 2 - 20, -h - 10, w + 40, h + 30, spec.palette.main) +
      print(pen, spec, { x: -w / 2 - 4, y: -h + face.top, w: w + 8, h: h - face.top - face.bottom }) +
      creases({ w, h }, chance),
  ) + bulge(pen, outline);
