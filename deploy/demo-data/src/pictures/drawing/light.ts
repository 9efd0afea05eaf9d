import { darker } from './colour';
import { ellipse, type Pen, path, rect } from './pen';

/** The light, warm background of product pictures. */
export const backdrop = (pen: Pen, w: number, h: number): string =>
  rect(
    0,
    0,
    w,
    h,
    pen.radial(
      [
        [0, '#fffefb'],
        [0.55, '#faf6ef'],
        [1, '#f3ede3'],
      ],
      [0.5, 0.46, 0.75],
    ),
  );

/** The soft shadow of an object on the ground at `y`: a wide blur, and a dark line at the contact with the ground. */
export const shadow = (pen: Pen, cx: number, y: number, half: number, depth = half * 0.16): string => {
  const pool = pen.radial([
    [0, '#3b2a18', 0.34],
    [0.6, '#3b2a18', 0.14],
    [1, '#3b2a18', 0],
  ]);
  const contact = pen.radial([
    [0, '#24170c', 0.5],
    [0.75, '#24170c', 0.28],
    [1, '#24170c', 0],
  ]);
  return (
    ellipse(cx + half * 0.06, y, half * 1.28, depth, pool) +
    ellipse(cx, y - depth * 0.1, half * 1.02, depth * 0.34, contact)
  );
};

/** Highlights on a soft pack with rounded sides, inside an outline. */
export const bulge = (pen: Pen, outline: string): string =>
  path(
    outline,
    pen.across([
      [0, '#1d140c', 0.34],
      [0.07, '#1d140c', 0.08],
      [0.15, '#ffffff', 0.26],
      [0.27, '#ffffff', 0.05],
      [0.6, '#1d140c', 0],
      [0.86, '#1d140c', 0.1],
      [0.93, '#ffffff', 0.08],
      [1, '#1d140c', 0.34],
    ]),
  ) +
  path(
    outline,
    pen.linear([
      [0, '#ffffff', 0.12],
      [0.16, '#1d140c', 0.05],
      [0.24, '#ffffff', 0],
      [0.8, '#1d140c', 0],
      [1, '#1d140c', 0.26],
    ]),
  );

/** Highlights on a hard cylinder: a bright line on the left, a glow on the right. */
export const cylinder = (pen: Pen, outline: string, strength = 1): string =>
  path(
    outline,
    pen.across([
      [0, '#1d140c', 0.5 * strength],
      [0.1, '#1d140c', 0.16 * strength],
      [0.2, '#ffffff', 0.38 * strength],
      [0.27, '#ffffff', 0.3 * strength],
      [0.42, '#ffffff', 0],
      [0.62, '#1d140c', 0.02],
      [0.88, '#1d140c', 0.3 * strength],
      [0.96, '#1d140c', 0.4 * strength],
      [1, '#ffffff', 0.08],
    ]),
  );

/** Brushed metal, from left to right. */
export const metal = (pen: Pen, colour = '#c9cdd0'): string =>
  pen.across([
    [0, darker(colour, 0.45)],
    [0.12, colour],
    [0.22, '#fbfcfc'],
    [0.36, colour],
    [0.62, darker(colour, 0.18)],
    [0.8, '#eef0f0'],
    [1, darker(colour, 0.5)],
  ]);

/** A vertical gradient from a lighter to a darker tone of one colour. */
export const sheet = (pen: Pen, top: string, bottom: string): string =>
  pen.linear([
    [0, top],
    [1, bottom],
  ]);
