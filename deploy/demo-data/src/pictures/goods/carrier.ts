import { darker, lighter } from '../drawing/colour';
import { sheet } from '../drawing/light';
import { ellipse, path, rect, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';

/** A carrier with a door of wire, or a bag of cloth. */
export const carrier: ProductDrawer = (pen, spec) => {
  const { palette } = spec;
  if (formOf(spec, /пластик|дверц/i, /сумк|рюкзак|складн/i) === 1) {
    const body = path(
      'M-220,-40 V-190 C-220,-244 -180,-256 -140,-256 H140 C180,-256 220,-244 220,-190 V-40 Q220,0 180,0 H-180 Q-220,0 -220,-40Z',
      sheet(pen, lighter(palette.main, 0.18), darker(palette.main, 0.22)),
    );
    let mesh = '';
    for (let x = -130; x <= 130; x += 13) mesh += `M${x},-200 v120`;
    for (let y = -196; y <= -84; y += 13) mesh += `M-136,${y} h272`;
    const window =
      rect(-142, -206, 284, 130, '#3a3633', 22) +
      stroke(mesh, '#6b645d', 2) +
      rect(-142, -206, 284, 130, 'none', 22, `stroke="${palette.accent}" stroke-width="8"`);
    const straps =
      stroke('M-96,-256 C-96,-366 96,-366 96,-256', darker(palette.accent, 0.25), 20) +
      stroke('M-96,-256 C-96,-370 96,-370 96,-256', palette.accent, 13) +
      stroke('M-180,-250 V-6 M180,-250 V-6', darker(palette.main, 0.35), 14);
    return {
      art:
        straps +
        body +
        window +
        stroke('M-210,-50 H210', lighter(palette.main, 0.35), 3, 'stroke-dasharray="9 7"') +
        stroke('M-206,-190 C-204,-226 -180,-244 -146,-246', '#ffffff', 6, 'opacity="0.35"'),
      halfWidth: 214,
      maxHalfWidth: 240,
      height: 340,
    };
  }
  const top = path(
    'M-226,-150 C-226,-260 -170,-300 -100,-300 H100 C170,-300 226,-260 226,-150Z',
    sheet(pen, lighter(palette.main, 0.3), palette.main),
  );
  const low = path('M-230,-150 H230 L214,-22 Q212,0 188,0 H-188 Q-212,0 -214,-22Z', sheet(pen, '#f1ede5', '#cfc8bb'));
  let vents = '';
  for (let i = 0; i < 4; i++) vents += `M${154 + i * 16},-214 v${34 - i * 3} M${-154 - i * 16},-214 v${34 - i * 3}`;
  const door = 'M-118,-40 V-190 C-118,-258 118,-258 118,-190 V-40Z';
  let grid = '';
  for (let x = -108; x <= 108; x += 24) grid += `M${x},-250 V-36`;
  for (let y = -220; y < -40; y += 36) grid += `M-120,${y} H120`;
  const gate =
    path(door, sheet(pen, '#4a443e', '#2f2b27')) +
    pen.clip(path(door, '#000'), stroke(grid, '#c9cdd0', 5)) +
    stroke(door, lighter(palette.accent, 0.1), 12);
  const handle =
    stroke('M-80,-296 C-80,-350 80,-350 80,-296', darker(palette.accent, 0.2), 24) +
    stroke('M-80,-300 C-80,-352 80,-352 80,-300', palette.accent, 15);
  const rim = rect(-238, -162, 476, 22, sheet(pen, lighter(palette.main, 0.15), darker(palette.main, 0.2)), 9);
  return {
    art:
      handle +
      top +
      stroke(vents, darker(palette.main, 0.5), 7) +
      low +
      rim +
      gate +
      ellipse(-150, -268, 50, 10, '#ffffff', 'opacity="0.3" transform="rotate(-18 -150 -268)"') +
      rect(-186, -170, 26, 40, palette.accent, 6) +
      rect(160, -170, 26, 40, palette.accent, 6),
    halfWidth: 212,
    maxHalfWidth: 250,
    height: 345,
  };
};
