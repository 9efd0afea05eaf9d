import { mirrored } from '../animals/animal-drawing';
import { cloth } from '../drawing/cloth';
import { darker, lighter } from '../drawing/colour';
import { glaze } from '../drawing/glaze';
import { metal } from '../drawing/light';
import { circle, ellipse, path, rect, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';

const BODY =
  'M-120,-400 C-60,-384 60,-384 120,-400 C170,-380 196,-330 206,-270 L196,-60 C190,-10 120,0 0,0 C-120,0 -190,-10 -196,-60 L-206,-270 C-196,-330 -170,-380 -120,-400Z';

/** A knitted sweater of a dog, laid out. */
export const sweater: ProductDrawer = (pen, { palette }) => {
  const { main, accent, ground } = palette;
  let knit = '';
  for (let y = -350; y < -40; y += 22) for (let x = -190; x < 200; x += 18) knit += `M${x},${y} l9,12 l9,-12`;
  const yoke =
    stroke('M-200,-250 C-100,-224 100,-224 200,-250 M-200,-216 C-100,-190 100,-190 200,-216', accent, 12) +
    stroke('M-200,-233 C-100,-207 100,-207 200,-233', ground, 8, 'stroke-dasharray="12 12"');
  const sleeve = path(
    'M-196,-330 C-240,-320 -268,-280 -270,-236 L-214,-216 C-210,-256 -204,-290 -190,-310Z',
    cloth(pen, darker(main, 0.06)),
  );
  const cuff = path('M-272,-240 L-212,-218 L-220,-192 L-280,-214Z', accent);
  const neck =
    path('M-110,-440 C-50,-424 50,-424 110,-440 L124,-392 C60,-374 -60,-374 -124,-392Z', cloth(pen, accent)) +
    stroke(
      'M-84,-432 v40 M-44,-426 v40 M0,-424 v40 M44,-426 v40 M84,-432 v40',
      darker(accent, 0.3),
      4,
      'opacity="0.5"',
    );
  const hem = path(
    'M-194,-52 C-120,-26 120,-26 194,-52 C190,-8 120,2 0,2 C-120,2 -190,-8 -194,-52Z',
    cloth(pen, accent),
  );
  return {
    art:
      mirrored(sleeve + cuff) +
      path(BODY, cloth(pen, main)) +
      pen.clip(path(BODY, '#000'), stroke(knit, darker(main, 0.25), 2.4, 'opacity="0.4"') + yoke) +
      hem +
      neck,
    halfWidth: 190,
    maxHalfWidth: 284,
    height: 440,
    shadowHeight: 0.4,
  };
};

/** An overall with a hood and legs. */
export const overall: ProductDrawer = (pen, { palette }) => {
  const { main, accent } = palette;
  const leg =
    path('M-190,-110 L-186,0 Q-150,14 -112,0 L-104,-90Z', cloth(pen, darker(main, 0.08))) +
    rect(-190, -22, 82, 22, accent, 8);
  const sleeve =
    path('M-196,-330 C-250,-300 -262,-240 -258,-180 Q-226,-166 -196,-182 L-184,-280Z', cloth(pen, darker(main, 0.06))) +
    rect(-262, -200, 70, 22, accent, 8);
  const hood =
    path(
      'M-120,-392 C-150,-480 -70,-520 0,-520 C70,-520 150,-480 120,-392 C60,-370 -60,-370 -120,-392Z',
      cloth(pen, main),
    ) +
    path(
      'M-84,-400 C-96,-462 -44,-486 0,-486 C44,-486 96,-462 84,-400 C40,-388 -40,-388 -84,-400Z',
      darker(main, 0.55),
    ) +
    stroke('M-84,-400 C-96,-462 -44,-486 0,-486 C44,-486 96,-462 84,-400', '#f4eee3', 12);
  const quilt = stroke(
    'M-200,-310 C-100,-286 100,-286 200,-310 M-204,-230 C-100,-206 100,-206 204,-230 M-202,-150 C-100,-126 100,-126 202,-150 M-198,-80 C-100,-56 100,-56 198,-80',
    darker(main, 0.3),
    4,
    'opacity="0.45"',
  );
  const zip =
    stroke('M0,-384 V-4', '#e9e6df', 7) +
    stroke('M0,-384 V-4', '#8e9599', 3, 'stroke-dasharray="5 5"') +
    rect(-6, -370, 12, 26, metal(pen), 5);
  const glow = stroke('M-198,-190 C-100,-166 100,-166 198,-190', '#eef1f2', 12);
  return {
    art: mirrored(leg + sleeve) + path(BODY, cloth(pen, main)) + quilt + glow + zip + hood,
    halfWidth: 190,
    maxHalfWidth: 266,
    height: 520,
    shadowHeight: 0.4,
  };
};

/** A harness of straps with a handle. */
export const harness: ProductDrawer = (pen, { palette }) => {
  const { main, accent } = palette;
  const strap = (d: string, width: number): string =>
    stroke(d, darker(main, 0.4), width + 5) +
    stroke(d, main, width) +
    stroke(d, lighter(main, 0.35), 2.5, 'stroke-dasharray="8 6"');
  const ring = circle(0, -330, 20, 'none', `stroke="${metal(pen)}" stroke-width="9"`);
  const buckle = (x: number): string =>
    rect(x - 24, -110, 48, 34, '#33363a', 8) + rect(x - 12, -102, 24, 18, '#5f666b', 4);
  const plate =
    path('M-62,-320 H62 L84,-210 Q0,-176 -84,-210Z', cloth(pen, main)) +
    path('M-40,-302 H40 L52,-236 Q0,-216 -52,-236Z', cloth(pen, accent));
  return {
    art:
      strap('M-56,-300 C-220,-260 -230,-120 -150,-40 C-90,10 90,10 150,-40 C230,-120 220,-260 56,-300', 34) +
      strap('M-78,-220 C-150,-190 -130,-60 0,-20 C130,-60 150,-190 78,-220', 30) +
      plate +
      ring +
      stroke('M-30,-318 C-30,-362 30,-362 30,-318', darker(main, 0.3), 13) +
      buckle(-176) +
      buckle(176),
    halfWidth: 150,
    maxHalfWidth: 226,
    height: 360,
    shadowHeight: 0.5,
  };
};

/** A muzzle of mesh with a strap. */
export const muzzle: ProductDrawer = (pen, spec) => {
  const colour = /стал/i.test(spec.label.join(' ')) ? '#9aa1a6' : spec.palette.main;
  let mesh = '';
  for (let i = -3; i <= 3; i++) mesh += `M${i * 34},-236 C${i * 46},-160 ${i * 40},-60 ${i * 16},-14 `;
  for (let i = 0; i < 4; i++)
    mesh += `M${-128 + i * 14},${-200 + i * 52} C${-60 + i * 6},${-170 + i * 52} ${60 - i * 6},${-170 + i * 52} ${128 - i * 14},${-200 + i * 52} `;
  const cup = 'M-132,-236 C-140,-120 -100,0 0,0 C100,0 140,-120 132,-236 C60,-262 -60,-262 -132,-236Z';
  return {
    art:
      stroke('M-126,-226 C-250,-300 -160,-400 0,-400 C160,-400 250,-300 126,-226', darker(colour, 0.3), 24) +
      stroke('M-126,-226 C-250,-300 -160,-400 0,-400 C160,-400 250,-300 126,-226', '#5a4636', 16) +
      rect(-26, -420, 52, 40, metal(pen), 8) +
      path(cup, lighter(colour, 0.5), 'opacity="0.35"') +
      stroke(mesh, darker(colour, 0.35), 12) +
      stroke(mesh, lighter(colour, 0.2), 6) +
      stroke('M-132,-236 C-60,-262 60,-262 132,-236', darker(colour, 0.2), 18),
    halfWidth: 110,
    maxHalfWidth: 222,
    height: 420,
  };
};

/** A cone that keeps a pet from licking. */
export const cone: ProductDrawer = (pen, { palette }) => ({
  art:
    path(
      'M-236,-300 C-180,-340 180,-340 236,-300 L110,-24 C60,6 -60,6 -110,-24Z',
      pen.across([
        [0, '#b9d3dc'],
        [0.25, '#f4fafb'],
        [0.6, '#d6e6ec'],
        [1, '#a9c5cf'],
      ]),
      'opacity="0.85"',
    ) +
    ellipse(0, -304, 236, 46, '#eef6f8', 'opacity="0.9"') +
    ellipse(0, -296, 206, 34, '#c3d8e0') +
    stroke('M-236,-302 C-180,-344 180,-344 236,-302 C180,-258 -180,-258 -236,-302Z', palette.main, 12) +
    stroke('M-112,-28 C-60,4 60,4 112,-28', glaze(pen, palette.main), 22) +
    rect(120, -210, 40, 60, palette.accent, 8),
  halfWidth: 110,
  maxHalfWidth: 244,
  height: 350,
});
