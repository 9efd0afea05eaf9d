import { cloth } from '../drawing/cloth';
import { darker, lighter } from '../drawing/colour';
import { metal } from '../drawing/light';
import { circle, path, rect, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';

/** A hammock for a radiator or a window: a frame with hooks or suction cups, and the cloth hanging in it. */
export const hammock: ProductDrawer = (pen, { palette, label: [name = ''] }) => {
  const onWindow = /окн/i.test(name);
  const frame = metal(pen, '#b9bfc2');
  const holders = onWindow
    ? [-190, 190]
        .map(
          (x) => circle(x, -330, 34, '#dfeef0', 'stroke="#b3cdd2" stroke-width="6"') + circle(x, -330, 10, '#8fb3ba'),
        )
        .join('') +
      stroke('M-190,-330 L-214,-130 M190,-330 L214,-130 M-190,-330 L-150,-150 M190,-330 L150,-150', '#8b9297', 6)
    : stroke(
        'M-170,-130 V-300 Q-170,-330 -140,-330 H-112 V-296 M170,-130 V-300 Q170,-330 140,-330 H112 V-296',
        frame,
        16,
      );
  const bed = path(
    'M-226,-136 C-220,-30 -120,0 0,0 C120,0 220,-30 226,-136 C150,-104 -150,-104 -226,-136Z',
    cloth(pen, palette.main),
  );
  const hollow = path(
    'M-222,-140 C-140,-176 140,-176 222,-140 C140,-100 -140,-100 -222,-140Z',
    lighter(palette.main, 0.55),
  );
  const seam = stroke(
    'M-206,-96 C-160,-30 -80,-14 0,-14 C80,-14 160,-30 206,-96',
    darker(palette.main, 0.3),
    3,
    'stroke-dasharray="9 7"',
  );
  return {
    art:
      holders +
      bed +
      hollow +
      seam +
      stroke('M-230,-140 H-216 M216,-140 H230', '#8b9297', 20) +
      rect(-30, -60, 60, 34, lighter(palette.accent, 0.1), 6),
    halfWidth: 150,
    maxHalfWidth: 240,
    height: 370,
    shadowHeight: 0.5,
  };
};
