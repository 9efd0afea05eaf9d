import { darker } from '../drawing/colour';
import { glaze } from '../drawing/glaze';
import { circle, path, rect, stroke } from '../drawing/pen';
import { labelTextOf, wordmark } from '../label/parts/label-text';
import type { ProductDrawer } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';

/** A filter that hangs in the tank, or an outside one with its hoses. */
export const filter: ProductDrawer = (pen, spec) => {
  const { palette } = spec;
  const dark = '#33363a';
  const name = (y: number, width: number): string =>
    wordmark(labelTextOf(spec), { x: 0, y: 0, w: width, h: width }, { x: 0, y, width, size: 30, ink: '#ffffff' });
  if (formOf(spec, /водопад|внутр/i, /внешн/i) === 1) {
    const hose =
      stroke('M-60,-330 C-60,-430 -210,-420 -210,-300 V-140 M60,-330 C60,-440 220,-430 220,-300 V-150', '#5f7f78', 24) +
      stroke('M-64,-330 C-64,-424 -206,-414 -206,-300 V-140 M56,-330 C56,-434 216,-424 216,-300 V-150', '#9fbdb5', 6);
    return {
      art:
        hose +
        rect(-150, -250, 300, 246, glaze(pen, '#5a5f64'), 26) +
        rect(-160, -330, 320, 100, glaze(pen, dark), 30) +
        rect(-120, -176, 240, 92, palette.main, 14) +
        name(-120, 200) +
        rect(-176, -300, 30, 74, palette.accent, 10) +
        rect(146, -300, 30, 74, palette.accent, 10) +
        rect(-130, -8, 60, 12, dark, 4) +
        rect(70, -8, 60, 12, dark, 4),
      halfWidth: 160,
      maxHalfWidth: 250,
      height: 420,
    };
  }
  let slots = '';
  for (let i = 0; i < 9; i++) slots += `M-62,${-190 + i * 20} H62`;
  return {
    art:
      rect(-92, -216, 184, 214, glaze(pen, palette.main), 26) +
      stroke(slots, darker(palette.main, 0.6), 7) +
      rect(-100, -380, 200, 176, glaze(pen, dark), 30) +
      rect(-34, -430, 68, 60, glaze(pen, '#4b5056'), 14) +
      path('M92,-336 H168 Q182,-336 182,-322 V-300 H160 V-314 H92Z', glaze(pen, '#4b5056')) +
      name(-272, 150) +
      circle(0, -330, 18, palette.accent) +
      circle(-5, -335, 6, '#ffffff', 'opacity="0.6"') +
      stroke('M0,-430 C0,-500 120,-500 200,-470', '#2a2c2f', 7),
    halfWidth: 96,
    maxHalfWidth: 205,
    height: 500,
  };
};
