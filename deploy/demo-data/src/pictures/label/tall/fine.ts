import { lighter, mix, readable } from '../../drawing/colour';
import { lettering } from '../../drawing/lettering';
import { rect, stroke } from '../../drawing/pen';
import { type LabelLayout, labelAnimal, tastePicture } from '../parts/label-layout';
import { band, textLines, unit, verticalGradient, wordmark } from '../parts/label-text';

/** A premium style: a thin frame, small letters, a small area in the flavour's colour. */
export function fine(print: LabelLayout): string {
  const { pen, box, words, palette, tone, animal } = print;
  const { x, y, w, h } = box;
  const u = unit(box);
  const cx = x + w / 2;
  const ground = mix(palette.main, '#1d1a17', 0.35);
  const ink = readable(ground, palette.ground);
  const m = 5 * u;
  return (
    rect(x, y, w, h, verticalGradient(pen, ground)) +
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
    (animal
      ? labelAnimal(print, cx, y + h * 0.72, w * 0.6, h * 0.42)
      : tastePicture(print, cx, y + h * 0.5, u * 0.62)) +
    band(box, y + h * 0.715, y + h * 0.86, verticalGradient(pen, tone)) +
    textLines(words.title, box, {
      x: cx,
      y: y + h * 0.8,
      width: w * 0.84,
      size: 8.6 * u,
      ink: readable(tone, palette.ground),
      most: 1,
    }).art +
    (animal ? tastePicture(print, x + w * 0.82, y + h * 0.655, u * 0.28) : '') +
    lettering(words.details[0] ?? '', mix(ground, ink, 0.75), {
      face: 'plain',
      size: 5 * u,
      x: x + w * 0.12,
      y: y + h * 0.925,
      align: 'left',
      fit: w * 0.46,
    }) +
    lettering(words.weight ?? '', ink, {
      face: 'strong',
      size: 7.5 * u,
      x: x + w * 0.88,
      y: y + h * 0.93,
      align: 'right',
      fit: w * 0.3,
    })
  );
}
