import { mirrored } from '../animals/animal-drawing';
import { darker, lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { path, place, rect, stroke } from '../drawing/pen';
import { SeededRandom } from '../drawing/seeded-random';
import { heap } from '../packs/heap';
import type { ProductDrawer } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';
import { drawScoop } from './scoop';

/** A litter tray: open with a scoop, or closed with a flap. */
export const litterTray: ProductDrawer = (pen, spec) => {
  const { palette, seed } = spec;
  const base = path(
    'M-236,-120 H236 L214,-16 Q210,0 190,0 H-190 Q-210,0 -214,-16Z',
    sheet(pen, lighter(palette.main, 0.2), darker(palette.main, 0.18)),
  );
  if (formOf(spec, /лоток/i, /туалет/i) === 1) {
    const hood = path(
      'M-226,-118 C-226,-250 -190,-330 -110,-334 H110 C190,-330 226,-250 226,-118Z',
      sheet(pen, '#fbf8f2', '#d9d2c5'),
    );
    const door = 'M-104,-118 V-210 C-104,-278 104,-278 104,-210 V-118Z';
    const flap =
      path(door, sheet(pen, '#6c665f', '#3b3733')) +
      path('M-86,-118 V-206 C-86,-256 86,-256 86,-206 V-118Z', '#cfe3e8', 'opacity="0.55"') +
      path('M-70,-140 L-20,-244 L10,-248 L-44,-130Z', '#ffffff', 'opacity="0.35"') +
      stroke(door, palette.accent, 10);
    const lock = mirrored(rect(-200, -146, 40, 46, palette.accent, 8));
    return {
      art:
        stroke('M-70,-332 C-70,-370 70,-370 70,-332', darker(palette.main, 0.1), 18) +
        hood +
        flap +
        base +
        rect(-244, -134, 488, 24, lighter(palette.main, 0.3), 10) +
        lock +
        stroke('M-206,-200 C-200,-270 -170,-312 -120,-318', '#ffffff', 9, 'opacity="0.8"'),
      halfWidth: 214,
      maxHalfWidth: 262,
      height: 362,
    };
  }
  const inside = path(
    'M-220,-124 C-200,-190 200,-190 220,-124 C200,-80 -200,-80 -220,-124Z',
    darker(palette.main, 0.4),
  );
  const grains = place(heap(pen, new SeededRandom(seed), 186, 34, ['#d8d2c8', '#b9b3aa', '#ece7de'], 9), 0, -108);
  const scoop = place(drawScoop(pen, palette.accent), 130, -150, { turn: 24 });
  return {
    art:
      inside +
      grains +
      scoop +
      base +
      path(
        'M-252,-134 C-252,-148 -236,-148 -232,-140 C-190,-84 190,-84 232,-140 C236,-148 252,-148 252,-134 L240,-112 H-240Z',
        lighter(palette.main, 0.35),
      ),
    halfWidth: 214,
    maxHalfWidth: 265,
    height: 330,
  };
};
