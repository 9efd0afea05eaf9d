import { breedFor, figure } from '../animals/cast';
import { stand } from '../animals/figure';
import { makers } from '../goods/makers';
import { back } from '../label/back';
import { front } from '../label/front';
import { kibble } from '../packs/loose';
import type { Printer, Thing } from '../packs/pack';
import { Chance } from '../paper/chance';
import { lighter, mix } from '../paper/colour';
import { backdrop, shadow } from '../paper/light';
import { ellipse, type Pen, path, place, rect, stroke } from '../paper/pen';
import type { Illustration } from '../spec';
import type { View } from '../views';

/** The page of a product picture, 4:5. */
export const PAGE = { w: 640, h: 800 } as const;

const dry = (spec: Illustration): boolean => spec.shape === 'bag' && (spec.animal === 'dog' || spec.animal === 'cat' || spec.animal === 'rodent');

const scaleOf = ({ half, reach = half, height }: Thing, width: number, tall: number): number =>
  Math.min(width / (2 * reach), tall / height);

/** A thing standing at (x, y) with its shadow, no larger than the given width and height. */
export function stood(pen: Pen, thing: Thing, x: number, y: number, width: number, height: number): string {
  const scale = scaleOf(thing, width, height);
  const half = thing.half * scale;
  return shadow(pen, x, y, half, half * 0.16 * (thing.shade ?? 1)) + place(thing.art, x, y, { scale });
}

const make = (pen: Pen, spec: Illustration, print: Printer): Thing => makers[spec.shape](pen, spec, print);

/** How much of the page a thing of its size takes. */
const room = ({ size }: Illustration): number => ({ s: 0.84, m: 0.92, l: 1 })[size];

function packshot(pen: Pen, spec: Illustration, print: Printer, crumbs: boolean): string {
  const thing = make(pen, spec, print);
  const share = room(spec);
  const scale = scaleOf(thing, 470 * share, 620 * share);
  const floor = PAGE.h / 2 + (thing.height * scale) / 2 + 14;
  const chance = new Chance(spec.seed + 11);
  const pile =
    crumbs && dry(spec) && chance.maybe(0.45)
      ? place(kibble(pen, chance, 92, 44), PAGE.w / 2 + thing.half * scale * 0.72, floor + 22)
      : '';
  return backdrop(pen, PAGE.w, PAGE.h) + stood(pen, thing, PAGE.w / 2, floor, 470 * share, 620 * share) + pile;
}

/** Close to the label, a little turned. */
function detail(pen: Pen, spec: Illustration): string {
  const thing = make(pen, spec, front);
  const scale = scaleOf(thing, 900, 1250);
  const ground = rect(
    0,
    0,
    PAGE.w,
    PAGE.h,
    pen.linear(
      [
        [0, lighter(spec.palette.main, 0.86)],
        [1, mix('#efe8dc', spec.palette.main, 0.12)],
      ],
      [0, 0, 1, 1],
    ),
  );
  const floor =
    thing.height * scale > PAGE.h
      ? PAGE.h * 0.5 + thing.height * scale * 0.62
      : PAGE.h / 2 + (thing.height * scale) / 2;
  const pile = dry(spec) ? place(kibble(pen, new Chance(spec.seed), 250, 96), 400, 800, { scale: 1.25 }) : '';
  return (
    ground + place(stood(pen, thing, 0, 0, 900, 1250), PAGE.w * 0.46, floor, { turn: spec.seed % 2 ? -5 : 5 }) + pile
  );
}

/** A corner of a home: wall, skirting, floor, a patch of sun. */
export function corner(pen: Pen, w: number, h: number, tone: string): string {
  const floor = h * 0.74;
  const wall = mix('#f7f1e6', tone, 0.16);
  return (
    rect(
      0,
      0,
      w,
      floor,
      pen.linear(
        [
          [0, lighter(wall, 0.35)],
          [1, wall],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    path(`M${w * 0.5},0 L${w * 0.96},0 L${w * 0.62},${floor} L${w * 0.1},${floor}Z`, '#fffdf4', 'opacity="0.38"') +
    rect(0, floor - 14, w, 14, '#fffdf8') +
    rect(
      0,
      floor,
      w,
      h - floor,
      pen.linear([
        [0, '#d9bd95'],
        [1, '#e8d3b2'],
      ]),
    ) +
    stroke(
      `M0,${floor + 38} H${w} M0,${floor + 92} H${w} M0,${floor + 164} H${w} M${w * 0.22},${floor} l-30,38 M${w * 0.7},${floor} l26,38 M${w * 0.46},${floor + 38} l-10,54 M${w * 0.12},${floor + 92} l-40,72 M${w * 0.82},${floor + 92} l44,72`,
      '#b99a6d',
      2,
      'opacity="0.4"',
    ) +
    path(`M${w * 0.1},${floor} L${w * 0.62},${floor} L${w * 0.5},${h} L${-w * 0.1},${h}Z`, '#fff6dd', 'opacity="0.35"')
  );
}

/** The animal with what is for it, at home. */
function atHome(pen: Pen, spec: Illustration): string {
  const { w, h } = PAGE;
  const { animal, seed } = spec;
  const thing = make(pen, spec, front);
  const breed = breedFor(animal, spec.label.join(' '), seed);
  const ground = corner(pen, w, h, spec.palette.main);
  const floor = h * 0.9;
  const lives = spec.shape === 'tank' || spec.shape === 'cage' || animal === 'none' || animal === 'fish';
  if (lives) {
    const table =
      rect(
        30,
        600,
        w - 60,
        26,
        pen.linear([
          [0, '#c9a06c'],
          [1, '#a57c4b'],
        ]),
        8,
      ) +
      rect(70, 626, 26, 174, '#a57c4b') +
      rect(w - 96, 626, 26, 174, '#a57c4b');
    return ground + table + stood(pen, thing, w / 2, 600, 470, 470);
  }
  const nest = spec.shape === 'bed';
  const who = figure(pen, animal, breed, nest || seed % 3 === 0);
  if (!who) return ground + stood(pen, thing, w / 2, floor, 420, 460);
  if (nest) return ground + stood(pen, thing, w / 2, floor - 30, 540, 360) + stand(who, w / 2, floor - 92, 250);
  const big = animal === 'dog' || animal === 'cat';
  const tall = big ? (who.bottom - who.top < 400 ? 300 : 450) : 270;
  const half = (who.half * tall) / (who.bottom - who.top);
  const left = seed % 2 === 0;
  const beside = Math.min(w * 0.3, half + 6);
  return (
    ground +
    stood(pen, thing, left ? w * 0.7 : w * 0.3, floor - 34, big ? 300 : 270, big ? 400 : 350) +
    ellipse(
      left ? beside + 16 : w - beside - 16,
      floor,
      half * 0.95,
      20,
      pen.radial([
        [0, '#3b2a18', 0.42],
        [1, '#3b2a18', 0],
      ]),
    ) +
    stand(who, left ? beside + 16 : w - beside - 16, floor + 6, tall, !left)
  );
}

/** One view of a product on its 4:5 page. */
export function product(pen: Pen, spec: Illustration, view: View): string {
  switch (view) {
    case 'front':
      return packshot(pen, spec, front, true);
    case 'back':
      return packshot(pen, spec, back, false);
    case 'detail':
      return detail(pen, spec);
    case 'scene':
      return atHome(pen, spec);
  }
}
