import { mix, readable } from '../../drawing/colour';
import { circle, path, rect } from '../../drawing/pen';
import { type LabelLayout, labelAnimal, tastePicture } from '../parts/label-layout';
import { textLines, unit, verticalGradient, weightBadge, wordmark } from '../parts/label-text';

/** Light above, coloured waves below; the flavour is written on the wave. */
export function wave(print: LabelLayout): string {
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
    rect(x, y, w, h, verticalGradient(pen, palette.ground)) +
    circle(cx, y + h * 0.46, w * 0.4, mix(palette.ground, tone, 0.28)) +
    wordmark(words, box, {
      x: cx,
      y: y + h * 0.185,
      width: w * 0.84,
      size: 21 * u,
      ink: readable(palette.ground, palette.main, palette.ink),
    }) +
    (animal
      ? labelAnimal(print, cx, y + h * 0.72, w * 0.74, h * 0.46)
      : tastePicture(print, cx, y + h * 0.46, u * 0.66)) +
    swell(0.67, 0.05, tone) +
    swell(0.71, 0.05, verticalGradient(pen, palette.main)) +
    textLines(words.title, box, { x: cx, y: y + h * 0.82, width: w * 0.82, size: 9.8 * u, ink }).art +
    (animal ? tastePicture(print, x + w * 0.17, y + h * 0.665, u * 0.3) : '') +
    weightBadge(words, x + w * 0.8, y + h * 0.655, u, palette.accent, true)
  );
}
