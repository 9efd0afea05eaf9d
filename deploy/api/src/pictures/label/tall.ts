import type { Figure } from '../animals/figure';
import { fit } from '../animals/figure';
import { darker, lighter, mix, readable } from '../paper/colour';
import { lettering } from '../paper/lettering';
import { circle, fade, group, type Pen, path, place, rect, stroke } from '../paper/pen';
import type { Palette } from '../spec';
import { type Box, band, bendOf, lines, mark, sheen, unit, type Words, wordmark } from './words';

/** What a layout arranges. */
export interface Print {
  pen: Pen;
  box: Box;
  words: Words;
  palette: Palette;
  /** The second colour of this taste. */
  tone: string;
  animal: Figure | null;
  seed: number;
}

const paw = (fill: string): string =>
  path('M0,-4 C10,-4 20,10 16,18 C12,24 -12,24 -16,18 C-20,10 -10,-4 0,-4Z', fill) +
  circle(-17, -6, 6, fill) +
  circle(-7, -17, 6.5, fill) +
  circle(7, -17, 6.5, fill) +
  circle(17, -6, 6, fill);

/** Paw prints over the whole box. */
function paws(box: Box, colour: string): string {
  let art = '';
  for (let row = 0; row * 62 < box.h + 60; row++)
    for (let column = 0; column * 74 < box.w + 60; column++)
      art += place(paw(colour), box.x + column * 74 + (row % 2) * 37, box.y + row * 62, {
        turn: ((row * 3 + column * 5) % 7) * 9 - 27,
        scale: 0.75,
      });
  return fade(art, 0.13);
}

/** The picture of the taste; on a cylinder it hangs as low as the lettering. */
const tastePicture = ({ pen, words, box }: Print, x: number, y: number, scale: number): string =>
  words.taste ? place(words.taste.draw(pen), x, y + (box.sag ?? 0) * 0.7, { scale }) : '';

const beast = ({ animal, box }: Print, x: number, y: number, width: number, height: number): string =>
  animal ? fit(animal, x, y + (box.sag ?? 0) * 0.9, width, height) : '';

/** An arch of the brand's colour over the animal; the taste in a band at the foot. */
export function arch(print: Print): string {
  const { pen, box, words, palette, tone, animal } = print;
  const { x, y, w, h } = box;
  const u = unit(box);
  const cx = x + w / 2;
  const title = lines(words.title, box, {
    x: cx,
    y: y + h * 0.49,
    width: w * 0.78,
    size: 9.5 * u,
    ink: readable(palette.ground, palette.ink, palette.main),
  });
  return (
    rect(x, y, w, h, sheen(pen, palette.ground)) +
    band(box, y, y + h * 0.29, tone, h * 0.055) +
    band(box, y, y + h * 0.265, sheen(pen, palette.main), h * 0.055) +
    wordmark(words, box, {
      x: cx,
      y: y + h * 0.225,
      width: w * 0.76,
      size: 19 * u,
      ink: readable(palette.main, palette.ground),
    }) +
    title.art +
    (animal ? beast(print, cx - w * 0.08, y + h * 0.88, w * 0.66, h * 0.29) : '') +
    tastePicture(print, x + w * 0.8, y + h * 0.79, u * 0.28) +
    band(box, y + h * 0.88, y + h + 2, tone) +
    lettering(words.details[0] ?? '', readable(tone, palette.ground), {
      face: 'plain',
      size: 6 * u,
      x: x + w * 0.09,
      y: y + h * 0.945,
      align: 'left',
      fit: w * 0.5,
      bend: bendOf(box),
    }) +
    mark(words, x + w * 0.78, y + h * 0.925, u, palette.ground, false)
  );
}

/** The animal looks out of a round window. */
export function window(print: Print): string {
  const { pen, box, words, palette, tone, animal } = print;
  const { x, y, w, h } = box;
  const u = unit(box);
  const cx = x + w / 2;
  const sag = box.sag ?? 0;
  const cy = y + h * 0.5 + sag * 0.7;
  const r = Math.min(w * 0.34, h * 0.23);
  const view =
    circle(
      cx,
      cy,
      r,
      pen.radial([
        [0, lighter(palette.ground, 0.4)],
        [1, mix(palette.ground, tone, 0.35)],
      ]),
    ) +
    (animal
      ? beast(print, cx, cy + r * 1.02 - sag * 0.9, r * 1.9, r * 1.86)
      : tastePicture(print, cx, cy - sag * 0.7, r / 62));
  const ink = readable(palette.main, palette.ground);
  return (
    rect(x, y, w, h, sheen(pen, palette.main)) +
    circle(cx, cy, r + 5.2 * u, mix(palette.main, '#ffffff', 0.22)) +
    circle(cx, cy, r + 2.6 * u, tone) +
    pen.clip(circle(cx, cy, r, '#000'), view) +
    wordmark(words, box, { x: cx, y: y + h * 0.2, width: w * 0.8, size: 20 * u, ink }) +
    lines(words.title, box, { x: cx, y: y + h * 0.825, width: w * 0.82, size: 9.5 * u, ink }).art +
    (animal ? tastePicture(print, cx + r * 0.95, cy + r * 0.78, u * 0.3) : '') +
    mark(words, cx - r * 0.92, cy + r * 0.82, u, tone, true) +
    lettering(words.details[0] ?? '', mix(palette.main, ink, 0.8), {
      face: 'plain',
      size: 5.4 * u,
      x: cx,
      y: y + h * 0.955,
      fit: w * 0.8,
      bend: bendOf(box),
    })
  );
}

/** Two fields parted by a rising curve; the animal stands large in the corner. */
export function diagonal(print: Print): string {
  const { pen, box, words, palette, tone, animal } = print;
  const { x, y, w, h } = box;
  const u = unit(box);
  const left = x + w * 0.1;
  const ink = readable(palette.main, palette.ground);
  const title = lines(words.title, box, {
    x: left,
    y: y + h * 0.36,
    width: w * 0.66,
    size: 10.5 * u,
    ink,
    align: 'left',
    most: 3,
  });
  return (
    rect(x, y, w, h, sheen(pen, palette.main)) +
    path(
      `M${x},${y + h * 0.86} C${x + w * 0.4},${y + h * 0.8} ${x + w * 0.75},${y + h * 0.6} ${x + w},${y + h * 0.34} V${y + h} H${x}Z`,
      tone,
    ) +
    path(
      `M${x},${y + h * 0.9} C${x + w * 0.45},${y + h * 0.85} ${x + w * 0.8},${y + h * 0.66} ${x + w},${y + h * 0.42} V${y + h} H${x}Z`,
      sheen(pen, palette.ground),
    ) +
    wordmark(words, box, { x: left, y: y + h * 0.2, width: w * 0.8, size: 19 * u, ink, align: 'left' }) +
    stroke(`M${left},${y + h * 0.255} h${w * 0.2}`, tone, 1.4 * u) +
    title.art +
    (animal
      ? beast(print, x + w * 0.67, y + h * 1.005, w * 0.72, h * 0.5)
      : tastePicture(print, x + w * 0.68, y + h * 0.76, u * 0.6)) +
    (animal ? tastePicture(print, x + w * 0.2, y + h * 0.74, u * 0.3) : '') +
    mark(words, x + w * 0.2, y + h * 0.93, u, palette.main, false)
  );
}

/** A crest with the name over a field of paw prints; the taste on a ribbon. */
export function crest(print: Print): string {
  const { pen, box, words, palette, tone, animal } = print;
  const { x, y, w, h } = box;
  const u = unit(box);
  const cx = x + w / 2;
  const cw = w * 0.42;
  const top = y + h * 0.075;
  const shield = `M${cx - cw},${top} H${cx + cw} V${top + h * 0.17} C${cx + cw},${top + h * 0.25} ${cx + cw * 0.4},${top + h * 0.27} ${cx},${top + h * 0.3} C${cx - cw * 0.4},${top + h * 0.27} ${cx - cw},${top + h * 0.25} ${cx - cw},${top + h * 0.17}Z`;
  const ribbon = y + h * 0.8;
  const dark = darker(tone, 0.3);
  return (
    rect(x, y, w, h, sheen(pen, palette.main)) +
    paws(box, lighter(palette.main, 0.5)) +
    path(shield, sheen(pen, palette.ground)) +
    stroke(shield, tone, 1.6 * u) +
    wordmark(words, box, {
      x: cx,
      y: top + h * 0.145,
      width: cw * 1.72,
      size: 17 * u,
      ink: readable(palette.ground, palette.main, palette.ink),
    }) +
    lettering(words.details[0] ?? '', readable(palette.ground, palette.ink), {
      face: 'plain',
      size: 5 * u,
      x: cx,
      y: top + h * 0.215,
      fit: cw * 1.3,
    }) +
    (animal ? beast(print, cx, ribbon + h * 0.01, w * 0.78, h * 0.4) : tastePicture(print, cx, y + h * 0.6, u * 0.7)) +
    path(
      `M${x},${ribbon + h * 0.02} L${x + w * 0.08},${ribbon} V${ribbon + h * 0.1} L${x},${ribbon + h * 0.12}Z M${x + w},${ribbon + h * 0.02} L${x + w * 0.92},${ribbon} V${ribbon + h * 0.1} L${x + w},${ribbon + h * 0.12}Z`,
      dark,
    ) +
    band({ ...box, x: x + w * 0.05, w: w * 0.9 }, ribbon - h * 0.01, ribbon + h * 0.1, sheen(pen, tone)) +
    lines(words.title, box, {
      x: cx,
      y: ribbon + h * 0.063,
      width: w * 0.8,
      size: 8.6 * u,
      ink: readable(tone, palette.ground),
      most: 1,
    }).art +
    (animal ? tastePicture(print, x + w * 0.2, ribbon - h * 0.04, u * 0.28) : '') +
    mark(words, x + w * 0.82, ribbon - h * 0.045, u, palette.ground, true)
  );
}

/** An upright stripe with the name; text set to the left beside it. */
export function stripe(print: Print): string {
  const { pen, box, words, palette, tone, animal } = print;
  const { x, y, w, h } = box;
  const u = unit(box);
  const sw = w * 0.25;
  const left = x + sw + w * 0.09;
  const width = w - sw - w * 0.16;
  const ink = readable(palette.ground, palette.ink, palette.main);
  const flat: Box = { ...box, sag: 0 };
  const name = group(
    wordmark(words, flat, {
      x: 0,
      y: sw * 0.18,
      width: h * 0.72,
      size: sw * 0.58,
      ink: readable(palette.main, palette.ground),
    }),
    `translate(${x + sw * 0.56} ${y + h * 0.5}) rotate(-90)`,
  );
  const title = lines(words.title, box, {
    x: left,
    y: y + h * 0.63,
    width,
    size: 9.6 * u,
    ink,
    align: 'left',
    most: 2,
  });
  const detail = lines(words.details[0] ?? '', box, {
    x: left,
    y: title.end + 1.5 * u,
    width,
    size: 5.6 * u,
    ink: mix(ink, palette.ground, 0.25),
    face: 'plain',
    align: 'left',
    most: 1,
  });
  return (
    rect(x, y, w, h, sheen(pen, palette.ground)) +
    (animal
      ? path(
          `M${x + sw},${y + h * 0.56} H${x + w} V${y + h * 0.16} C${x + w * 0.8},${y + h * 0.08} ${x + w * 0.5},${y + h * 0.1} ${x + sw},${y + h * 0.22}Z`,
          mix(palette.ground, tone, 0.3),
        ) + beast(print, x + sw + (w - sw) * 0.52, y + h * 0.56, width * 1.02, h * 0.42)
      : tastePicture(print, left + width / 2, y + h * 0.34, u * 0.7)) +
    rect(x + sw, y + h * 0.56 - 0.5 * u, w - sw, u, tone) +
    rect(x, y, sw, h, sheen(pen, palette.main)) +
    rect(x + sw, y, 1.4 * u, h, tone) +
    name +
    title.art +
    detail.art +
    (animal ? tastePicture(print, x + w * 0.87, y + h * 0.53, u * 0.24) : '') +
    mark(words, left + 13 * u, y + h * 0.92, u, tone, false)
  );
}

/** Quiet and expensive: a fine frame, small letters, a chip of the taste's colour. */
export function fine(print: Print): string {
  const { pen, box, words, palette, tone, animal } = print;
  const { x, y, w, h } = box;
  const u = unit(box);
  const cx = x + w / 2;
  const ground = mix(palette.main, '#1d1a17', 0.35);
  const ink = readable(ground, palette.ground);
  const m = 5 * u;
  return (
    rect(x, y, w, h, sheen(pen, ground)) +
    rect(
      x + m,
      y + m,
      w - 2 * m,
      h - 2 * m,
      'none',
      3 * u,
      `stroke="${lighter(palette.accent, 0.2)}" stroke-width="${0.7 * u}" opacity="0.8"`,
    ) +
    wordmark(words, box, { x: cx, y: y + h * 0.2, width: w * 0.72, size: 17 * u, ink }) +
    stroke(`M${cx - 10 * u},${y + h * 0.25} h${20 * u}`, palette.accent, 0.9 * u) +
    (animal ? beast(print, cx, y + h * 0.72, w * 0.6, h * 0.42) : tastePicture(print, cx, y + h * 0.5, u * 0.62)) +
    band(box, y + h * 0.715, y + h * 0.86, sheen(pen, tone)) +
    lines(words.title, box, {
      x: cx,
      y: y + h * 0.8,
      width: w * 0.84,
      size: 8.6 * u,
      ink: readable(tone, palette.ground),
      most: 1,
    }).art +
    (animal ? tastePicture(print, x + w * 0.82, y + h * 0.69, u * 0.28) : '') +
    lettering(words.details[0] ?? '', mix(ground, ink, 0.75), {
      face: 'plain',
      size: 5 * u,
      x: x + w * 0.12,
      y: y + h * 0.925,
      align: 'left',
      fit: w * 0.46,
    }) +
    lettering(words.mark ?? '', ink, {
      face: 'strong',
      size: 7.5 * u,
      x: x + w * 0.88,
      y: y + h * 0.93,
      align: 'right',
      fit: w * 0.3,
    })
  );
}

/** Light above, waves of colour below; the taste written on the wave. */
export function wave(print: Print): string {
  const { pen, box, words, palette, tone, animal } = print;
  const { x, y, w, h } = box;
  const u = unit(box);
  const cx = x + w / 2;
  const swell = (top: number, rise: number, fill: string): string =>
    path(
      `M${x},${y + h * top} C${x + w * 0.3},${y + h * (top - rise)} ${x + w * 0.6},${y + h * (top + rise)} ${x + w},${y + h * (top - rise * 0.4)} V${y + h} H${x}Z`,
      fill,
    );
  const ink = readable(palette.main, palette.ground);
  return (
    rect(x, y, w, h, sheen(pen, palette.ground)) +
    circle(cx, y + h * 0.46, w * 0.4, mix(palette.ground, tone, 0.28)) +
    wordmark(words, box, {
      x: cx,
      y: y + h * 0.185,
      width: w * 0.84,
      size: 21 * u,
      ink: readable(palette.ground, palette.main, palette.ink),
    }) +
    (animal ? beast(print, cx, y + h * 0.72, w * 0.74, h * 0.46) : tastePicture(print, cx, y + h * 0.46, u * 0.66)) +
    swell(0.67, 0.05, tone) +
    swell(0.71, 0.05, sheen(pen, palette.main)) +
    lines(words.title, box, { x: cx, y: y + h * 0.82, width: w * 0.82, size: 9.8 * u, ink }).art +
    (animal ? tastePicture(print, x + w * 0.17, y + h * 0.665, u * 0.3) : '') +
    mark(words, x + w * 0.8, y + h * 0.655, u, palette.accent, true)
  );
}

/** The animal fills the pack; the name stands behind its ears. */
export function poster(print: Print): string {
  const { pen, box, words, palette, tone, animal } = print;
  const { x, y, w, h } = box;
  const u = unit(box);
  const cx = x + w / 2;
  const chip = lines(words.title, box, {
    x: cx,
    y: y + h * 0.345,
    width: w * 0.8,
    size: 9.2 * u,
    ink: readable(palette.main, palette.ground),
  });
  return (
    rect(
      x,
      y,
      w,
      h,
      pen.linear([
        [0, palette.main],
        [0.55, lighter(palette.main, 0.28)],
        [1, lighter(tone, 0.25)],
      ]),
    ) +
    circle(cx, y + h * 0.74, w * 0.52, lighter(palette.main, 0.45), 'opacity="0.35"') +
    wordmark(words, box, {
      x: cx,
      y: y + h * 0.205,
      width: w * 0.86,
      size: 23 * u,
      ink: readable(palette.main, palette.ground),
    }) +
    chip.art +
    (animal ? beast(print, cx, y + h * 0.985, w * 0.98, h * 0.53) : tastePicture(print, cx, y + h * 0.66, u * 0.9)) +
    band(box, y + h * 0.93, y + h + 2, tone) +
    lettering(words.details[0] ?? '', readable(tone, palette.ground), {
      face: 'plain',
      size: 5 * u,
      x: cx,
      y: y + h * 0.975,
      fit: w * 0.84,
    }) +
    (animal ? tastePicture(print, x + w * 0.18, y + h * 0.83, u * 0.3) : '') +
    mark(words, x + w * 0.83, y + h * 0.85, u, palette.accent, true)
  );
}
