import { wordmark, wordsOf } from '../label/words';
import type { Maker } from '../packs/pack';
import { darker, lighter, readable } from '../paper/colour';
import { metal, sheet } from '../paper/light';
import { circle, ellipse, path, place, rect, stroke } from '../paper/pen';

const bone = (fill: string): string =>
  path(
    'M-26,-7 H26 C24,-22 44,-22 42,-8 C52,-6 52,6 42,8 C44,22 24,22 26,7 H-26 C-24,22 -44,22 -42,8 C-52,6 -52,-6 -42,-8 C-44,-22 -24,-22 -26,-7Z',
    fill,
  );

/** A collar standing on its edge, with buckle and tag. */
export const collar: Maker = (pen, { palette, seed }) => {
  const strap = seed % 2 ? palette.main : darker(palette.main, 0.1);
  const inside = path(
    'M-190,-150 C-190,-250 190,-250 190,-150 C190,-70 -190,-70 -190,-150Z',
    sheet(pen, darker(strap, 0.35), darker(strap, 0.6)),
  );
  const hollow = path('M-172,-140 C-172,-212 172,-212 172,-140 C172,-92 -172,-92 -172,-140Z', '#f4eee3');
  const wall = path(
    'M-190,-150 C-190,-50 190,-50 190,-150 V-92 C190,8 -190,8 -190,-92Z',
    pen.across([
      [0, darker(strap, 0.45)],
      [0.2, lighter(strap, 0.2)],
      [0.5, strap],
      [1, darker(strap, 0.4)],
    ]),
  );
  const stitches = stroke(
    'M-184,-136 C-170,-48 170,-48 184,-136 M-184,-96 C-170,-8 170,-8 184,-96',
    lighter(palette.accent, 0.2),
    3,
    'stroke-dasharray="9 7"',
  );
  const studs = [-132, -92, 92, 132]
    .map((x) => place(bone(palette.accent), x, -62 - Math.abs(x) * 0.11, { scale: 0.34, turn: -x * 0.12 }))
    .join('');
  const buckle =
    rect(-48, -92, 84, 72, 'none', 12, `stroke="${metal(pen)}" stroke-width="12"`) +
    rect(-12, -64, 54, 12, metal(pen), 5);
  const tag =
    circle(0, 4, 10, 'none', 'stroke="#a9adb0" stroke-width="4"') +
    circle(
      0,
      46,
      36,
      pen.radial(
        [
          [0, '#fff3cf'],
          [0.6, '#efc458'],
          [1, '#b78a2a'],
        ],
        [0.38, 0.3, 0.75],
      ),
    ) +
    place(bone('#a97d22'), 0, 46, { scale: 0.44 });
  return {
    art: place(inside + hollow + wall + stitches + studs + buckle + tag, 0, -84),
    half: 170,
    reach: 225,
    height: 310,
    shade: 0.7,
  };
};

/** A coiled leash with its snap hook, or a reel. */
export const leash: Maker = (pen, spec) => {
  const { palette, seed } = spec;
  const hook = (x: number, y: number, turn: number): string =>
    place(
      rect(-11, -6, 22, 26, metal(pen), 6) +
        path('M-4,18 C-34,30 -34,82 0,90 C34,82 34,40 16,30', 'none', `stroke="${metal(pen)}" stroke-width="11"`) +
        stroke('M14,32 L8,70', '#8e9599', 6),
      x,
      y,
      { turn },
    );
  if (seed % 2) {
    const shell = path(
      'M-160,-40 C-176,-170 -90,-260 30,-260 C120,-260 176,-210 176,-150 C176,-60 120,0 20,0 C-80,0 -150,0 -160,-40Z',
      pen.radial(
        [
          [0, lighter(palette.main, 0.35)],
          [0.55, palette.main],
          [1, darker(palette.main, 0.35)],
        ],
        [0.4, 0.25, 0.85],
      ),
    );
    const grip = path(
      'M-112,-56 C-120,-120 -90,-176 -54,-190 C-40,-150 -50,-90 -84,-40 C-96,-30 -110,-40 -112,-56Z',
      '#f4eee3',
    );
    const disc =
      circle(60, -138, 82, darker(palette.main, 0.2)) +
      circle(60, -138, 76, sheet(pen, lighter(palette.ground, 0.4), palette.ground));
    const name = wordmark(
      wordsOf(spec),
      { x: 0, y: 0, w: 120, h: 100 },
      { x: 60, y: -130, width: 124, size: 34, ink: readable(palette.ground, palette.main, palette.ink) },
    );
    const tape = stroke('M174,-120 C230,-110 250,-60 236,-16', palette.accent, 12);
    return {
      art:
        tape +
        hook(232, -24, 10) +
        shell +
        grip +
        disc +
        name +
        rect(-20, -282, 74, 30, sheet(pen, lighter(palette.accent, 0.2), palette.accent), 13) +
        stroke('M-136,-140 C-126,-200 -70,-240 0,-246', '#ffffff', 9, 'opacity="0.3"'),
      half: 150,
      reach: 262,
      height: 284,
    };
  }
  const band = (d: string): string =>
    stroke(d, darker(palette.main, 0.4), 30) +
    stroke(d, palette.main, 26) +
    stroke(d, lighter(palette.main, 0.25), 4) +
    stroke(d, palette.accent, 3, 'stroke-dasharray="10 8" transform="translate(0 8)"');
  const ring = (y: number, rx: number): string =>
    band(`M${-rx},${y} a${rx},${rx * 0.36} 0 1 0 ${2 * rx},0 a${rx},${rx * 0.36} 0 1 0 ${-2 * rx},0`);
  return {
    art:
      band('M120,-100 C220,-200 200,-330 90,-330 C20,-330 10,-230 80,-160') +
      ring(-70, 160) +
      ring(-96, 146) +
      ring(-122, 132) +
      band('M-120,-130 C-190,-180 -200,-120 -196,-64') +
      hook(-196, -70, 12),
    half: 190,
    reach: 244,
    height: 340,
  };
};

/** A carrier with a door of wire, or a bag of cloth. */
export const carrier: Maker = (pen, { palette, seed }) => {
  if (seed % 2) {
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
      half: 214,
      reach: 240,
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
    half: 212,
    reach: 250,
    height: 345,
  };
};
