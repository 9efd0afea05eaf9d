import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');

/** The widths at which the layout can change, in pixels (LIM-11); in a style sheet `max-width` is one less. */
const breakpoints = [320, 360, 720, 1024, 1280, 1440];

/** Style sheets of the shell, the areas and the design system. */
const sheets = readdirSync(root)
  .filter((folder) => folder === 'shell' || folder === 'shared-contracts' || folder.startsWith('mf-'))
  .flatMap((folder) => {
    const source = join(root, folder);
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => /(^|\/)src\/.*\.css$/.test(file)).map((file) => join(source, file));
  });

/** The widths of the media queries in a sheet: `min-width: 720px` is 720, `max-width: 719px` too. */
function widthsIn(sheet: string): number[] {
  const queries = readFileSync(sheet, 'utf8').matchAll(/\((min|max)-width: ([\d.]+)px\)/g);
  return Array.from(queries, ([, side, width]) => (side === 'min' ? Number(width) : Math.floor(Number(width)) + 1));
}

test('LIM-10 LIM-11 a layout changes only at the breakpoints; a desktop starts at 1024 px', () => {
  const used = sheets.flatMap((sheet) => widthsIn(sheet).map((width) => ({ sheet, width })));
  expect(used.filter(({ width }) => !breakpoints.includes(width))).toEqual([]);
  expect(used.filter(({ width }) => width === 1024).length).toBeGreaterThan(10);
});

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

test('LIM-12 a page is at most 1240 px wide', () => {
  expect(tokens).toMatch(/--container: 1240px;/);
});

/** The values of a token, with the window width from which each one is used. */
function valuesOf(token: string): [from: number, pixels: number][] {
  const found = tokens.matchAll(
    new RegExp(`(?:\\(min-width: (\\d+)px\\)[^{}]*\\{\\s*:root \\{[^}]*?)?--${token}: (\\d+)px`, 'g'),
  );
  return Array.from(found, ([, from = '0', pixels]) => [Number(from), Number(pixels)]);
}

test('LIM-55 LIM-56 LIM-57 a column of products is at least 160 px wide, 180 from 360 px, 234 from 720', () => {
  expect(valuesOf('product-column')).toEqual([
    [0, 160],
    [360, 180],
    [720, 234],
  ]);
});

test('LIM-13 a button is small below 360 px, medium below 1024, large above', () => {
  expect(valuesOf('control')).toEqual([
    [0, 40],
    [360, 44],
    [1024, 48],
  ]);
});
