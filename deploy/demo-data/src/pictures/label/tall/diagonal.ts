import { readable } from '../../drawing/colour';
import { path, rect, stroke } from '../../drawing/pen';
import { type LabelLayout, labelAnimal, tastePicture } from '../parts/label-layout';
import { textLines, unit, verticalGradient, weightBadge, wordmark } from '../parts/label-text';

/** A rising curve between two areas; a large animal in the corner. */
export function diagonal(print: LabelLayout): string {
  const { pen, box, words, palette, tone, animal } = print;
  const { x, y, w, h } = box;
  const u = unit(box);
  const left = x + w * 0.1;
  const ink = readable(palette.main, palette.ground);
  const title = textLines(words.title, box, {
    x: left,
    y: y + h * 0.36,
    width: w * 0.66,
    size: 10.5 * u,
    ink,
    align: 'left',
    most: 3,
  });
  return (
    rect(x, y, w, h, verticalGradient(pen, palette.main)) +
    path(
      `M${x},${y + h * 0.86} C${x + w * 0.4},${y + h * 0.8} ${x + w * 0.75},${y + h * 0.6} ${x + w},${y + h * 0.34} V${y + h} H${x}Z`,
      tone,
    ) +
    path(
      `M${x},${y + h * 0.9} C${x + w * 0.45},${y + h * 0.85} ${x + w * 0.8},${y + h * 0.66} ${x + w},${y + h * 0.42} V${y + h} H${x}Z`,
      verticalGradient(pen, palette.ground),
    ) +
    wordmark(words, box, { x: left, y: y + h * 0.2, width: w * 0.8, size: 19 * u, ink, align: 'left' }) +
    stroke(`M${left},${y + h * 0.255} h${w * 0.2}`, tone, 1.4 * u) +
    title.art +
    (animal
      ? labelAnimal(print, x + w * 0.67, y + h * 1.005, w * 0.72, h * 0.5)
      : tastePicture(print, x + w * 0.68, y + h * 0.76, u * 0.6)) +
    (animal ? tastePicture(print, x + w * 0.2, y + h * 0.74, u * 0.3) : '') +
    weightBadge(words, x + w * 0.2, y + h * 0.93, u, palette.main, false)
  );
}
