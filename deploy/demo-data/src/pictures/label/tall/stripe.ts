import { mix, readable } from '../../drawing/colour';
import { group, path, rect } from '../../drawing/pen';
import { type LabelLayout, labelAnimal, tastePicture } from '../parts/label-layout';
import { type Box, textLines, unit, verticalGradient, weightBadge, wordmark } from '../parts/label-text';

/** A vertical stripe with the name; left-aligned text next to it. */
export function stripe(print: LabelLayout): string {
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
  const title = textLines(words.title, box, {
    x: left,
    y: y + h * 0.63,
    width,
    size: 9.6 * u,
    ink,
    align: 'left',
    most: 2,
  });
  const detail = textLines(words.details[0] ?? '', box, {
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
    rect(x, y, w, h, verticalGradient(pen, palette.ground)) +
    (animal
      ? path(
          `M${x + sw},${y + h * 0.56} H${x + w} V${y + h * 0.16} C${x + w * 0.8},${y + h * 0.08} ${x + w * 0.5},${y + h * 0.1} ${x + sw},${y + h * 0.22}Z`,
          mix(palette.ground, tone, 0.3),
        ) + labelAnimal(print, x + sw + (w - sw) * 0.52, y + h * 0.56, width * 1.02, h * 0.42)
      : tastePicture(print, left + width / 2, y + h * 0.34, u * 0.7)) +
    rect(x + sw, y + h * 0.56 - 0.5 * u, w - sw, u, tone) +
    rect(x, y, sw, h, verticalGradient(pen, palette.main)) +
    rect(x + sw, y, 1.4 * u, h, tone) +
    name +
    title.art +
    detail.art +
    (animal ? tastePicture(print, x + w * 0.87, y + h * 0.53, u * 0.24) : '') +
    weightBadge(words, left + 13 * u, y + h * 0.935, u, tone, false)
  );
}
