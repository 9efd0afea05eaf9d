import { both } from '../animals/figure';
import { wordmark, wordsOf } from '../label/words';
import { heap, kibble } from '../packs/loose';
import type { Maker } from '../packs/pack';
import { Chance } from '../paper/chance';
import { darker, lighter, mix, readable } from '../paper/colour';
import { metal, sheet } from '../paper/light';
import { circle, ellipse, type Pen, path, place, rect, stroke } from '../paper/pen';

const glaze = (pen: Pen, colour: string): string =>
  pen.across([
    [0, darker(colour, 0.4)],
    [0.14, colour],
    [0.24, lighter(colour, 0.5)],
    [0.36, lighter(colour, 0.06)],
    [0.75, darker(colour, 0.1)],
    [1, darker(colour, 0.45)],
  ]);

/** A bowl with food or water, or two of them on a stand. */
export const bowl: Maker = (pen, spec) => {
  const { palette, seed } = spec;
  const chance = new Chance(seed);
  const dish = (x: number, a: number, h: number, colour: string, full: boolean): string => {
    const b = a * 0.26;
    const inside = ellipse(0, -h, a - 12, b - 5, sheet(pen, darker(colour, 0.45), lighter(colour, 0.1)));
    const fill = full
      ? pen.clip(
          path(`M${-a},${-h - 130} H${a} V${-h} A${a - 14},${b - 6} 0 0 1 ${-a},${-h}Z`, '#000'),
          place(kibble(pen, chance, a * 0.78, 46), 0, -h + b * 0.5),
        )
      : ellipse(0, -h + 8, a - 26, b - 14, sheet(pen, '#9fd3e3', '#e2f5f9')) +
        ellipse(-a * 0.3, -h + 3, a * 0.26, 5, '#ffffff', 'opacity="0.8"');
    return place(
      path(
        `M${-a},${-h} A${a},${b} 0 0 0 ${a},${-h} L${a * 0.86},-16 C${a * 0.84},2 ${a * 0.5},${b * 0.5} 0,${b * 0.5} C${-a * 0.5},${b * 0.5} ${-a * 0.84},2 ${-a * 0.86},-16Z`,
        glaze(pen, colour),
      ) +
        ellipse(0, -h, a, b, lighter(colour, 0.45)) +
        inside +
        fill,
      x,
      0,
    );
  };
  if (seed % 3 === 1) {
    const steel = '#c9cdd0';
    const stand =
      rect(-232, -112, 464, 30, sheet(pen, '#d9b27c', '#b08550'), 10) +
      rect(-214, -84, 26, 88, '#b08550', 6) +
      rect(188, -84, 26, 88, '#a27846', 6);
    return {
      art:
        stand +
        place(dish(-112, 100, 54, steel, true), 0, -76) +
        place(dish(112, 100, 54, steel, false), 0, -76) +
        rect(-232, -104, 464, 26, sheet(pen, '#e3c08c', '#b98d56'), 8),
      half: 226,
      reach: 250,
      height: 190,
    };
  }
  const colour = seed % 3 === 2 ? mix(palette.ground, '#ffffff', 0.5) : palette.main;
  const ink = readable(colour, palette.ground, palette.main, palette.ink);
  return {
    art:
      dish(0, 206, 122, colour, seed % 2 === 0) +
      wordmark(
        wordsOf(spec),
        { x: -150, y: -80, w: 300, h: 100, sag: 26 },
        { x: 0, y: -36, width: 220, size: 44, ink },
      ),
    half: 178,
    reach: 235,
    height: 190,
  };
};

/** A brush with pins, a comb or a deshedding blade. */
export const brush: Maker = (pen, { palette, seed }) => {
  const grip = (height: number): string =>
    path(
      `M-24,0 C-38,-60 -34,${-height * 0.6} -20,${-height} H20 C34,${-height * 0.6} 38,-60 24,0 C20,16 -20,16 -24,0Z`,
      glaze(pen, palette.main),
    ) +
    path(
      `M-11,-20 C-18,-70 -16,${-height * 0.6} -10,${-height + 24} H10 C16,${-height * 0.6} 18,-70 11,-20 C8,-10 -8,-10 -11,-20Z`,
      palette.accent,
      'opacity="0.85"',
    ) +
    circle(0, 0, 7, '#f4eee3');
  let pins = '';
  if (seed % 3 === 0) {
    for (let row = 0; row < 7; row++) for (let i = 0; i < 9; i++) pins += `M${-88 + i * 22},${-26 - row * 22} l3,-12`;
    const head =
      rect(-118, -200, 236, 200, glaze(pen, palette.main), 36) +
      rect(-102, -186, 204, 172, sheet(pen, '#f4efe6', '#dcd4c6'), 24) +
      stroke(pins, '#8e9599', 2.8) +
      stroke(pins.replaceAll('l3,-12', 'm3,-12 l0.1,0'), '#5f666b', 5);
    return {
      art: place(grip(260) + place(head, 0, -240), 0, -10, { turn: 14 }),
      half: 110,
      reach: 215,
      height: 450,
      shade: 0.5,
    };
  }
  if (seed % 3 === 1) {
    for (let i = 0; i < 22; i++) pins += `M${-147 + i * 14},-66 v-92`;
    return {
      art: place(
        stroke(pins, '#8e9599', 6) +
          stroke(pins, '#eceff0', 2) +
          rect(-166, -78, 332, 46, glaze(pen, palette.main), 20) +
          place(grip(190), 0, 140),
        0,
        -190,
        { turn: -18 },
      ),
      half: 130,
      reach: 235,
      height: 400,
      shade: 0.5,
    };
  }
  for (let i = 0; i < 26; i++) pins += `M${-100 + i * 8},-284 v-34`;
  return {
    art: place(
      grip(250) +
        path('M-30,-244 H30 L112,-276 V-292 H-112 V-276Z', glaze(pen, palette.accent)) +
        stroke(pins, '#9aa1a6', 4.4) +
        rect(-114, -296, 228, 16, metal(pen), 4),
      0,
      -16,
      { turn: 16 },
    ),
    half: 90,
    reach: 215,
    height: 360,
    shade: 0.5,
  };
};

/** A litter tray: open with a scoop, or closed with a flap. */
export const litterTray: Maker = (pen, { palette, seed }) => {
  const base = path(
    'M-236,-120 H236 L214,-16 Q210,0 190,0 H-190 Q-210,0 -214,-16Z',
    sheet(pen, lighter(palette.main, 0.2), darker(palette.main, 0.18)),
  );
  if (seed % 2) {
    const hood = path(
      'M-226,-118 C-226,-250 -190,-330 -110,-334 H110 C190,-330 226,-250 226,-118Z',
      sheet(pen, '#fbf8f2', '#d9d2c5'),
    );
    const door = 'M-104,-118 V-210 C-104,-278 104,-278 104,-210 V-118Z';
    const flap =
      path(door, sheet(pen, '#6c665f', '#3b3733')) +
      path('M-86,-118 V-206 C-86,-256 86,-256 86,-206 V-118Z', '#cfe3e8', 'opacity="0.55"') +
      path('M-70,-140 L-20,-244 L10,-248 L-44,-130Z', '#ffffff', 'opacity="0.35"') +
      stroke(door, palette.accent, 10);
    const lock = both(rect(-200, -146, 40, 46, palette.accent, 8));
    return {
      art:
        stroke('M-70,-332 C-70,-370 70,-370 70,-332', darker(palette.main, 0.1), 18) +
        hood +
        flap +
        base +
        rect(-244, -134, 488, 24, lighter(palette.main, 0.3), 10) +
        lock +
        stroke('M-206,-200 C-200,-270 -170,-312 -120,-318', '#ffffff', 9, 'opacity="0.8"'),
      half: 214,
      reach: 262,
      height: 362,
    };
  }
  const inside = path(
    'M-220,-124 C-200,-190 200,-190 220,-124 C200,-80 -200,-80 -220,-124Z',
    darker(palette.main, 0.4),
  );
  const grains = place(heap(pen, new Chance(seed), 186, 34, ['#d8d2c8', '#b9b3aa', '#ece7de'], 9), 0, -108);
  const scoop = place(
    path('M-46,-60 H46 L38,16 Q36,28 22,28 H-22 Q-36,28 -38,16Z', glaze(pen, palette.accent)) +
      stroke('M-24,-40 V14 M-8,-40 V16 M8,-40 V16 M24,-40 V14', darker(palette.accent, 0.5), 5) +
      rect(-11, -170, 22, 116, glaze(pen, palette.accent), 10),
    130,
    -150,
    { turn: 24 },
  );
  return {
    art:
      inside +
      grains +
      scoop +
      base +
      path(
        'M-252,-134 C-252,-148 -236,-148 -232,-140 C-190,-84 190,-84 232,-140 C236,-148 252,-148 252,-134 L240,-112 H-240Z',
        lighter(palette.main, 0.35),
      ),
    half: 214,
    reach: 265,
    height: 330,
  };
};

/** A filter that hangs in the tank, or an outside one with its hoses. */
export const filter: Maker = (pen, spec) => {
  const { palette, seed } = spec;
  const dark = '#33363a';
  const name = (y: number, width: number): string =>
    wordmark(wordsOf(spec), { x: 0, y: 0, w: width, h: width }, { x: 0, y, width, size: 30, ink: '#ffffff' });
  if (seed % 2) {
    const hose =
      stroke('M-60,-330 C-60,-430 -210,-420 -210,-300 V-140 M60,-330 C60,-440 220,-430 220,-300 V-150', '#5f7f78', 24) +
      stroke('M-64,-330 C-64,-424 -206,-414 -206,-300 V-140 M56,-330 C56,-434 216,-424 216,-300 V-150', '#9fbdb5', 6);
    return {
      art:
        hose +
        rect(-150, -250, 300, 246, glaze(pen, '#5a5f64'), 26) +
        rect(-160, -330, 320, 100, glaze(pen, dark), 30) +
        rect(-120, -176, 240, 92, palette.main, 14) +
        name(-120, 200) +
        rect(-176, -300, 30, 74, palette.accent, 10) +
        rect(146, -300, 30, 74, palette.accent, 10) +
        rect(-130, -8, 60, 12, dark, 4) +
        rect(70, -8, 60, 12, dark, 4),
      half: 160,
      reach: 250,
      height: 420,
    };
  }
  let slots = '';
  for (let i = 0; i < 9; i++) slots += `M-62,${-190 + i * 20} H62`;
  return {
    art:
      rect(-92, -216, 184, 214, glaze(pen, palette.main), 26) +
      stroke(slots, darker(palette.main, 0.6), 7) +
      rect(-100, -380, 200, 176, glaze(pen, dark), 30) +
      rect(-34, -430, 68, 60, glaze(pen, '#4b5056'), 14) +
      path('M92,-336 H168 Q182,-336 182,-322 V-300 H160 V-314 H92Z', glaze(pen, '#4b5056')) +
      name(-272, 150) +
      circle(0, -330, 18, palette.accent) +
      circle(-5, -335, 6, '#ffffff', 'opacity="0.6"') +
      stroke('M0,-430 C0,-500 120,-500 200,-470', '#2a2c2f', 7),
    half: 96,
    reach: 205,
    height: 500,
  };
};

/** A lamp over a tank, or a dome that warms a terrarium. */
export const lamp: Maker = (pen, { palette, seed, animal }) => {
  if (animal === 'reptile' || seed % 2) {
    const glow = path(
      'M-130,-150 L-250,0 H250 L130,-150Z',
      pen.linear([
        [0, '#ffd98a', 0.75],
        [1, '#ffe9b8', 0],
      ]),
    );
    const dome =
      path('M-160,-150 C-150,-290 -70,-330 0,-330 C70,-330 150,-290 160,-150Z', glaze(pen, palette.main)) +
      ellipse(0, -150, 160, 30, darker(palette.main, 0.5)) +
      ellipse(
        0,
        -148,
        148,
        25,
        pen.radial([
          [0, '#fffbe8'],
          [0.5, '#ffe29a'],
          [1, '#c9923c'],
        ]),
      );
    const bulb = ellipse(
      0,
      -138,
      52,
      30,
      pen.radial([
        [0, '#ffffff'],
        [0.6, '#fff3c4'],
        [1, '#ffd36b'],
      ]),
    );
    return {
      art:
        glow +
        stroke('M0,-372 C0,-430 80,-440 160,-420', '#2a2c2f', 8) +
        rect(-30, -384, 60, 64, glaze(pen, '#33363a'), 12) +
        dome +
        bulb,
      half: 180,
      reach: 250,
      height: 420,
      shade: 0.25,
    };
  }
  const beam = path(
    'M-190,-196 L-240,0 H240 L190,-196Z',
    pen.linear([
      [0, '#d8f0ff', 0.85],
      [1, '#eaf7ff', 0],
    ]),
  );
  let diodes = '';
  for (let i = 0; i < 13; i++) diodes += circle(-180 + i * 30, -200, 6, i % 4 === 2 ? '#8fc7ff' : '#ffffff');
  return {
    art:
      beam +
      stroke('M-170,-262 V-330 C-170,-350 -150,-356 -130,-356 H-60', '#2a2c2f', 7) +
      rect(-230, -266, 460, 58, sheet(pen, '#f3f4f5', '#aeb4b8'), 16) +
      rect(-214, -256, 428, 8, '#ffffff', 4, 'opacity="0.8"') +
      rect(-206, -212, 412, 18, '#d9eefc', 8) +
      diodes +
      rect(-240, -250, 26, 90, palette.main, 8) +
      rect(214, -250, 26, 90, palette.main, 8),
    half: 220,
    reach: 258,
    height: 360,
    shade: 0.25,
  };
};
