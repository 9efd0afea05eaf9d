import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

const colours = new Map(
  Array.from(sheet.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g), ([, name = '', colour = '']) => [name, colour]),
);

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (colour: string): number =>
  [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colours.get(name) ?? name))
    .sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
};

const light = ['page', 'card', 'sand', 'leaf', 'peach', 'blush'];

/** The text colours and the backgrounds that they are used on. */
const texts: Record<string, string[]> = {
  ink: [...light, 'leaf-deep', 'selection'],
  'ink-soft': light,
  link: light,
  forest: [...light, 'leaf-deep'],
  success: light,
  warning: light,
  danger: light,
  red: ['page', 'card'],
  'on-forest': ['forest', 'forest-deep'],
  'on-forest-soft': ['forest', 'forest-deep'],
  'on-orange': ['orange', 'orange-deep'],
  'on-red': ['red', 'red-deep'],
};

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([mark, grounds]) => grounds.map((ground) => [mark, ground] as const));

test.each(pairs(texts))('text in %s is readable on %s: at least 4.5 : 1', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs({ 'line-strong': ['page', 'card'], focus: light, red: ['card', 'page', 'blush'] }))(
  'the edge %s is visible on %s: at least 3 : 1',
  (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  },
);

test('every text colour is checked', () => {
  const named = [...colours.keys()].filter((name) => /^(ink|on-|link|success|warning|danger)/.test(name));
  expect(named.filter((name) => !(name in texts))).toEqual([]);
});
