import { cloth } from '../drawing/cloth';
import { darker, lighter, mix } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, ellipse, path, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';

/** A tent on poles with a cushion in it. */
export const tipi: ProductDrawer = (pen, { palette: { main, accent, ground } }) => {
  const poles =
    stroke('M-196,0 L44,-440 M196,0 L-44,-440 M-60,-20 L16,-446', '#a97f4d', 14) +
    stroke('M-199,-4 L40,-442', '#dcb983', 4);
  const tent = path('M-190,0 L-8,-370 H8 L190,0Z', cloth(pen, main));
  const inside = path(
    'M-96,0 C-90,-120 -30,-220 0,-260 C30,-220 90,-120 96,0Z',
    sheet(pen, darker(main, 0.7), darker(main, 0.45)),
  );
  const flap = path(
    'M0,-260 C-30,-220 -90,-120 -96,0 L-150,0 C-130,-110 -60,-210 0,-260Z',
    cloth(pen, lighter(main, 0.25)),
  );
  const flags = [-70, -24, 24, 70]
    .map((x, i) => path(`M${x - 18},${-300 + Math.abs(x) * 0.6} h36 l-18,34z`, i % 2 ? accent : ground))
    .join('');
  return {
    art:
      poles +
      tent +
      inside +
      ellipse(0, -14, 104, 24, cloth(pen, mix(ground, '#efe2cd', 0.5))) +
      flap +
      flags +
      circle(0, -372, 12, '#8a6242'),
    halfWidth: 194,
    maxHalfWidth: 210,
    height: 446,
  };
};
