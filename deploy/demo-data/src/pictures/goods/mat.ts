import { cloth } from '../drawing/cloth';
import { darker, lighter } from '../drawing/colour';
import { num, path, stroke } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import type { ProductDrawer } from '../packs/product-drawing';

const OUTLINE =
  'M-190,-190 H190 Q214,-190 222,-168 L262,-26 Q266,0 240,0 H-240 Q-266,0 -262,-26 L-222,-168 Q-214,-190 -190,-190Z';

/** A quilted mat lying on the floor. */
export const mat: ProductDrawer = (pen, { palette }) => {
  const seams = stroke(
    'M-110,-188 L-136,-2 M0,-188 V-2 M110,-188 L136,-2 M-232,-134 H232 M-246,-74 H246',
    darker(palette.main, 0.3),
    3,
    'stroke-dasharray="9 6" opacity="0.6"',
  );
  const edge = path(
    'M-264,-22 Q-266,0 -240,0 H240 Q266,0 264,-22 L266,-6 Q266,16 240,16 H-240 Q-266,16 -266,-6Z',
    darker(palette.main, 0.35),
  );
  return {
    art:
      edge + path(OUTLINE, cloth(pen, palette.main)) + seams + stroke('M-188,-184 H188', lighter(palette.main, 0.4), 4),
    halfWidth: 250,
    maxHalfWidth: 268,
    height: 200,
    shadowHeight: 0.5,
  };
};

/** A mat of fleece strips to search for treats in. */
export const snuffleMat: ProductDrawer = (_pen, spec) => {
  const chance = new SeededRandom(spec.seed);
  const { main, accent, ground } = spec.palette;
  let strips = '';
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 20; i++) {
      const y = -172 + row * 24;
      const half = 200 + row * 8;
      const x = -half + (i / 19) * 2 * half;
      strips += path(
        `M${num(x - 9)},${y} q${num(chance.between(-14, 14))},-40 ${num(chance.between(-6, 6))},-44 q20,2 18,44z`,
        chance.pick([main, accent, lighter(main, 0.3), darker(ground, 0.1)]),
      );
    }
  return {
    art: path(OUTLINE, darker(main, 0.3)) + strips,
    halfWidth: 250,
    maxHalfWidth: 268,
    height: 216,
    shadowHeight: 0.6,
  };
};
