import { fitIntoBox } from '../animals/animal-drawing';
import { lighter, mix, readable } from '../drawing/colour';
import { lettering } from '../drawing/lettering';
import { circle, path, place, rect } from '../drawing/pen';
import type { LabelLayout } from './parts/label-layout';
import { band, bendOf, textLines, unit, verticalGradient, weightBadge, wordmark } from './parts/label-text';

/** Name and flavour on the left, the animal in a circle on the right. */
export function beside({ pen, box, words, palette, tone, animal }: LabelLayout): string {
  const { x, y, w, h, sag = 0 } = box;
  const u = unit({ ...box, h: box.h * 1.5 });
  const r = Math.min(h * 0.42, w * 0.23);
  const cx = x + w * 0.73;
  const cy = y + h * 0.49 + sag * 0.7;
  const left = x + w * 0.09;
  const width = w * 0.42;
  const ink = readable(palette.main, palette.ground);
  const view =
    circle(
      cx,
      cy,
      r,
      pen.radial([
        [0, lighter(palette.ground, 0.3)],
        [1, mix(palette.ground, tone, 0.35)],
      ]),
    ) +
    (animal
      ? fitIntoBox(animal, cx, cy + r * 1.02, r * 1.9, r * 1.84)
      : words.taste
        ? place(words.taste.draw(pen), cx, cy, { scale: r / 60 })
        : '');
  return (
    rect(x, y, w, h + sag, verticalGradient(pen, palette.main)) +
    band(box, y + h * 0.8, y + h + 4, tone) +
    circle(cx, cy, r + 3 * u, tone) +
    pen.clip(circle(cx, cy, r, '#000'), view) +
    wordmark(words, box, { x: left, y: y + h * 0.34, width, size: 17 * u, ink, align: 'left' }) +
    textLines(words.title, box, { x: left, y: y + h * 0.52, width, size: 8 * u, ink, align: 'left' }).art +
    lettering(words.weight ?? words.details[0] ?? '', readable(tone, palette.ground), {
      face: 'strong',
      size: 7 * u,
      x: left,
      y: y + h * 0.935,
      align: 'left',
      fit: width,
      bend: bendOf(box),
    })
  );
}

/** The name on a light area between two bands, the flavour on both sides. */
export function between({ pen, box, words, palette, tone, animal }: LabelLayout): string {
  const { x, y, w, h, sag = 0 } = box;
  const u = unit({ ...box, h: box.h * 1.5 });
  const cx = x + w / 2;
  const side = Math.min(h * 0.5, w * 0.26);
  return (
    rect(x, y, w, h + sag, verticalGradient(pen, palette.ground)) +
    band(box, y, y + h * 0.1, tone) +
    band(box, y + h * 0.62, y + h + 4, verticalGradient(pen, palette.main)) +
    band(box, y + h * 0.6, y + h * 0.635, tone) +
    (animal ? fitIntoBox(animal, x + w * 0.22, y + h * 0.62 + sag * 0.7, side * 1.1, h * 0.46) : '') +
    (words.taste ? place(words.taste.draw(pen), x + w * 0.82, y + h * 0.62 + sag * 0.7, { scale: u * 0.3 }) : '') +
    wordmark(words, box, {
      x: animal ? cx + w * 0.1 : cx,
      y: y + h * 0.43,
      width: w * 0.44,
      size: 17 * u,
      ink: readable(palette.ground, palette.main, palette.ink),
    }) +
    textLines(words.title, box, {
      x: cx,
      y: y + h * 0.8,
      width: w * 0.62,
      size: 8 * u,
      ink: readable(palette.main, palette.ground),
    }).art +
    weightBadge(words, x + w * 0.84, y + h * 0.9 + sag * 0.4, u, tone, false)
  );
}

/** A large picture of the flavour on its colour; the name on a light oval. */
export function oval({ pen, box, words, palette, tone, animal }: LabelLayout): string {
  const { x, y, w, h, sag = 0 } = box;
  const u = unit({ ...box, h: box.h * 1.5 });
  const cx = x + w / 2;
  const cy = y + h * 0.34 + sag * 0.8;
  const egg = (grow: number): string =>
    `M${cx - w * 0.34 - grow},${cy} C${cx - w * 0.34 - grow},${cy - h * 0.34 - grow} ${cx + w * 0.34 + grow},${cy - h * 0.34 - grow} ${cx + w * 0.34 + grow},${cy} C${cx + w * 0.34 + grow},${cy + h * 0.34 + grow} ${cx - w * 0.34 - grow},${cy + h * 0.34 + grow} ${cx - w * 0.34 - grow},${cy}Z`;
  return (
    rect(
      x,
      y,
      w,
      h + sag,
      pen.linear([
        [0, lighter(tone, 0.15)],
        [1, tone],
      ]),
    ) +
    band(box, y + h * 0.7, y + h + 4, verticalGradient(pen, palette.main)) +
    path(egg(2.4 * u), palette.accent) +
    path(egg(0), verticalGradient(pen, palette.ground)) +
    wordmark(words, box, {
      x: cx,
      y: cy + h * 0.05 - sag,
      width: w * 0.56,
      size: 17 * u,
      ink: readable(palette.ground, palette.main, palette.ink),
    }) +
    (animal ? fitIntoBox(animal, x + w * 0.2, y + h * 0.99 + sag * 0.5, w * 0.3, h * 0.5) : '') +
    (words.taste ? place(words.taste.draw(pen), x + w * 0.84, y + h * 0.6 + sag * 0.6, { scale: u * 0.32 }) : '') +
    textLines(words.title, box, {
      x: animal ? cx + w * 0.12 : cx,
      y: y + h * 0.83,
      width: w * 0.54,
      size: 7.6 * u,
      ink: readable(palette.main, palette.ground),
    }).art
  );
}
