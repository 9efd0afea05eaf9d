import { darker, lighter, readable } from '../../drawing/colour';
import { lettering } from '../../drawing/lettering';
import { fade, path, place, rect, stroke } from '../../drawing/pen';
import { paw } from '../../drawing/signs';
import { type LabelLayout, labelAnimal, tastePicture } from '../parts/label-layout';
import { type Box, band, textLines, unit, verticalGradient, weightBadge, wordmark } from '../parts/label-text';

/** Paw prints over the whole box. */
function paws(box: Box, colour: string): string {
  let art = '';
  for (let row = 0; row * 62 < box.h + 60; row++)
    for (let column = 0; column * 74 < box.w + 60; column++)
      art += place(paw(colour), box.x + column * 74 + (row % 2) * 37, box.y + row * 62, {
        turn: ((row * 3 + column * 5) % 7) * 9 - 27,
        scale: 0.5,
      });
  return fade(art, 0.13);
}

/** The name in a crest on a background of paw prints; the flavour on a ribbon. */
export function crest(print: LabelLayout): string {
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
    rect(x, y, w, h, verticalGradient(pen, palette.main)) +
    paws(box, lighter(palette.main, 0.5)) +
    path(shield, verticalGradient(pen, palette.ground)) +
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
    (animal
      ? labelAnimal(print, cx, ribbon + h * 0.01, w * 0.78, h * 0.4)
      : tastePicture(print, cx, y + h * 0.6, u * 0.7)) +
    path(
      `M${x},${ribbon + h * 0.02} L${x + w * 0.08},${ribbon} V${ribbon + h * 0.1} L${x},${ribbon + h * 0.12}Z M${x + w},${ribbon + h * 0.02} L${x + w * 0.92},${ribbon} V${ribbon + h * 0.1} L${x + w},${ribbon + h * 0.12}Z`,
      dark,
    ) +
    band({ ...box, x: x + w * 0.05, w: w * 0.9 }, ribbon - h * 0.01, ribbon + h * 0.1, verticalGradient(pen, tone)) +
    textLines(words.title, box, {
      x: cx,
      y: ribbon + h * 0.063,
      width: w * 0.8,
      size: 8.6 * u,
      ink: readable(tone, palette.ground),
      most: 1,
    }).art +
    (animal ? tastePicture(print, x + w * 0.2, ribbon - h * 0.075, u * 0.28) : '') +
    weightBadge(words, x + w * 0.82, ribbon - h * 0.045, u, palette.ground, true)
  );
}
