import { readable } from '../../drawing/colour';
import { lettering } from '../../drawing/lettering';
import { rect } from '../../drawing/pen';
import { type LabelLayout, labelAnimal, tastePicture } from '../parts/label-layout';
import { band, bendOf, textLines, unit, verticalGradient, weightBadge, wordmark } from '../parts/label-text';

/** An arch of the brand's colour over the animal; the flavour in a band at the bottom. */
export function arch(print: LabelLayout): string {
  const { pen, box, words, palette, tone, animal } = print;
  const { x, y, w, h } = box;
  const u = unit(box);
  const cx = x + w / 2;
  const title = textLines(words.title, box, {
    x: cx,
    y: y + h * 0.49,
    width: w * 0.78,
    size: 9.5 * u,
    ink: readable(palette.ground, palette.ink, palette.main),
  });
  return (
    rect(x, y, w, h, verticalGradient(pen, palette.ground)) +
    band(box, y, y + h * 0.29, tone, h * 0.055) +
    band(box, y, y + h * 0.265, verticalGradient(pen, palette.main), h * 0.055) +
    wordmark(words, box, {
      x: cx,
      y: y + h * 0.225,
      width: w * 0.76,
      size: 19 * u,
      ink: readable(palette.main, palette.ground),
    }) +
    title.art +
    (animal ? labelAnimal(print, cx - w * 0.08, y + h * 0.88, w * 0.66, h * 0.29) : '') +
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
    weightBadge(words, x + w * 0.78, y + h * 0.925, u, palette.ground, false)
  );
}
