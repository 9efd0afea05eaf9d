import { placeOnGround } from '../animals/animal-drawing';
import { bird } from '../animals/bird';
import { darker, lighter, mix } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, fade, path, rect, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';

/** A wire cage over a tray: with a perch and a bird, or with a wheel. */
export const cage: ProductDrawer = (pen, { palette, animal, seed }) => {
  const a = 190;
  const h = 430;
  const wire = '#a9adb0';
  const dome = seed % 2 === 0;
  const roof = dome
    ? `M${-a},-70 V${-h * 0.62} C${-a},${-h * 0.98} ${a},${-h * 0.98} ${a},${-h * 0.62} V-70Z`
    : `M${-a},-70 V${-h * 0.66} L${-a * 0.55},${-h * 0.9} H${a * 0.55} L${a},${-h * 0.66} V-70Z`;
  let bars = '';
  for (let x = -a + 19; x < a; x += 21) bars += `M${x},-64 V${-h}`;
  const grid = pen.clip(
    path(roof, '#000'),
    stroke(bars, wire, 3) +
      stroke(bars, '#ffffff', 0.9) +
      stroke(`M${-a},${-h * 0.36} H${a} M${-a},${-h * 0.62} H${a}`, wire, 5),
  );
  const back = fade(pen.clip(path(roof, '#000'), stroke(bars, wire, 2, 'transform="translate(10 0)"')), 0.35);
  const inside =
    animal === 'bird'
      ? placeOnGround(bird(pen, seed), 0, -104, 190) + stroke(`M${-a},-150 H${a}`, '#a67c50', 9, 'opacity="0"')
      : circle(44, -168, 78, 'none', `stroke="${palette.accent}" stroke-width="11"`) +
        circle(44, -168, 66, 'none', `stroke="${lighter(palette.accent, 0.4)}" stroke-width="3"`) +
        stroke('M44,-246 V-90 M-34,-168 H122 M-11,-223 L99,-113 M99,-223 L-11,-113', lighter(palette.accent, 0.3), 3) +
        path('M-170,-70 V-140 L-118,-180 L-66,-140 V-70Z', sheet(pen, '#d9b27c', '#b98c54')) +
        circle(-118, -112, 22, '#5a4028');
  const tray =
    path(
      `M${-a - 14},-76 H${a + 14} L${a - 4},-8 Q${a - 6},0 ${a - 20},0 H${-a + 20} Q${-a + 6},0 ${-a + 4},-8Z`,
      sheet(pen, lighter(palette.main, 0.2), darker(palette.main, 0.15)),
    ) + rect(-a - 16, -84, 2 * a + 32, 16, lighter(palette.main, 0.35), 6);
  const door = rect(-46, -h * 0.5, 92, 92, 'none', 8, `stroke="${wire}" stroke-width="5"`);
  const hook = dome
    ? stroke(`M0,${-h * 0.895} v-18 a16,16 0 1 1 -14,-8`, wire, 6)
    : stroke('M-50,-388 C-50,-420 50,-420 50,-388', palette.main, 12);
  return {
    art:
      path(roof, '#ffffff', 'opacity="0.35"') +
      back +
      inside +
      grid +
      door +
      stroke(roof, mix(wire, '#5a5f63', 0.3), 6) +
      tray +
      hook,
    halfWidth: a,
    maxHalfWidth: a + 40,
    height: h,
  };
};
