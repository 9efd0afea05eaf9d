import { num, path, rect, stroke } from '../drawing/pen';
import { bySize, type ProductDrawer, type ProductDrawing } from './product-drawing';

/** A stand-up pouch of wet food, sealed on all sides, with a notch for opening. */
export const pouch: ProductDrawer = (pen, spec, print): ProductDrawing => {
  const w = bySize(spec, 300, 330, 360);
  const h = bySize(spec, 400, 440, 490);
  const a = w / 2;
  const r = 26;
  const outline = `M${num(-a + r)},${-h} H${num(a - r)} Q${a},${-h} ${a},${num(-h + r)} L${num(a + 4)},${num(-h * 0.12)} Q${num(a + 4)},-3 ${num(a - 22)},-2 Q0,${num(h * 0.03)} ${num(-a + 22)},-2 Q${num(-a - 4)},-3 ${num(-a - 4)},${num(-h * 0.12)} L${-a},${num(-h + r)} Q${-a},${-h} ${num(-a + r)},${-h}Z`;
  const inner = `M${num(-a + 16)},${num(-h + 36)} H${num(a - 16)} C${num(a - 8)},${num(-h * 0.6)} ${num(a - 8)},${num(-h * 0.35)} ${num(a - 14)},${num(-h * 0.13)} Q0,${num(-h * 0.02)} ${num(-a + 14)},${num(-h * 0.13)} C${num(-a + 8)},${num(-h * 0.35)} ${num(-a + 8)},${num(-h * 0.6)} ${num(-a + 16)},${num(-h + 36)}Z`;
  const face = print(pen, spec, { x: -a - 6, y: -h, w: w + 12, h });
  const gusset =
    path(
      `M${num(-a - 4)},${num(-h * 0.15)} Q0,${num(-h * 0.02)} ${num(a + 4)},${num(-h * 0.15)} V4 H${num(-a - 4)}Z`,
      '#1d140c',
      'opacity="0.16"',
    ) +
    stroke(
      `M${num(-a - 4)},${num(-h * 0.15)} Q0,${num(-h * 0.02)} ${num(a + 4)},${num(-h * 0.15)}`,
      '#ffffff',
      2.4,
      'opacity="0.45"',
    );
  const foil = path(
    inner,
    pen.across([
      [0, '#1d140c', 0.22],
      [0.06, '#ffffff', 0.28],
      [0.14, '#ffffff', 0.04],
      [0.2, '#ffffff', 0.3],
      [0.26, '#ffffff', 0.02],
      [0.6, '#1d140c', 0],
      [0.82, '#1d140c', 0.12],
      [0.9, '#ffffff', 0.22],
      [0.95, '#1d140c', 0.06],
      [1, '#1d140c', 0.26],
    ]),
  );
  const edge =
    path(
      outline,
      pen.across([
        [0, '#1d140c', 0.22],
        [0.05, '#ffffff', 0.2],
        [0.08, '#ffffff', 0],
        [0.93, '#ffffff', 0],
        [0.96, '#ffffff', 0.16],
        [1, '#1d140c', 0.24],
      ]),
    ) +
    path(
      outline,
      pen.linear([
        [0, '#ffffff', 0.25],
        [0.08, '#ffffff', 0.08],
        [0.09, '#1d140c', 0.14],
        [0.14, '#1d140c', 0],
        [0.85, '#1d140c', 0],
        [1, '#1d140c', 0.22],
      ]),
    );
  const wrinkles =
    path(`M${num(-a + 16)},${num(-h + 36)} q30,14 46,60 q-34,-26 -46,-60z`, '#ffffff', 'opacity="0.22"') +
    path(`M${num(a - 16)},${num(-h + 36)} q-26,20 -40,70 q34,-34 40,-70z`, '#1d140c', 'opacity="0.14"') +
    path(`M${num(-a + 14)},${num(-h * 0.13)} q40,-12 54,-60 q-44,18 -54,60z`, '#ffffff', 'opacity="0.18"') +
    path(`M${num(a - 14)},${num(-h * 0.13)} q-44,-10 -60,-52 q48,10 60,52z`, '#1d140c', 'opacity="0.13"');
  const notch = path(`M${a},${num(-h + 44)} l-9,5 l9,5z M${-a},${num(-h + 44)} l9,5 l-9,5z`, '#f7f2e9');
  const art =
    pen.clip(path(outline, '#000'), rect(-a - 10, -h - 4, w + 20, h + 14, spec.palette.main) + face + gusset) +
    edge +
    foil +
    wrinkles +
    notch;
  return { art, halfWidth: a, height: h };
};
