import { mirrored } from '../animals/animal-drawing';
import { cloth } from '../drawing/cloth';
import { darker, lighter, mix } from '../drawing/colour';
import { ellipse, type Pen, path, place, rect, stroke } from '../drawing/pen';
import { paw } from '../drawing/signs';
import type { ProductDrawer, ProductDrawing } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';

/** A round bed with a thick rim. */
function donut(pen: Pen, outer: string, inner: string): ProductDrawing {
  const quilt = [-210, -150, -78, 0, 78, 150, 210]
    .map(
      (x) =>
        `M${x},${Math.round(-104 + Math.abs(x) * -0.09)} q${Math.round(x * 0.05)},50 0,${Math.round(92 - Math.abs(x) * 0.12)}`,
    )
    .join('');
  const art =
    ellipse(0, -122, 240, 82, cloth(pen, darker(outer, 0.12))) +
    ellipse(0, -124, 176, 50, darker(outer, 0.5)) +
    ellipse(0, -112, 176, 46, cloth(pen, inner)) +
    stroke('M-110,-116 q60,-26 120,-4 q60,20 110,-4', darker(inner, 0.25), 3, 'opacity="0.35"') +
    path(
      'M-250,-110 C-262,-30 -170,2 0,2 C170,2 262,-30 250,-110 C246,-152 196,-154 176,-124 C130,-92 -130,-92 -176,-124 C-196,-154 -246,-152 -250,-110Z',
      cloth(pen, outer),
    ) +
    stroke(quilt, darker(outer, 0.4), 3.4, 'opacity="0.4"') +
    stroke('M-238,-112 C-232,-134 -204,-138 -186,-118 C-120,-84 120,-84 186,-118', '#ffffff', 5, 'opacity="0.35"') +
    place(paw(inner), 0, -38, { scale: 0.6 });
  return { art, halfWidth: 236, maxHalfWidth: 262, height: 206 };
}

/** A lounger with three bolsters. */
function lounger(pen: Pen, outer: string, inner: string): ProductDrawing {
  const art =
    path(
      'M-230,-150 C-230,-196 -196,-206 -150,-200 H150 C196,-206 230,-196 230,-150 V-60 H-230Z',
      cloth(pen, darker(outer, 0.08)),
    ) +
    path('M-196,-96 H196 L212,-30 H-212Z', cloth(pen, inner)) +
    stroke('M-150,-80 q80,16 150,0 q80,-12 150,2', darker(inner, 0.25), 3, 'opacity="0.35"') +
    mirrored(path('M-256,-120 C-262,-166 -196,-176 -188,-128 L-176,-28 C-176,4 -240,8 -250,-24Z', cloth(pen, outer))) +
    path(
      'M-196,-52 C-150,-62 150,-62 196,-52 C214,-44 214,-4 196,0 H-196 C-214,-4 -214,-44 -196,-52Z',
      cloth(pen, outer),
    ) +
    stroke('M-186,-48 C-140,-56 140,-56 186,-48', '#ffffff', 3, 'opacity="0.35"') +
    stroke('M-180,-6 H180', darker(outer, 0.4), 2.4, 'stroke-dasharray="8 6" opacity="0.5"') +
    rect(-44, -40, 88, 26, lighter(inner, 0.3), 6) +
    place(paw(outer), 0, -25, { scale: 0.34 });
  return { art, halfWidth: 240, maxHalfWidth: 270, height: 206 };
}

export const bed: ProductDrawer = (pen, spec) => {
  const { palette } = spec;
  const make = formOf(spec, /диван|лежак/i, /пончик|лежанк/i) ? donut : lounger;
  return make(pen, mix(palette.main, '#8d7f72', 0.25), mix(palette.ground, '#efe2cd', 0.5));
};
