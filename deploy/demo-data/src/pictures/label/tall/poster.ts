import { lighter, readable } from '../../drawing/colour';
import { lettering } from '../../drawing/lettering';
import { circle, rect } from '../../drawing/pen';
import { type LabelLayout, labelAnimal, tastePicture } from '../parts/label-layout';
import { band, textLines, unit, weightBadge, wordmark } from '../parts/label-text';

/** The animal fills the pack; the name is behind its ears. */
export function poster(print: LabelLayout): string {
  const { pen, box, words, palette, tone, animal } = print;
  const { x, y, w, h } = box;
  const u = unit(box);
  const cx = x + w / 2;
  const chip = textLines(words.title, box, {
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
    (animal
      ? labelAnimal(print, cx, y + h * 0.985, w * 0.98, h * 0.53)
      : tastePicture(print, cx, y + h * 0.66, u * 0.9)) +
    band(box, y + h * 0.93, y + h + 2, tone) +
    lettering(words.details[0] ?? '', readable(tone, palette.ground), {
      face: 'plain',
      size: 5 * u,
      x: cx,
      y: y + h * 0.975,
      fit: w * 0.84,
    }) +
    (animal ? tastePicture(print, x + w * 0.18, y + h * 0.83, u * 0.3) : '') +
    weightBadge(words, x + w * 0.83, y + h * 0.85, u, palette.accent, true)
  );
}
