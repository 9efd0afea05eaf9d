import { darker, lighter } from '../drawing/colour';
import { ellipse, num, place, stroke } from '../drawing/pen';
import type { ProductDrawer } from '../packs/product-drawing';
import { formOf } from '../packs/product-drawing';

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

export const rope: ProductDrawer = (pen, spec) => {
  const { palette } = spec;
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
  const ring = formOf(spec, /канат|грейф/i, /кольц|перетяж/i) === 1;
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
    halfWidth: ring ? 90 : 190,
    maxHalfWidth: ring ? 170 : 250,
    height: ring ? 330 : 210,
    shadowHeight: 0.8,
  };
};
