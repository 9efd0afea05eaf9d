import { Chance } from '../paper/chance';
import { darker, lighter } from '../paper/colour';
import { ellipse, group, num, type Pen, path, place, rect, stroke } from '../paper/pen';
import { bag } from './bag';
import { bySize, type Maker, type Thing } from './pack';

/** A heap of grains around (0, 0): wide, low, its front row whole. */
export function heap(
  pen: Pen,
  chance: Chance,
  half: number,
  rise: number,
  colours: readonly [string, ...string[]],
  grain: number,
): string {
  let art = ellipse(0, 3, half * 1.08, rise * 0.28, '#3b2a18', 'opacity="0.22"');
  const rows = Math.max(3, Math.round(rise / (grain * 0.9)));
  for (let row = rows; row >= 0; row--) {
    const reach = half * Math.sqrt(Math.max(0, 1 - row / (rows + 1)));
    for (let x = -reach; x <= reach; x += grain * 1.5) {
      const colour = chance.pick(colours);
      const fill = pen.radial(
        [
          [0, lighter(colour, 0.3)],
          [0.6, colour],
          [1, darker(colour, 0.3)],
        ],
        [0.36, 0.3, 0.75],
      );
      art += ellipse(
        x + chance.between(-3, 3),
        -row * grain * 0.86 + chance.between(-3, 3),
        grain * chance.between(0.85, 1.1),
        grain * chance.between(0.62, 0.8),
        fill,
      );
    }
  }
  return art;
}

/** A bag of litter with a heap of its granules. */
export const litter: Maker = (pen, spec, print): Thing => {
  const base = bag(pen, { ...spec, size: spec.size === 's' ? 'm' : spec.size }, print);
  const words = spec.label.join(' ');
  const colours = /силик/i.test(words)
    ? (['#dff0f7', '#ffffff', '#a9d3ea'] as const)
    : /древес|опил|пеллет|кукуруз/i.test(words)
      ? (['#d9b27c', '#c79a5f', '#e3c391'] as const)
      : (['#b9b3aa', '#cfc9bf', '#a49d93'] as const);
  const grains = place(heap(pen, new Chance(spec.seed), 112, 44, colours, 9), base.half * 0.5, 24);
  return { art: base.art + grains, half: base.half, height: base.height };
};

/** Hay in a clear bag behind a printed card. */
export const hay: Maker = (pen, spec, print): Thing => {
  const w = bySize(spec, 330, 370, 400);
  const h = bySize(spec, 400, 450, 500);
  const a = w / 2;
  const chance = new Chance(spec.seed);
  const outline = `M${-a + 18},${-h} H${a - 18} C${a - 8},${num(-h * 0.86)} ${a + 16},${num(-h * 0.6)} ${a + 8},-40 Q${a},0 ${a - 36},0 Q0,8 ${-a + 36},0 Q${-a},0 ${-a - 8},-40 C${-a - 16},${num(-h * 0.6)} ${-a + 8},${num(-h * 0.86)} ${-a + 18},${-h}Z`;
  let blades = '';
  for (const [colour, count] of [
    ['#8f8a3f', 90],
    ['#b5a955', 90],
    ['#d6cc83', 80],
    ['#7f9a4b', 50],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i++) {
      const x = chance.between(-a, a);
      const y = chance.between(-h * 0.86, 0);
      d += `M${num(x)},${num(y)}q${num(chance.between(-50, 50))},${num(chance.between(-40, 40))} ${num(chance.between(-90, 90))},${num(chance.between(-60, 60))}`;
    }
    blades += stroke(d, colour, 3);
  }
  const film = path(
    outline,
    pen.across([
      [0, '#1d140c', 0.25],
      [0.08, '#ffffff', 0.3],
      [0.16, '#ffffff', 0],
      [0.24, '#ffffff', 0.35],
      [0.3, '#ffffff', 0],
      [0.85, '#ffffff', 0.02],
      [0.92, '#ffffff', 0.3],
      [1, '#1d140c', 0.2],
    ]),
  );
  const label = pen.clip(
    rect(-a * 0.66, -h * 0.74, a * 1.32, h * 0.58, '#000', 16),
    print(pen, spec, { x: -a * 0.66, y: -h * 0.74, w: a * 1.32, h: h * 0.58 }),
  );
  const head =
    rect(
      -a + 12,
      -h - 46,
      w - 24,
      62,
      pen.linear([
        [0, lighter(spec.palette.main, 0.12)],
        [1, darker(spec.palette.main, 0.12)],
      ]),
      6,
    ) + ellipse(0, -h - 20, 34, 9, '#f5f0e7');
  return {
    art: pen.clip(path(outline, '#000'), rect(-a - 20, -h, w + 40, h + 10, '#a59c4c') + blades) + label + film + head,
    half: a,
    height: h + 46,
  };
};

/** Two sticks of seeds hanging from a printed card. */
export const seedStick: Maker = (pen, spec, print): Thing => {
  const chance = new Chance(spec.seed);
  const colours = ['#d9a648', '#c48a34', '#efe0b4', '#5b4a3a', '#b9632f', '#8a9a4a'] as const;
  const stick = (): string => {
    let grains = '';
    for (let i = 0; i < 110; i++) {
      const colour = chance.pick(colours);
      const side = chance.between(-1, 1);
      grains += ellipse(
        side * 29,
        chance.between(-250, -22),
        8,
        5.6,
        darker(colour, Math.abs(side) * 0.35),
        `transform="rotate(${Math.round(chance.between(0, 180))} ${num(side * 29)} ${-22 - (i * 228) / 110})"`,
      );
    }
    return (
      rect(-4, -300, 8, 300, '#c9a777', 3) +
      rect(
        -31,
        -268,
        62,
        250,
        pen.across([
          [0, '#7d5a2a'],
          [0.35, '#d3a252'],
          [1, '#6f4d22'],
        ]),
        28,
      ) +
      pen.clip(rect(-33, -272, 66, 258, '#000', 30), grains) +
      rect(-24, -256, 10, 226, '#ffffff', 5, 'opacity="0.25"')
    );
  };
  const film = rect(
    -108,
    -330,
    216,
    330,
    pen.across([
      [0, '#ffffff', 0.5],
      [0.1, '#ffffff', 0.12],
      [0.5, '#ffffff', 0.05],
      [0.9, '#ffffff', 0.25],
      [1, '#ffffff', 0.5],
    ]),
    10,
    'stroke="#cfc6b6" stroke-width="1.6"',
  );
  const card =
    pen.clip(rect(-126, -520, 252, 220, '#000', 14), print(pen, spec, { x: -126, y: -520, w: 252, h: 222 })) +
    ellipse(0, -496, 26, 8, '#f5f0e7') +
    rect(
      -126,
      -520,
      252,
      220,
      pen.linear([
        [0, '#ffffff', 0.18],
        [1, '#1d140c', 0.12],
      ]),
      14,
    );
  return {
    art: place(stick(), -48, -14) + place(stick(), 48, -14) + film + group(card, 'translate(0 4)'),
    half: 112,
    height: 520,
  };
};

/** Crumbs of a dry food, for scenes and close views. */
export const kibble = (pen: Pen, chance: Chance, half: number, rise: number): string =>
  heap(
    pen,
    chance,
    half,
    rise,
    chance.maybe(0.5) ? ['#a8713c', '#96602f', '#bb8449'] : ['#8f5a33', '#b98a50', '#a04f35'],
    11,
  );
