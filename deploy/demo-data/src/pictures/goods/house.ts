import { mirrored } from '../animals/animal-drawing';
import { cloth } from '../drawing/cloth';
import { darker, lighter, mix } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { ellipse, path, place, stroke } from '../drawing/pen';
import { paw } from '../drawing/signs';
import type { ProductDrawer } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';

/** A soft house with a roof, or a felt cave. */
export const house: ProductDrawer = (pen, spec) => {
  const { palette } = spec;
  const wall = mix(palette.main, '#93867a', 0.25);
  const roof = mix(palette.accent, '#93867a', 0.15);
  const cushion = ellipse(0, -40, 104, 26, cloth(pen, mix(palette.ground, '#efe2cd', 0.5)));
  if (formOf(spec, /^домик(?!-)/i, /пещер|гнезд/i) === 1) {
    const dome = path(
      'M-200,-20 C-226,-180 -150,-330 0,-334 C150,-330 226,-180 200,-20 C190,6 -190,6 -200,-20Z',
      cloth(pen, wall),
    );
    const ears = mirrored(
      path('M-150,-258 C-168,-330 -156,-372 -146,-376 C-120,-366 -90,-340 -76,-318Z', cloth(pen, wall)) +
        path('M-142,-282 C-152,-326 -146,-348 -140,-352 C-124,-344 -108,-330 -98,-318Z', roof),
    );
    const door = 'M-104,-40 C-110,-140 -66,-204 0,-204 C66,-204 110,-140 104,-40 C100,-18 -100,-18 -104,-40Z';
    const art =
      ears +
      dome +
      path(door, sheet(pen, darker(wall, 0.75), darker(wall, 0.5))) +
      pen.clip(path(door, '#000'), cushion) +
      stroke(door, lighter(wall, 0.3), 9) +
      stroke('M-176,-120 C-180,-210 -120,-300 -30,-312', '#ffffff', 8, 'opacity="0.2"');
    return { art, halfWidth: 198, maxHalfWidth: 236, height: 376 };
  }
  const front = path('M-170,0 V-190 L0,-330 L170,-190 V0Z', sheet(pen, lighter(wall, 0.2), wall));
  const eaves =
    stroke('M-206,-168 L0,-340 L206,-168', darker(roof, 0.2), 34) +
    stroke('M-206,-174 L0,-346 L206,-174', roof, 28) +
    stroke('M-202,-182 L0,-352', '#ffffff', 4, 'opacity="0.4"');
  const door = 'M-84,0 V-110 C-84,-206 84,-206 84,-110 V0Z';
  const art =
    front +
    path(door, sheet(pen, darker(wall, 0.75), darker(wall, 0.5))) +
    pen.clip(path(door, '#000'), place(cushion, 0, 14)) +
    stroke('M-84,0 V-110 C-84,-206 84,-206 84,-110 V0', lighter(wall, 0.35), 9) +
    eaves +
    place(paw(palette.ground), 0, -240, { scale: 0.8 });
  return { art, halfWidth: 176, maxHalfWidth: 236, height: 368 };
};
