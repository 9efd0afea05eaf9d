import type { Maker } from '../packs/pack';
import { Chance } from '../paper/chance';
import { darker, lighter } from '../paper/colour';
import { sheet } from '../paper/light';
import { circle, ellipse, num, type Pen, path, place, stroke } from '../paper/pen';

const round = (pen: Pen, colour: string): string =>
  pen.radial(
    [
      [0, lighter(colour, 0.45)],
      [0.45, colour],
      [0.85, darker(colour, 0.25)],
      [1, darker(colour, 0.12)],
    ],
    [0.36, 0.3, 0.75],
  );

/** A felt ball with its white seam. */
function tennis(pen: Pen, colour: string, r: number, chance: Chance): string {
  const seam =
    'M-150,-60 C-60,-70 -20,-10 -60,60 C-80,100 -70,130 -60,170 M150,80 C70,80 30,20 60,-50 C76,-90 80,-120 70,-170';
  let felt = '';
  for (let i = 0; i < 120; i++) felt += `M${num(chance.between(-r, r))},${num(chance.between(-r, r))}q4,-5 9,-3`;
  const face =
    circle(0, 0, r, round(pen, colour)) +
    stroke(felt, lighter(colour, 0.5), 2, 'opacity="0.35"') +
    stroke(seam, darker(colour, 0.3), 17, 'opacity="0.25"') +
    stroke(seam, '#fdfaf0', 11);
  return pen.clip(
    circle(0, 0, r, '#000'),
    face +
      circle(
        0,
        0,
        r,
        pen.radial(
          [
            [0.6, '#1d140c', 0],
            [1, '#1d140c', 0.32],
          ],
          [0.42, 0.38, 0.66],
        ),
      ),
  );
}

/** A rubber ball with knobs. */
function knobbed(pen: Pen, colour: string, r: number): string {
  let knobs = '';
  for (let ring = 0; ring < 5; ring++) {
    const tilt = -0.8 + ring * 0.4;
    const count = 9;
    for (let i = 0; i < count; i++) {
      const turn = -1.3 + (i / (count - 1)) * 2.6 + (ring % 2) * 0.16;
      const x = Math.sin(turn) * Math.cos(tilt) * r;
      const y = Math.sin(tilt) * r;
      const near = Math.cos(turn) * Math.cos(tilt);
      knobs += ellipse(
        x * 1.03,
        y * 1.03,
        15 * (0.4 + near * 0.6),
        15 * (0.55 + near * 0.45),
        pen.radial(
          [
            [0, lighter(colour, 0.5)],
            [0.6, colour],
            [1, darker(colour, 0.3)],
          ],
          [0.35, 0.3, 0.8],
        ),
      );
    }
  }
  return circle(0, 0, r, round(pen, colour)) + knobs;
}

/** A ball that gives treats: halves of two colours with holes. */
function giver(pen: Pen, colour: string, second: string, r: number): string {
  const hole = (x: number, y: number, rx: number): string =>
    ellipse(x, y, rx, 20, darker(colour, 0.55)) + ellipse(x + 2, y + 4, rx - 4, 15, darker(colour, 0.7));
  const half = path(
    `M${-r},0 A${r},${r} 0 0 0 ${r},0 C${r * 0.5},${r * 0.28} ${-r * 0.5},${r * 0.28} ${-r},0Z`,
    round(pen, second),
  );
  return (
    circle(0, 0, r, round(pen, colour)) +
    half +
    stroke(`M${-r},0 C${-r * 0.5},${r * 0.28} ${r * 0.5},${r * 0.28} ${r},0`, darker(colour, 0.4), 4) +
    hole(-46, -54, 22) +
    hole(52, -30, 19) +
    hole(6, 84, 22) +
    ellipse(-r * 0.36, -r * 0.62, 30, 13, '#ffffff', 'opacity="0.6" transform="rotate(-28 -50 -84)"')
  );
}

export const ball: Maker = (pen, { palette, seed, size }) => {
  const chance = new Chance(seed);
  const r = 136;
  const kind = seed % 3;
  const art =
    kind === 0
      ? tennis(pen, chance.pick(['#c9d84a', '#e8924a', '#6fb7d8']), r, chance)
      : kind === 1
        ? knobbed(pen, palette.main, r)
        : giver(pen, palette.main, palette.accent, r);
  const scale = size === 's' ? 0.92 : size === 'm' ? 1.05 : 1.2;
  return {
    art: place(art, 0, -r * scale, { scale, turn: chance.between(-14, 14) }),
    half: r * 0.62 * scale,
    reach: r * 1.35,
    height: 2 * r * scale,
  };
};

/** A twisted cord along a curve: the first colour, with strands of the others over it. */
const cord = (d: string, [one, two, three]: readonly [string, string, string], width: number): string => {
  const strand = (colour: string, wide: number, more: string): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(wide)}" ${more}/>`;
  return (
    stroke(d, darker(one, 0.35), width + 4) +
    stroke(d, one, width) +
    strand(two, width, 'stroke-dasharray="13 34"') +
    strand(three, width, 'stroke-dasharray="9 38" stroke-dashoffset="20"') +
    strand('#1d140c', width * 0.94, 'stroke-dasharray="1.6 10" opacity="0.22"') +
    stroke(d, '#ffffff', width * 0.2, 'opacity="0.28"')
  );
};

export const rope: Maker = (pen, { palette, seed }) => {
  const colours = [palette.main, '#f5efe2', palette.accent] as const;
  const fringe = (x: number, y: number, turn: number): string => {
    let strands = '';
    for (let i = 0; i < 15; i++)
      strands += stroke(
        `M0,0 q${(i - 7) * 3},34 ${(i - 7) * 6.5},${70 + ((i * 5) % 3) * 7}`,
        colours[i % 3] ?? palette.main,
        7,
      );
    return place(strands, x, y, { turn });
  };
  const knot = (x: number, y: number): string => {
    const fill = pen.radial(
      [
        [0, lighter(palette.main, 0.3)],
        [0.6, palette.main],
        [1, darker(palette.main, 0.35)],
      ],
      [0.38, 0.3, 0.75],
    );
    return (
      ellipse(x, y, 52, 46, fill) +
      stroke(`M${x - 40},${y - 16} q40,30 84,10 M${x - 44},${y + 12} q40,28 80,4`, '#f5efe2', 12, 'opacity="0.9"') +
      stroke(`M${x - 24},${y - 36} q30,24 62,22`, palette.accent, 10, 'opacity="0.9"')
    );
  };
  const ring = seed % 2 === 1;
  const art = ring
    ? cord('M-90,-150 C-190,-330 190,-330 90,-150 C70,-110 30,-90 0,-84 C-30,-90 -70,-110 -90,-150Z', colours, 46) +
      fringe(0, -70, 0) +
      knot(0, -96)
    : fringe(-150, -130, 62) +
      fringe(150, -210, -118) +
      cord('M-130,-140 C-60,-90 60,-260 130,-200', colours, 48) +
      knot(-128, -140) +
      knot(128, -202);
  return {
    art: place(art, 0, ring ? 0 : 96),
    half: ring ? 90 : 190,
    reach: ring ? 170 : 250,
    height: ring ? 330 : 210,
    shade: 0.8,
  };
};

function mouse(pen: Pen, colour: string, accent: string): string {
  const plush = pen.radial(
    [
      [0, lighter(colour, 0.35)],
      [0.6, colour],
      [1, darker(colour, 0.28)],
    ],
    [0.4, 0.25, 0.8],
  );
  const tail = stroke('M150,-40 C220,-60 236,-130 190,-150 C160,-160 150,-128 172,-120', darker(accent, 0.1), 13);
  const body = path(
    'M-180,-24 C-150,-110 -60,-160 30,-150 C120,-142 172,-84 166,-24 C160,4 60,4 0,4 C-60,4 -160,6 -180,-24Z',
    plush,
  );
  const seam = stroke(
    'M-170,-34 C-110,-50 60,-160 40,-150 M40,-150 C70,-100 70,-40 50,2',
    darker(colour, 0.35),
    2.4,
    'stroke-dasharray="7 6" opacity="0.55"',
  );
  const ear = circle(-64, -132, 42, plush) + circle(-62, -130, 28, lighter(accent, 0.25));
  const farEar = circle(-100, -126, 32, darker(colour, 0.2));
  const face =
    circle(-178, -26, 11, accent) +
    circle(-126, -62, 9, '#231a15') +
    circle(-129, -65, 3, '#ffffff') +
    stroke('M-160,-22 q-30,-14 -52,-10 M-158,-14 q-28,2 -48,14', '#6b5a4c', 2);
  return tail + farEar + body + seam + ear + face;
}

function wand(pen: Pen, colour: string, accent: string): string {
  const plume = (turn: number, tone: string, scale: number): string =>
    place(
      path('M0,0 C-34,40 -40,110 -8,170 C30,120 34,50 0,0Z', sheet(pen, tone, lighter(tone, 0.3))) +
        stroke('M0,4 C-6,60 -6,110 -8,164', '#ffffff', 2, 'opacity="0.6"'),
      70,
      -190,
      { turn, scale },
    );
  return (
    stroke('M-190,-8 L30,-410', '#8a6242', 13) +
    stroke('M-187,-12 L30,-408', '#b98d62', 4) +
    stroke('M-190,-8 L-140,-98', colour, 24) +
    stroke('M30,-410 C90,-400 84,-280 72,-196', '#cfc6b6', 3) +
    plume(-34, colour, 1) +
    plume(30, accent, 1) +
    plume(-6, lighter(colour, 0.4), 1.08) +
    plume(12, darker(accent, 0.1), 0.8) +
    circle(
      70,
      -190,
      16,
      pen.radial(
        [
          [0, '#fff3cf'],
          [0.6, '#f1c75b'],
          [1, '#b78a2a'],
        ],
        [0.4, 0.3, 0.7],
      ),
    )
  );
}

function plushFish(pen: Pen, colour: string, accent: string): string {
  const cloth = sheet(pen, lighter(colour, 0.25), darker(colour, 0.15));
  const tail = path(
    'M110,-100 C170,-170 220,-180 226,-164 C214,-124 214,-80 226,-36 C220,-20 170,-30 110,-92Z',
    sheet(pen, accent, darker(accent, 0.2)),
  );
  const body = path('M-200,-98 C-150,-190 40,-196 130,-98 C40,-2 -150,-6 -200,-98Z', cloth);
  const patches =
    path(
      'M-120,-157 C-90,-120 -90,-76 -120,-39 C-150,-52 -180,-72 -200,-98 C-180,-124 -150,-146 -120,-157Z',
      sheet(pen, lighter(accent, 0.2), accent),
    ) + stroke('M-120,-157 C-90,-120 -90,-76 -120,-39', '#ffffff', 3, 'stroke-dasharray="8 7"');
  const scales = stroke(
    'M-50,-140 q22,20 0,42 q22,20 0,42 M0,-148 q22,24 0,50 q22,24 0,50 M50,-136 q20,18 0,38 q20,18 0,38',
    '#ffffff',
    4,
    'opacity="0.45"',
  );
  return (
    tail +
    body +
    patches +
    scales +
    circle(-150, -108, 14, '#fffdf5') +
    circle(-150, -108, 8, '#231a15') +
    path('M-20,-170 C0,-206 50,-206 70,-186 C60,-170 40,-156 24,-150Z', sheet(pen, accent, darker(accent, 0.2)))
  );
}

/** Toys of cats: a mouse, a feather wand, a fish of cloth. */
export const catToy: Maker = (pen, { palette, seed }) => {
  switch (seed % 4) {
    case 0:
      return { art: wand(pen, palette.main, palette.accent), half: 130, reach: 230, height: 420, shade: 0.5 };
    case 1:
      return { art: plushFish(pen, palette.main, palette.accent), half: 150, reach: 240, height: 200, shade: 0.7 };
    case 2:
      return { art: mouse(pen, '#b9b2aa', palette.accent), half: 170, reach: 232, height: 176 };
    default:
      return { art: mouse(pen, lighter(palette.main, 0.2), '#e9a2a0'), half: 170, reach: 232, height: 176 };
  }
};
