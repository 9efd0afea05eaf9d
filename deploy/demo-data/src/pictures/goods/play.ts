import { darker, lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, ellipse, path, place, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';
import { ball } from './toy-ball';

/** A ball on a loop of rope. */
export const ballOnRope: ProductDrawer = (pen, spec, print) => {
  const round = ball(pen, spec, print);
  const cord = 'M40,-230 C150,-330 250,-250 190,-170 C150,-120 90,-160 110,-210 C124,-240 90,-260 40,-226';
  return {
    art:
      stroke(cord, darker(spec.palette.accent, 0.25), 26) +
      stroke(cord, lighter(spec.palette.accent, 0.15), 18) +
      stroke(cord, '#fdf6e9', 18, 'stroke-dasharray="7 15"') +
      place(round.art, -60, 0),
    halfWidth: 120,
    maxHalfWidth: 240,
    height: 340,
  };
};

/** A tower of tracks with balls in them, for cats. */
export const ballTrack: ProductDrawer = (pen, { palette }) => {
  const ring = (y: number, half: number, colour: string): string =>
    path(
      `M${-half},${y} C${-half},${y + 74} ${half},${y + 74} ${half},${y} V${y + 34} C${half},${y + 108} ${-half},${y + 108} ${-half},${y + 34}Z`,
      sheet(pen, lighter(colour, 0.1), darker(colour, 0.25)),
    ) +
    ellipse(0, y, half, 56, lighter(colour, 0.3)) +
    ellipse(0, y, half - 26, 43, darker(colour, 0.45)) +
    ellipse(0, y + 4, half - 56, 30, lighter(colour, 0.12)) +
    circle(
      half * 0.56,
      y + 28,
      21,
      pen.radial(
        [
          [0, '#ffffff'],
          [1, palette.accent],
        ],
        [0.36, 0.3, 0.8],
      ),
    );
  return {
    art: ring(-116, 210, palette.main) + ring(-196, 164, palette.accent) + ring(-268, 120, lighter(palette.main, 0.25)),
    halfWidth: 200,
    maxHalfWidth: 220,
    height: 326,
  };
};
