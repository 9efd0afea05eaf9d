import { darker, lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { circle, ellipse, type Pen, path, place, rect, stroke } from '../drawing/pen';
import { box } from '../packs/box';
import type { ProductDrawer } from '../packs/product-drawing';
import { tick } from '../props/medical';

/** The sign on packs against ticks: a tick crossed out. */
const noTicks = (pen: Pen): string =>
  circle(0, 0, 60, '#fffdf8') +
  place(tick(pen), 0, 2, { scale: 0.78 }) +
  circle(0, 0, 60, 'none', 'stroke="#c94a40" stroke-width="12"') +
  stroke('M-42,-42 L42,42', '#c94a40', 12);

/** A collar against ticks: a coiled band of plastic with its clasp, in front of its box. */
export const tickCollar: ProductDrawer = (pen, spec, print) => {
  const pack = box(pen, { ...spec, size: 's' }, print);
  const band = '#d9d4c7';
  const ring = 'M-150,-62 C-150,-118 150,-118 150,-62 C150,-6 -150,-6 -150,-62';
  const coil =
    stroke('M112,-34 C150,-20 196,-14 226,-34', darker(band, 0.2), 34) +
    stroke('M112,-38 C150,-26 196,-20 224,-40', band, 26) +
    stroke(ring, darker(band, 0.35), 36) +
    stroke(ring, band, 26) +
    stroke('M-146,-74 C-130,-112 130,-112 146,-74', lighter(band, 0.5), 5) +
    stroke('M-90,-24 v-12 M-50,-16 v-12 M-10,-14 v-12 M30,-16 v-12 M70,-22 v-12', darker(band, 0.35), 5);
  const clasp =
    rect(88, -66, 58, 50, sheet(pen, lighter(spec.palette.accent, 0.2), darker(spec.palette.accent, 0.15)), 10) +
    rect(104, -54, 26, 26, 'none', 5, `stroke="${darker(spec.palette.accent, 0.4)}" stroke-width="5"`);
  return {
    art:
      place(pack.art, -40, -36, { scale: 0.94 }) +
      place(noTicks(pen), 104, -pack.height * 0.72) +
      ellipse(70, -8, 210, 20, '#3b2a18', 'opacity="0.16"') +
      place(coil + clasp, 66, 6),
    halfWidth: 230,
    maxHalfWidth: 225,
    height: pack.height * 0.94 + 40,
  };
};

const pipette = (pen: Pen, colour: string): string =>
  path('M-9,-176 H9 L13,-140 H-13Z', darker(colour, 0.1)) +
  rect(-14, -142, 28, 14, darker(colour, 0.25), 4) +
  path(
    'M-12,-130 C-34,-112 -38,-90 -36,-60 V-14 Q-36,0 -22,0 H22 Q36,0 36,-14 V-60 C38,-90 34,-112 12,-130Z',
    pen.across([
      [0, '#c7d6d6'],
      [0.3, '#ffffff'],
      [1, '#b3c6c6'],
    ]),
  ) +
  path('M-32,-58 H32 V-16 Q32,-4 22,-4 H-22 Q-32,-4 -32,-16Z', lighter(colour, 0.45), 'opacity="0.75"') +
  rect(-22, -84, 44, 18, colour, 4);

/** Drops on the withers: pipettes in front of their box, as many as its label says. */
export const pipettes: ProductDrawer = (pen, spec, print) => {
  const pack = box(pen, { ...spec, size: 's' }, print);
  const count = spec.label.some((line) => /^1 пипет/i.test(line)) ? 1 : 3;
  const colour = spec.palette.main;
  const tubes = Array.from({ length: count }, (_, i) =>
    place(pipette(pen, colour), 70 + i * 78 - (count - 1) * 20, 16 + (i % 2) * 8, { turn: i * 4 - 4 }),
  );
  return {
    art: place(pack.art, -50, -24, { scale: 0.96 }) + place(noTicks(pen), 104, -pack.height * 0.74) + tubes.join(''),
    halfWidth: 230,
    maxHalfWidth: 225,
    height: pack.height * 0.96 + 28,
  };
};
