import { bird } from '../animals/bird';
import { fit, stand } from '../animals/figure';
import { fish } from '../animals/fish';
import { reptile } from '../animals/reptile';
import { heap } from '../packs/loose';
import type { Maker } from '../packs/pack';
import { Chance } from '../paper/chance';
import { darker, lighter, mix } from '../paper/colour';
import { sheet } from '../paper/light';
import { circle, ellipse, fade, type Pen, path, place, rect, stroke } from '../paper/pen';

/** A water plant rooted at (0, 0). */
export const weed = (pen: Pen, chance: Chance, height: number, colour: string): string => {
  let art = '';
  for (let i = 0; i < 5; i++) {
    const lean = (i - 2) * 12 + chance.between(-6, 6);
    const tall = height * chance.between(0.65, 1);
    art += path(
      `M${lean * 0.3 - 4},0 C${lean - 18},${-tall * 0.4} ${lean + 22},${-tall * 0.6} ${lean * 1.6},${-tall} C${lean + 34},${-tall * 0.55} ${lean},${-tall * 0.35} ${lean * 0.3 + 5},0Z`,
      sheet(pen, lighter(colour, 0.25), darker(colour, 0.15)),
    );
  }
  return art;
};

/** A glass tank: water with fish, or sand with a reptile. */
export const tank: Maker = (pen, { palette, animal, seed, size }) => {
  const chance = new Chance(seed);
  const a = size === 's' ? 190 : 236;
  const h = size === 's' ? 300 : size === 'm' ? 320 : 370;
  const rimColour = chance.maybe(0.6) ? '#2d2b2a' : palette.main;
  const dry = animal === 'reptile';
  const ground = dry
    ? (['#d8b178', '#c99c60', '#e6c795'] as const)
    : (['#8d7f6b', '#c2b49a', '#6f6454', '#ddd2bd'] as const);
  const water = rect(
    -a + 6,
    -h + 40,
    2 * a - 12,
    h - 48,
    dry ? sheet(pen, '#f6eedd', '#ead9b6') : sheet(pen, '#cfeaf0', '#5fb0c9'),
  );
  const floor =
    place(heap(pen, chance, a * 0.98, 40, ground, 8), 0, -18) + rect(-a + 6, -26, 2 * a - 12, 20, ground[0]);
  const life = dry
    ? place(
        stroke('M-120,0 C-60,-60 20,-70 130,-150', '#7b5836', 24) +
          stroke('M-118,-6 C-60,-64 20,-76 128,-154', '#a67c50', 7) +
          stroke('M0,-62 C20,-100 30,-120 28,-150', '#7b5836', 14),
        10,
        -44,
      ) +
      place(weed(pen, chance, 90, '#7a9a4a'), -a * 0.66, -46) +
      stand(reptile(pen, seed), 10, -40, 86)
    : place(weed(pen, chance, h * 0.6, '#5c9a4c'), -a * 0.68, -44) +
      place(weed(pen, chance, h * 0.42, '#8a5a8f'), a * 0.62, -44) +
      place(weed(pen, chance, h * 0.36, '#79b356'), -a * 0.4, -40) +
      fit(fish(pen, seed), a * 0.22, -h * 0.34, a * 0.66, h * 0.4) +
      fit(fish(pen, seed + 1), -a * 0.26, -h * 0.52, a * 0.42, h * 0.3, true) +
      circle(a * 0.44, -h * 0.6, 6, '#ffffff', 'opacity="0.6"') +
      circle(a * 0.47, -h * 0.68, 4, '#ffffff', 'opacity="0.6"') +
      circle(a * 0.43, -h * 0.74, 5, '#ffffff', 'opacity="0.6"');
  const surface = dry ? '' : ellipse(0, -h + 46, a - 8, 7, '#ffffff', 'opacity="0.5"');
  const glass =
    path(
      `M${-a + 24},${-h + 60} L${-a + 96},${-h + 60} L${-a + 40},-60 L${-a + 14},-60Z`,
      '#ffffff',
      'opacity="0.22"',
    ) +
    path(`M${a - 60},${-h + 60} h26 l-36,${h - 130} h-22Z`, '#ffffff', 'opacity="0.16"') +
    rect(-a + 4, -h + 30, 2 * a - 8, h - 36, 'none', 4, 'stroke="#ffffff" stroke-width="5" opacity="0.45"');
  const frame =
    rect(-a - 6, -h - 6, 2 * a + 12, 46, sheet(pen, lighter(rimColour, 0.25), rimColour), 8) +
    rect(-a - 4, -16, 2 * a + 8, 18, sheet(pen, lighter(rimColour, 0.2), rimColour), 5) +
    rect(-a * 0.5, -h - 2, a, 4, '#ffffff', 2, 'opacity="0.3"') +
    stroke(`M${-a + 2},${-h + 40} V-16 M${a - 2},${-h + 40} V-16`, dry ? rimColour : '#bcd7dd', dry ? 8 : 4);
  return {
    art: pen.clip(rect(-a + 2, -h + 20, 2 * a - 4, h - 24, '#000'), water + life + floor + surface) + glass + frame,
    half: a,
    reach: a + 24,
    height: h + 6,
  };
};

/** A wire cage over a tray: with a perch and a bird, or with a wheel. */
export const cage: Maker = (pen, { palette, animal, seed }) => {
  const a = 190;
  const h = 430;
  const wire = '#a9adb0';
  const dome = seed % 2 === 0;
  const roof = dome
    ? `M${-a},-70 V${-h * 0.62} C${-a},${-h * 0.98} ${a},${-h * 0.98} ${a},${-h * 0.62} V-70Z`
    : `M${-a},-70 V${-h * 0.66} L${-a * 0.55},${-h * 0.9} H${a * 0.55} L${a},${-h * 0.66} V-70Z`;
  let bars = '';
  for (let x = -a + 19; x < a; x += 21) bars += `M${x},-64 V${-h}`;
  const grid = pen.clip(
    path(roof, '#000'),
    stroke(bars, wire, 3) +
      stroke(bars, '#ffffff', 0.9) +
      stroke(`M${-a},${-h * 0.36} H${a} M${-a},${-h * 0.62} H${a}`, wire, 5),
  );
  const back = fade(pen.clip(path(roof, '#000'), stroke(bars, wire, 2, 'transform="translate(10 0)"')), 0.35);
  const inside =
    animal === 'bird'
      ? stand(bird(pen, seed), 0, -104, 190) + stroke(`M${-a},-150 H${a}`, '#a67c50', 9, 'opacity="0"')
      : circle(44, -168, 78, 'none', `stroke="${palette.accent}" stroke-width="11"`) +
        circle(44, -168, 66, 'none', `stroke="${lighter(palette.accent, 0.4)}" stroke-width="3"`) +
        stroke('M44,-246 V-90 M-34,-168 H122 M-11,-223 L99,-113 M99,-223 L-11,-113', lighter(palette.accent, 0.3), 3) +
        path('M-170,-70 V-140 L-118,-180 L-66,-140 V-70Z', sheet(pen, '#d9b27c', '#b98c54')) +
        circle(-118, -112, 22, '#5a4028');
  const tray =
    path(
      `M${-a - 14},-76 H${a + 14} L${a - 4},-8 Q${a - 6},0 ${a - 20},0 H${-a + 20} Q${-a + 6},0 ${-a + 4},-8Z`,
      sheet(pen, lighter(palette.main, 0.2), darker(palette.main, 0.15)),
    ) + rect(-a - 16, -84, 2 * a + 32, 16, lighter(palette.main, 0.35), 6);
  const door = rect(-46, -h * 0.5, 92, 92, 'none', 8, `stroke="${wire}" stroke-width="5"`);
  const hook = dome
    ? stroke(`M0,${-h * 0.895} v-18 a16,16 0 1 1 -14,-8`, wire, 6)
    : stroke('M-50,-388 C-50,-420 50,-420 50,-388', palette.main, 12);
  return {
    art:
      path(roof, '#ffffff', 'opacity="0.35"') +
      back +
      inside +
      grid +
      door +
      stroke(roof, mix(wire, '#5a5f63', 0.3), 6) +
      tray +
      hook,
    half: a,
    reach: a + 40,
    height: h,
  };
};

/** A castle, a driftwood or a bunch of plants for the tank. */
export const decor: Maker = (pen, { palette, seed }) => {
  const chance = new Chance(seed);
  if (seed % 3 === 0) {
    const stone = pen.across([
      [0, '#8b8478'],
      [0.3, '#cfc8ba'],
      [1, '#6e675c'],
    ]);
    const tower = (x: number, w: number, h: number): string =>
      rect(x - w / 2, -h, w, h, stone) +
      path(
        `M${x - w / 2 - 9},${-h} v-26 h${w / 4} v12 h${w / 4} v-12 h${w / 4} v12 h${w / 4} v-12 h18 v26z`,
        '#b3ac9e',
      ) +
      rect(x - 9, -h + 44, 18, 34, '#403a33', 9);
    const bricks = stroke(
      'M-150,-60 h36 M-96,-100 h30 M-30,-140 h34 M60,-60 h38 M90,-120 h30 M-140,-180 h26 M100,-200 h26 M-20,-220 h30',
      '#7b7468',
      3,
      'opacity="0.6"',
    );
    const art =
      tower(-110, 92, 260) +
      tower(110, 92, 320) +
      rect(-90, -170, 180, 170, stone) +
      path('M-44,0 V-70 C-44,-118 44,-118 44,-70 V0Z', '#38322c') +
      tower(0, 76, 236) +
      bricks +
      place(weed(pen, chance, 120, '#6da04e'), -168, 0) +
      place(weed(pen, chance, 80, palette.accent), 172, 0);
    return { art, half: 186, reach: 226, height: 350 };
  }
  if (seed % 3 === 1) {
    const wood = sheet(pen, '#a77e55', '#5f4229');
    const art =
      path(
        'M-220,0 C-200,-60 -120,-50 -90,-110 C-70,-170 -130,-220 -110,-250 C-70,-220 -40,-190 -30,-140 C0,-190 60,-200 90,-280 C112,-270 110,-210 80,-160 C60,-120 120,-110 160,-150 C176,-130 150,-84 110,-70 C170,-50 210,-40 220,0Z',
        wood,
      ) +
      stroke(
        'M-160,-20 C-100,-40 -70,-80 -66,-130 M-20,-20 C-10,-90 40,-140 70,-200 M60,-14 C90,-40 130,-50 170,-20',
        '#d2ac7f',
        4,
        'opacity="0.5"',
      ) +
      path('M-70,-2 C-66,-50 -6,-54 0,-2Z', '#3c2a1c') +
      place(weed(pen, chance, 110, '#6da04e'), -150, -4) +
      place(weed(pen, chance, 70, '#89b85c'), 130, -4);
    return { art, half: 210, reach: 240, height: 280 };
  }
  return {
    art:
      place(weed(pen, chance, 360, '#5c9a4c'), -60, -10, { scale: 1.25 }) +
      place(weed(pen, chance, 280, palette.accent), 70, -10, { scale: 1.25 }) +
      place(weed(pen, chance, 200, '#8fbf5a'), 10, -6, { scale: 1.3 }) +
      heap(pen, chance, 130, 26, ['#8d7f6b', '#c2b49a', '#6f6454'], 9),
    half: 130,
    reach: 210,
    height: 430,
  };
};
