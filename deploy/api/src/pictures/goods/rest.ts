import { both } from '../animals/figure';
import type { Maker, Thing } from '../packs/pack';
import { darker, lighter, mix } from '../paper/colour';
import { sheet } from '../paper/light';
import { circle, ellipse, type Pen, path, place, rect, stroke } from '../paper/pen';

const cloth = (pen: Pen, colour: string): string =>
  pen.radial(
    [
      [0, lighter(colour, 0.3)],
      [0.6, colour],
      [1, darker(colour, 0.28)],
    ],
    [0.4, 0.22, 0.85],
  );

const pawMark = (fill: string): string =>
  ellipse(0, 8, 20, 16, fill) +
  circle(-22, -12, 8, fill) +
  circle(-8, -24, 8.5, fill) +
  circle(8, -24, 8.5, fill) +
  circle(22, -12, 8, fill);

/** A round bed with a thick rim. */
function donut(pen: Pen, outer: string, inner: string): Thing {
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
    place(pawMark(inner), 0, -38, { scale: 0.6 });
  return { art, half: 236, reach: 262, height: 206 };
}

/** A lounger with three bolsters. */
function lounger(pen: Pen, outer: string, inner: string): Thing {
  const art =
    path(
      'M-230,-150 C-230,-196 -196,-206 -150,-200 H150 C196,-206 230,-196 230,-150 V-60 H-230Z',
      cloth(pen, darker(outer, 0.08)),
    ) +
    path('M-196,-96 H196 L212,-30 H-212Z', cloth(pen, inner)) +
    stroke('M-150,-80 q80,16 150,0 q80,-12 150,2', darker(inner, 0.25), 3, 'opacity="0.35"') +
    both(path('M-256,-120 C-262,-166 -196,-176 -188,-128 L-176,-28 C-176,4 -240,8 -250,-24Z', cloth(pen, outer))) +
    path(
      'M-196,-52 C-150,-62 150,-62 196,-52 C214,-44 214,-4 196,0 H-196 C-214,-4 -214,-44 -196,-52Z',
      cloth(pen, outer),
    ) +
    stroke('M-186,-48 C-140,-56 140,-56 186,-48', '#ffffff', 3, 'opacity="0.35"') +
    stroke('M-180,-6 H180', darker(outer, 0.4), 2.4, 'stroke-dasharray="8 6" opacity="0.5"') +
    rect(-44, -40, 88, 26, lighter(inner, 0.3), 6) +
    place(pawMark(outer), 0, -25, { scale: 0.34 });
  return { art, half: 240, reach: 270, height: 206 };
}

export const bed: Maker = (pen, { palette, seed }) =>
  (seed % 2 ? donut : lounger)(pen, mix(palette.main, '#8d7f72', 0.25), mix(palette.ground, '#efe2cd', 0.5));

/** A soft house with a roof, or a felt cave. */
export const house: Maker = (pen, { palette, seed }) => {
  const wall = mix(palette.main, '#93867a', 0.25);
  const roof = mix(palette.accent, '#93867a', 0.15);
  const cushion = ellipse(0, -40, 104, 26, cloth(pen, mix(palette.ground, '#efe2cd', 0.5)));
  if (seed % 2) {
    const dome = path(
      'M-200,-20 C-226,-180 -150,-330 0,-334 C150,-330 226,-180 200,-20 C190,6 -190,6 -200,-20Z',
      cloth(pen, wall),
    );
    const ears = both(
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
    return { art, half: 198, reach: 236, height: 376 };
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
    place(pawMark(palette.ground), 0, -240, { scale: 0.8 });
  return { art, half: 176, reach: 236, height: 368 };
};

/** A post with a platform, or a whole tree. */
export const scratcher: Maker = (pen, { palette, seed, size }) => {
  const plush = mix(palette.main, '#a3978a', 0.45);
  const post = (x: number, top: number, bottom: number, wide = 46): string => {
    let turns = '';
    for (let y = top + 6; y < bottom; y += 9) turns += `M${x - wide / 2},${y + 4} q${wide / 2},7 ${wide},0`;
    return (
      rect(
        x - wide / 2,
        top,
        wide,
        bottom - top,
        pen.across([
          [0, '#8d6c42'],
          [0.3, '#e6cb9a'],
          [0.65, '#cba56c'],
          [1, '#7d5d38'],
        ]),
      ) + stroke(turns, '#8d6c42', 2.2, 'opacity="0.6"')
    );
  };
  const shelf = (x: number, y: number, half: number): string =>
    path(
      `M${x - half},${y} C${x - half},${y - 18} ${x + half},${y - 18} ${x + half},${y} V${y + 16} C${x + half},${y + 32} ${x - half},${y + 32} ${x - half},${y + 16}Z`,
      sheet(pen, plush, darker(plush, 0.3)),
    ) + ellipse(x, y - 1, half, 14, cloth(pen, lighter(plush, 0.2)));
  const toy = (x: number, y: number): string =>
    stroke(`M${x},${y} v52`, '#d8ccb8', 2.5) +
    circle(
      x,
      y + 64,
      16,
      pen.radial(
        [
          [0, lighter(palette.accent, 0.5)],
          [0.6, palette.accent],
          [1, darker(palette.accent, 0.3)],
        ],
        [0.38, 0.3, 0.75],
      ),
    );
  if (size === 's')
    return {
      art: shelf(0, -26, 150) + post(0, -300, -28, 60) + shelf(0, -312, 76) + toy(60, -296),
      half: 150,
      reach: 200,
      height: 330,
    };
  const hut =
    rect(-170, -196, 150, 140, sheet(pen, lighter(plush, 0.1), darker(plush, 0.15)), 14) +
    circle(-95, -122, 48, darker(plush, 0.7)) +
    circle(-95, -122, 48, 'none', `stroke="${lighter(plush, 0.35)}" stroke-width="7"`);
  const flip = seed % 2 === 0;
  const tree =
    shelf(0, -26, 204) +
    post(110, -470, -30) +
    post(-130, -210, -190) +
    hut +
    shelf(-95, -212, 96) +
    post(-60, -390, -224) +
    shelf(60, -400, 140) +
    shelf(110, -492, 92) +
    toy(-10, -376);
  return { art: place(tree, 0, 0, { flip }), half: 200, reach: 220, height: 510 };
};
