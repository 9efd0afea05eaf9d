import { lighter, mix, readable } from '../../drawing/colour';
import { lettering } from '../../drawing/lettering';
import { circle, rect } from '../../drawing/pen';
import { type LabelLayout, labelAnimal, tastePicture } from '../parts/label-layout';
import { bendOf, textLines, unit, verticalGradient, weightBadge, wordmark } from '../parts/label-text';

/** The animal in a round window. */
export function window(print: LabelLayout): string {
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
      ? labelAnimal(print, cx, cy + r * 1.02 - sag * 0.9, r * 1.9, r * 1.86)
      : tastePicture(print, cx, cy - sag * 0.7, r / 62));
  const ink = readable(palette.main, palette.ground);
  return (
    rect(x, y, w, h, verticalGradient(pen, palette.main)) +
    circle(cx, cy, r + 5.2 * u, mix(palette.main, '#ffffff', 0.22)) +
    circle(cx, cy, r + 2.6 * u, tone) +
    pen.clip(circle(cx, cy, r, '#000'), view) +
    wordmark(words, box, { x: cx, y: y + h * 0.2, width: w * 0.8, size: 20 * u, ink }) +
    textLines(words.title, box, { x: cx, y: y + h * 0.825, width: w * 0.82, size: 9.5 * u, ink }).art +
    (animal ? tastePicture(print, cx + r * 0.95, cy + r * 0.78, u * 0.3) : '') +
    weightBadge(words, cx - r * 0.92, cy + r * 0.82, u, tone, true) +
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
