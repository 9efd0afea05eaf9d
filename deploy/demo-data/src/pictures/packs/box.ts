import type { Illustration } from 'deploy-api/db/schema/illustration';
import { darker, lighter, readable } from '../drawing/colour';
import { circle, ellipse, group, num, type Pen, path, rect, stroke } from '../drawing/pen';
import { sideText } from '../label/back';
import { labelTextOf } from '../label/parts/label-text';
import { bySize, type LabelPrinter, type ProductDrawer, type ProductDrawing } from './product-drawing';

/** The slope of the two visible sides, seen from the front edge. */
const FRONT = { run: 0.95, rise: 0.075 };
const SIDE = { run: 0.66, rise: -0.26 };

/** A carton seen from its corner: the printed front on the left, the narrow side on the right. */
function carton(pen: Pen, spec: Illustration, print: LabelPrinter, w: number, h: number, d: number): ProductDrawing {
  const { main } = spec.palette;
  const seam = (w * FRONT.run - d * SIDE.run) / 2;
  const words = labelTextOf(spec);
  const face =
    pen.clip(rect(-w, -h, w, h, '#000'), print(pen, spec, { x: -w, y: -h, w, h })) +
    rect(
      -w,
      -h,
      w,
      h,
      pen.linear(
        [
          [0, '#ffffff', 0.16],
          [0.35, '#ffffff', 0],
          [1, '#1d140c', 0.1],
        ],
        [0, 0, 0.7, 1],
      ),
    );
  const wall =
    rect(
      0,
      -h,
      d,
      h,
      pen.across([
        [0, darker(main, 0.18)],
        [1, darker(main, 0.4)],
      ]),
    ) + sideText(words, { x: d * 0.14, y: -h * 0.9, w: d * 0.72, h: h * 0.8 }, readable(darker(main, 0.3), '#ffffff'));
  const at = (x: number, z: number): string =>
    `${num(seam + x * FRONT.run + z * SIDE.run)},${num(-h + x * FRONT.rise + z * SIDE.rise)}`;
  const top = path(
    `M${at(0, 0)} L${at(-w, 0)} L${at(-w, d)} L${at(0, d)}Z`,
    pen.across([
      [0, lighter(main, 0.28)],
      [1, lighter(main, 0.1)],
    ]),
  );
  const flap = stroke(`M${at(-w, d * 0.5)} L${at(0, d * 0.5)}`, darker(main, 0.4), 1.4, 'opacity="0.5"');
  const edge = stroke(`M${num(seam)},0 V${-h}`, '#ffffff', 1.6, 'opacity="0.4"');
  const art =
    top +
    flap +
    group(wall, `matrix(${SIDE.run} ${SIDE.rise} 0 1 ${num(seam)} 0)`) +
    group(face, `matrix(${FRONT.run} ${FRONT.rise} 0 1 ${num(seam)} 0)`) +
    edge;
  return {
    art: group(art, `translate(0 ${num(-w * FRONT.rise * 0.2)})`),
    halfWidth: (w * FRONT.run + d * SIDE.run) / 2,
    height: h + d * 0.26,
  };
}

export const box: ProductDrawer = (pen, spec, print) => {
  const w = bySize(spec, 270, 300, 330);
  return carton(pen, spec, print, w, w * bySize(spec, 1.2, 1.3, 1.4), w * 0.42);
};

/** A flat box of tablets with a blister pack in front of it. */
export const tablets: ProductDrawer = (pen, spec, print): ProductDrawing => {
  const base = carton(pen, spec, print, 370, bySize(spec, 220, 240, 260), 110);
  const pill = (x: number, y: number): string =>
    ellipse(x, y, 21, 15, '#b9c0c5') +
    ellipse(
      x,
      y - 2,
      20,
      14,
      pen.radial(
        [
          [0, '#ffffff'],
          [0.6, '#eef1f2'],
          [1, '#c3cace'],
        ],
        [0.4, 0.3, 0.7],
      ),
    ) +
    circle(x - 7, y - 7, 3.4, '#ffffff');
  let pills = '';
  for (let i = 0; i < 10; i++) pills += pill(-92 + (i % 5) * 46, i < 5 ? -18 : 18);
  const blister =
    rect(
      -124,
      -44,
      248,
      88,
      pen.linear(
        [
          [0, '#e6eaec'],
          [0.5, '#bfc6ca'],
          [1, '#dfe4e6'],
        ],
        [0, 0, 1, 1],
      ),
      12,
    ) +
    rect(-120, -41, 240, 82, 'none', 10, 'stroke="#ffffff" stroke-width="1.5" opacity="0.8"') +
    pills;
  const lying = group(
    ellipse(6, 40, 136, 16, '#3b2a18', 'opacity="0.18"') + blister,
    'translate(70 26) rotate(-7) skewX(-14)',
  );
  return { art: base.art + lying, halfWidth: base.halfWidth, height: base.height };
};
