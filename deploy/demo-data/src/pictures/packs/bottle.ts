import type { Illustration } from 'deploy-api/db/schema/illustration';
import { darker, lighter, luminance, mix } from '../drawing/colour';
import { cylinder } from '../drawing/light';
import { ellipse, type Pen, path, rect, stroke } from '../drawing/pen';
import { bySize, type LabelPrinter, type ProductDrawer, type ProductDrawing } from './product-drawing';

/** The colour of the plastic: the brand's main colour, or white if the label would not be visible on it. */
const plastic = ({ palette, seed }: Illustration): string =>
  seed % 3 === 0 ? '#f4f1ea' : mix(palette.main, '#ffffff', luminance(palette.main) < 0.08 ? 0.12 : 0.2);

const gloss = (pen: Pen, colour: string): string =>
  pen.across([
    [0, darker(colour, 0.35)],
    [0.14, lighter(colour, 0.1)],
    [0.22, lighter(colour, 0.55)],
    [0.32, colour],
    [0.75, darker(colour, 0.12)],
    [0.93, darker(colour, 0.35)],
    [1, colour],
  ]);

/** A container with a printed label on its front. */
function vessel(
  pen: Pen,
  spec: Illustration,
  print: LabelPrinter,
  outline: string,
  label: { a: number; top: number; bottom: number },
): string {
  const { a, top, bottom } = label;
  const strip = `M${-a},${top} Q0,${top + 12} ${a},${top} V${bottom} Q0,${bottom + 12} ${-a},${bottom}Z`;
  const face = pen.clip(
    path(strip, '#000'),
    print(pen, spec, { x: -a, y: top, w: 2 * a, h: bottom - top + 8, sag: 7 }),
  );
  return (
    path(outline, gloss(pen, plastic(spec))) + pen.clip(path(outline, '#000'), face) + cylinder(pen, outline, 0.75)
  );
}

/** A bottle of shampoo, drops or oil, with a flip cap or a pump. */
export const bottle: ProductDrawer = (pen, spec, print): ProductDrawing => {
  const a = bySize(spec, 92, 108, 122);
  const h = bySize(spec, 380, 430, 480);
  const neck = a * 0.36;
  const outline = `M${-neck},${-h} H${neck} V${-h + 18} C${neck + 8},${-h + 46} ${a},${-h + 54} ${a},${-h + 110} V-26 Q${a},0 ${a - 26},0 Q0,10 ${-a + 26},0 Q${-a},0 ${-a},-26 V${-h + 110} C${-a},${-h + 54} ${-neck - 8},${-h + 46} ${-neck},${-h + 18}Z`;
  const capColour = spec.seed % 3 === 0 ? spec.palette.main : '#f6f3ed';
  const pump = spec.seed % 2 === 0 && !/капл|суспенз|удобрен|бактери/i.test(spec.label[0] ?? '');
  const cap = pump
    ? rect(-neck - 6, -h - 26, 2 * neck + 12, 34, gloss(pen, capColour), 6) +
      rect(-9, -h - 66, 18, 44, gloss(pen, '#e9e6df')) +
      path(
        `M-30,${-h - 88} H34 C56,${-h - 88} 84,${-h - 82} 88,${-h - 62} L74,${-h - 60} C66,${-h - 68} 46,${-h - 66} 30,${-h - 64} H-30 Q-38,${-h - 76} -30,${-h - 88}Z`,
        gloss(pen, capColour),
      )
    : rect(-neck - 14, -h - 62, 2 * neck + 28, 70, gloss(pen, capColour), 9) +
      stroke(`M${-neck - 14},${-h - 20} H${neck + 14}`, '#1d140c', 2, 'opacity="0.25"');
  return {
    art: cap + vessel(pen, spec, print, outline, { a, top: -h + 126, bottom: -34 }),
    halfWidth: a,
    height: h + (pump ? 90 : 62),
  };
};

/** A spray bottle. */
export const spray: ProductDrawer = (pen, spec, print): ProductDrawing => {
  const a = bySize(spec, 88, 100, 112);
  const h = bySize(spec, 340, 380, 420);
  const neck = a * 0.3;
  const outline = `M${-neck},${-h} H${neck} V${-h + 24} C${neck},${-h + 80} ${a},${-h + 90} ${a},${-h + 170} V-24 Q${a},0 ${a - 24},0 Q0,9 ${-a + 24},0 Q${-a},0 ${-a},-24 V${-h + 170} C${-a},${-h + 90} ${-neck},${-h + 80} ${-neck},${-h + 24}Z`;
  const top = spec.palette.accent;
  const head =
    path(
      `M-64,${-h - 116} H26 C60,${-h - 116} 74,${-h - 92} 72,${-h - 60} L52,${-h - 44} H-18 L-26,${-h - 72} H-64Z`,
      gloss(pen, top),
    ) +
    rect(-84, -h - 112, 24, 30, gloss(pen, '#f6f3ed'), 4) +
    path(
      `M-30,${-h - 70} C-56,${-h - 56} -62,${-h - 24} -74,${-h + 8} C-64,${-h + 14} -56,${-h + 10} -54,${-h + 2} C-46,${-h - 26} -34,${-h - 44} -14,${-h - 50}Z`,
      gloss(pen, '#f6f3ed'),
    ) +
    rect(-neck - 8, -h - 46, 2 * neck + 16, 52, gloss(pen, '#f6f3ed'), 5) +
    stroke(
      `M${-neck},${-h - 40} v40 M${-neck + 12},${-h - 40} v40 M0,${-h - 40} v40 M${neck - 12},${-h - 40} v40 M${neck},${-h - 40} v40`,
      '#1d140c',
      1.6,
      'opacity="0.16"',
    );
  return {
    art: head + vessel(pen, spec, print, outline, { a, top: -h + 184, bottom: -30 }),
    halfWidth: a,
    height: h + 116,
  };
};

/** A wide jar with a screw lid. */
export const jar: ProductDrawer = (pen, spec, print): ProductDrawing => {
  const a = bySize(spec, 122, 138, 154);
  const h = bySize(spec, 280, 330, 370);
  const outline = `M${-a * 0.86},${-h} H${a * 0.86} Q${a},${-h + 6} ${a},${-h + 34} V-24 Q${a},0 ${a - 24},0 Q0,12 ${-a + 24},0 Q${-a},0 ${-a},-24 V${-h + 34} Q${-a},${-h + 6} ${-a * 0.86},${-h}Z`;
  const lidColour = spec.seed % 2 ? spec.palette.accent : spec.palette.main;
  let ribs = '';
  for (let i = 1; i < 18; i++) ribs += `M${Math.round(-a * Math.cos((i * Math.PI) / 18))},${-h - 46} v40`;
  const lid =
    path(`M${-a},${-h - 48} V${-h - 8} Q0,${-h + 14} ${a},${-h - 8} V${-h - 48}Z`, gloss(pen, lidColour)) +
    stroke(ribs, '#1d140c', 1.6, 'opacity="0.18"') +
    ellipse(
      0,
      -h - 48,
      a,
      17,
      pen.linear([
        [0, lighter(lidColour, 0.35)],
        [1, lidColour],
      ]),
    ) +
    ellipse(0, -h - 48, a * 0.84, 12.5, 'none', 'stroke="#ffffff" stroke-width="1.6" opacity="0.5"');
  return {
    art: vessel(pen, spec, print, outline, { a, top: -h + 42, bottom: -36 }) + lid,
    halfWidth: a,
    height: h + 66,
  };
};

/** A tube of paste standing on its cap. */
export const tube: ProductDrawer = (pen, spec, print): ProductDrawing => {
  const a = bySize(spec, 84, 94, 104);
  const h = bySize(spec, 400, 440, 480);
  const outline = `M${-a},${-h} H${a} L${a * 0.8},-62 Q${a * 0.78},-50 ${a * 0.6},-48 H${-a * 0.6} Q${-a * 0.78},-50 ${-a * 0.8},-62Z`;
  let crimp = '';
  for (let x = -a + 6; x < a; x += 8) crimp += `M${x},${-h + 4} v26`;
  const face = pen.clip(path(outline, '#000'), print(pen, spec, { x: -a, y: -h + 34, w: 2 * a, h: h - 84 }));
  const cap = path(
    `M${-a * 0.62},-50 H${a * 0.62} L${a * 0.58},-6 Q${a * 0.56},0 ${a * 0.5},1 H${-a * 0.5} Q${-a * 0.56},0 ${-a * 0.58},-6Z`,
    gloss(pen, '#f6f3ed'),
  );
  return {
    art:
      cap +
      path(outline, lighter(spec.palette.main, 0.1)) +
      face +
      cylinder(pen, outline, 0.7) +
      rect(-a, -h, 2 * a, 34, lighter(spec.palette.main, 0.25)) +
      stroke(crimp, '#1d140c', 1.8, 'opacity="0.2"'),
    halfWidth: a * 0.62,
    height: h,
  };
};
