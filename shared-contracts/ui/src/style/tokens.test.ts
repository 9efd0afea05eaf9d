import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The colours of a sheet by name; `#rrggbb`, or another text if it is not one opaque colour. */
const coloursOf = (file: string) =>
  new Map(
    Array.from(
      readFileSync(join(__dirname, file), 'utf8').matchAll(/--color-([\w-]+):\s*([^;]+)/g),
      ([, name = '', colour = '']) => [name, colour],
    ),
  );

const schemes = { light: coloursOf('tokens.css'), dark: coloursOf('dark-tokens.css') };

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (colour: string): number =>
  [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

const contrast = (colours: ReadonlyMap<string, string>, one: string, other: string): number => {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colours.get(name) ?? name))
    .sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['page', 'card', 'sand', 'leaf', 'peach', 'blush'];

/** The text colours and the backgrounds that they are used on. */
const texts: Record<string, string[]> = {
  ink: [...grounds, 'leaf-deep', 'selection'],
  'ink-soft': grounds,
  link: grounds,
  forest: [...grounds, 'leaf-deep'],
  success: grounds,
  warning: grounds,
  danger: grounds,
  red: ['page', 'card'],
  'on-forest': ['forest', 'forest-deep'],
  'on-forest-soft': ['forest', 'forest-deep'],
  'on-night': ['night'],
  'on-night-soft': ['night'],
  'on-orange': ['orange', 'orange-deep'],
  'on-red': ['red', 'red-deep'],
};

const pairs = (table: Record<string, string[]>) =>
  Object.entries(schemes).flatMap(([scheme, colours]) =>
    Object.entries(table).flatMap(([mark, under]) => under.map((ground) => ({ scheme, mark, ground, colours }))),
  );

test.each(pairs(texts))(
  '$scheme: text in $mark is readable on $ground: at least 4.5 : 1',
  ({ colours, mark, ground }) => {
    expect(contrast(colours, mark, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(pairs({ 'line-strong': ['page', 'card'], focus: grounds, red: ['card', 'page', 'blush'] }))(
  '$scheme: the edge $mark is visible on $ground: at least 3 : 1',
  ({ colours, mark, ground }) => {
    expect(contrast(colours, mark, ground)).toBeGreaterThanOrEqual(3);
  },
);

test('every text colour is checked', () => {
  const named = [...schemes.light.keys()].filter((name) => /^(ink|on-|link|success|warning|danger)/.test(name));
  expect(named.filter((name) => !(name in texts))).toEqual([]);
});

test('the dark scheme has each colour of the light one, and no other', () => {
  expect([...schemes.dark.keys()].sort()).toEqual([...schemes.light.keys()].sort());
});
