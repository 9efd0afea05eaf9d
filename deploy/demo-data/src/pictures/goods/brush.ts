import { glaze } from '../drawing/glaze';
import { metal, sheet } from '../drawing/light';
import { circle, path, place, rect, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';

/** A brush with pins, a comb or a deshedding blade. */
export const brush: ProductDrawer = (pen, spec) => {
  const { palette } = spec;
  const form = formOf(spec, /пуход|щ[её]тк/i, /расч|греб/i, /дешед/i);
  const grip = (height: number): string =>
    path(
      `M-24,0 C-38,-60 -34,${-height * 0.6} -20,${-height} H20 C34,${-height * 0.6} 38,-60 24,0 C20,16 -20,16 -24,0Z`,
      glaze(pen, palette.main),
    ) +
    path(
      `M-11,-20 C-18,-70 -16,${-height * 0.6} -10,${-height + 24} H10 C16,${-height * 0.6} 18,-70 11,-20 C8,-10 -8,-10 -11,-20Z`,
      palette.accent,
      'opacity="0.85"',
    ) +
    circle(0, 0, 7, '#f4eee3');
  let pins = '';
  if (form === 0) {
    for (let row = 0; row < 7; row++) for (let i = 0; i < 9; i++) pins += `M${-88 + i * 22},${-26 - row * 22} l3,-12`;
    const head =
      rect(-118, -200, 236, 200, glaze(pen, palette.main), 36) +
      rect(-102, -186, 204, 172, sheet(pen, '#f4efe6', '#dcd4c6'), 24) +
      stroke(pins, '#8e9599', 2.8) +
      stroke(pins.replaceAll('l3,-12', 'm3,-12 l0.1,0'), '#5f666b', 5);
    return {
      art: place(grip(260) + place(head, 0, -240), 0, -10, { turn: 14 }),
      halfWidth: 110,
      maxHalfWidth: 215,
      height: 450,
      shadowHeight: 0.5,
    };
  }
  if (form === 1) {
    for (let i = 0; i < 22; i++) pins += `M${-147 + i * 14},-66 v-92`;
    return {
      art: place(
        stroke(pins, '#8e9599', 6) +
          stroke(pins, '#eceff0', 2) +
          rect(-166, -78, 332, 46, glaze(pen, palette.main), 20) +
          place(grip(190), 0, 140),
        0,
        -190,
        { turn: -18 },
      ),
      halfWidth: 130,
      maxHalfWidth: 235,
      height: 400,
      shadowHeight: 0.5,
    };
  }
  for (let i = 0; i < 26; i++) pins += `M${-100 + i * 8},-284 v-34`;
  return {
    art: place(
      grip(250) +
        path('M-30,-244 H30 L112,-276 V-292 H-112 V-276Z', glaze(pen, palette.accent)) +
        stroke(pins, '#9aa1a6', 4.4) +
        rect(-114, -296, 228, 16, metal(pen), 4),
      0,
      -16,
      { turn: 16 },
    ),
    halfWidth: 90,
    maxHalfWidth: 215,
    height: 360,
    shadowHeight: 0.5,
  };
};
