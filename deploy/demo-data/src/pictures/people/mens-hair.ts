import { circle, ellipse, path } from '../drawing/pen';
import type { Haircut } from './hair';

const parted: Haircut = (fill) => ({
  behind: '',
  before: path(
    'M178,270 C164,140 226,74 318,78 C392,76 436,136 422,270 C416,236 408,214 398,196 C372,206 330,196 300,170 C268,196 228,200 204,196 C190,214 184,240 178,270Z',
    fill,
  ),
});

const short: Haircut = (fill) => ({
  behind: '',
  before: path(
    'M176,262 C160,130 240,84 304,84 C376,84 440,136 424,262 C414,220 396,196 372,178 C320,196 240,196 206,184 C192,206 184,230 176,262Z',
    fill,
  ),
});

const quiff: Haircut = (fill) => ({
  behind: '',
  before: path(
    'M178,266 C164,200 172,130 216,96 C250,44 380,40 410,92 C440,130 434,200 422,266 C416,226 408,206 398,190 C392,160 372,144 330,146 C280,148 230,150 206,180 C192,206 184,230 178,266Z',
    fill,
  ),
});

const curly: Haircut = (fill) => ({
  behind: '',
  before:
    path(
      'M178,262 C166,190 190,150 220,140 H380 C412,150 434,190 422,262 C416,232 408,210 396,196 H204 C192,210 184,232 178,262Z',
      fill,
    ) +
    [206, 240, 276, 312, 348, 386, 224, 262, 300, 338, 372]
      .map((x, i) => circle(x, i < 6 ? 142 + Math.abs(i - 2.5) * 6 : 108 + Math.abs(i - 8) * 8, 30, fill))
      .join(''),
});

/** Hair at the sides alone. */
const bald: Haircut = (fill) => ({
  behind: '',
  before:
    path(
      'M176,276 C166,230 172,190 190,170 C198,200 192,240 188,276Z M424,276 C434,230 428,190 410,170 C402,200 408,240 412,276Z',
      fill,
    ) + ellipse(262, 138, 46, 16, '#ffffff', 'opacity="0.22" transform="rotate(-14 262 138)"'),
});

/** A high forehead, the hair combed back. */
const receding: Haircut = (fill) => ({
  behind: '',
  before: path(
    'M176,268 C158,150 220,82 304,82 C388,82 442,150 424,268 C418,224 408,190 388,156 C364,128 340,150 300,140 C260,150 236,128 212,156 C192,190 182,224 176,268Z',
    fill,
  ),
});

export const mensHair: readonly [Haircut, ...Haircut[]] = [short, parted, quiff, curly, receding, bald, parted];
