import { darker, lighter, readable } from '../drawing/colour';
import { metal, sheet } from '../drawing/light';
import { circle, path, place, rect, stroke } from '../drawing/pen';
import { labelTextOf, wordmark } from '../label/parts/label-text';
import type { ProductDrawer } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';

/** A coiled leash with its snap hook, or a reel. */
export const leash: ProductDrawer = (pen, spec) => {
  const { palette } = spec;
  const hook = (x: number, y: number, turn: number): string =>
    place(
      rect(-11, -6, 22, 26, metal(pen), 6) +
        path('M-4,18 C-34,30 -34,82 0,90 C34,82 34,40 16,30', 'none', `stroke="${metal(pen)}" stroke-width="11"`) +
        stroke('M14,32 L8,70', '#8e9599', 6),
      x,
      y,
      { turn },
    );
  if (formOf(spec, /поводок/i, /рулетк/i) === 1) {
    const shell = path(
      'M-160,-40 C-176,-170 -90,-260 30,-260 C120,-260 176,-210 176,-150 C176,-60 120,0 20,0 C-80,0 -150,0 -160,-40Z',
      pen.radial(
        [
          [0, lighter(palette.main, 0.35)],
          [0.55, palette.main],
          [1, darker(palette.main, 0.35)],
        ],
        [0.4, 0.25, 0.85],
      ),
    );
    const grip = path(
      'M-112,-56 C-120,-120 -90,-176 -54,-190 C-40,-150 -50,-90 -84,-40 C-96,-30 -110,-40 -112,-56Z',
      '#f4eee3',
    );
    const disc =
      circle(60, -138, 82, darker(palette.main, 0.2)) +
      circle(60, -138, 76, sheet(pen, lighter(palette.ground, 0.4), palette.ground));
    const name = wordmark(
      labelTextOf(spec),
      { x: 0, y: 0, w: 120, h: 100 },
      { x: 60, y: -130, width: 124, size: 34, ink: readable(palette.ground, palette.main, palette.ink) },
    );
    const tape = stroke('M174,-120 C230,-110 250,-60 236,-16', palette.accent, 12);
    return {
      art:
        tape +
        hook(232, -24, 10) +
        shell +
        grip +
        disc +
        name +
        rect(-20, -282, 74, 30, sheet(pen, lighter(palette.accent, 0.2), palette.accent), 13) +
        stroke('M-136,-140 C-126,-200 -70,-240 0,-246', '#ffffff', 9, 'opacity="0.3"'),
      halfWidth: 150,
      maxHalfWidth: 262,
      height: 284,
    };
  }
  const band = (d: string): string =>
    stroke(d, darker(palette.main, 0.4), 30) +
    stroke(d, palette.main, 26) +
    stroke(d, lighter(palette.main, 0.25), 4) +
    stroke(d, palette.accent, 3, 'stroke-dasharray="10 8" transform="translate(0 8)"');
  const ring = (y: number, rx: number): string =>
    band(`M${-rx},${y} a${rx},${rx * 0.36} 0 1 0 ${2 * rx},0 a${rx},${rx * 0.36} 0 1 0 ${-2 * rx},0`);
  return {
    art:
      band('M120,-100 C220,-200 200,-330 90,-330 C20,-330 10,-230 80,-160') +
      ring(-70, 160) +
      ring(-96, 146) +
      ring(-122, 132) +
      band('M-120,-130 C-190,-180 -200,-120 -196,-64') +
      hook(-196, -70, 12),
    halfWidth: 190,
    maxHalfWidth: 244,
    height: 340,
  };
};
