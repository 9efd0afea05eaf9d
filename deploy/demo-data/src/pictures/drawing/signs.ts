import { circle, ellipse, path, stroke } from './pen';

// Symbols about 100 units wide around (0, 0), each in one colour.

export const paw = (fill: string): string =>
  ellipse(0, 10, 24, 19, fill) +
  circle(-27, -14, 10, fill) +
  circle(-10, -29, 10.5, fill) +
  circle(10, -29, 10.5, fill) +
  circle(27, -14, 10, fill);

export const leaf = (fill: string): string =>
  path('M0,36 C-34,16 -34,-22 0,-44 C34,-22 34,16 0,36Z', fill) +
  stroke('M0,40 V-22 M0,8 l14,-12 M0,18 l-14,-12', '#ffffff', 3, 'opacity="0.8"');

export const bone = (fill: string): string =>
  path(
    'M-34,-9 H34 C32,-28 58,-28 56,-10 C68,-8 68,8 56,10 C58,28 32,28 34,9 H-34 C-32,28 -58,28 -56,10 C-68,8 -68,-8 -56,-10 C-58,-28 -32,-28 -34,-9Z',
    fill,
  );

export const crown = (fill: string): string =>
  path('M-44,24 L-52,-22 L-24,0 L0,-36 L24,0 L52,-22 L44,24Z', fill) +
  circle(-52, -26, 6, fill) +
  circle(0, -40, 6, fill) +
  circle(52, -26, 6, fill);
