import { darker } from '../drawing/colour';
import { path, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';

/** A scratching board of cardboard, flat or in a wave. */
export const cardboard: ProductDrawer = (pen, { label, palette }) => {
  const wave = /волна|лежанк/i.test(label.join(' '));
  const top = wave ? 'M-260,-110 C-190,-190 -110,-190 0,-120 C110,-60 190,-90 260,-150' : 'M-260,-110 H260';
  const side = `${top} V-40 ${wave ? 'C190,10 110,0 0,-20 C-110,-60 -190,-50 -260,-10' : 'L260,0 H-260'}Z`;
  let ridges = '';
  for (let x = -256; x < 260; x += 9)
    ridges += `M${x},-200 l6,10 l-6,10 l6,10 l-6,10 l6,10 l-6,10 l6,10 l-6,10 l6,10 l-6,10 l6,10 l-6,10 l6,10 l-6,10 l6,10 l-6,10 l6,10 l-6,10 l6,10 l-6,10`;
  return {
    art:
      path(
        side,
        pen.linear([
          [0, '#e0bd8b'],
          [1, '#b98d56'],
        ]),
      ) +
      pen.clip(path(side, '#000'), stroke(ridges, '#96703f', 2, 'opacity="0.5"')) +
      stroke(top, '#f0d6ab', 12) +
      stroke('M-258,-40 V-110 M258,-44 V-140', darker(palette.main, 0.1), 14),
    halfWidth: 250,
    maxHalfWidth: 268,
    height: wave ? 190 : 130,
  };
};
