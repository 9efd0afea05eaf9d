import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from './sources';

/** What a shop may install, change and sell with: only a notice is asked for, or changes of the library's own files. */
const FREE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['CC0-1.0', 'CC-BY-4.0', 'OFL-1.1', 'PSF-2.0', 'Python-2.0', 'MPL-2.0'],
]);

/** Packages that need a reason, and the reason. The README says what it means for a shop. */
const WITH_REASON: Readonly<Record<string, RegExp>> = {
  // libvips, linked as a library of its own by sharp; the back end installs it unchanged.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  // A licence of its own: it asks for an account of Mapbox. It is loaded only where the setting of the map names Mapbox.
  'SEE LICENSE IN LICENSE.txt': /^mapbox-gl$/,
  // BSD by its source; a part of Lighthouse, which only the benches use.
  none: /^parse-cache-control$/,
};

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().default('none'), link: z.boolean().default(false) })),
});

const installed = () =>
  Object.entries(lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license }]) => ({ name: path.split('node_modules/').at(-1) ?? path, license }));

/** A choice (`OR`) needs one of its licences to be allowed, a sum (`AND`) all of them. */
const isAllowed = (name: string, license: string): boolean =>
  license
    .replace(/^\(|\)$/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => FREE.has(one) || WITH_REASON[one]?.test(name)));

test('everything that is installed has a licence that a shop can live with', () => {
  const all = installed();
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ name, license }) => !isAllowed(name, license))).toEqual([]);
});

test('a copyleft licence, an unknown one and a missing one are refused', () => {
  for (const license of ['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0', 'UNLICENSED', 'none'])
    expect(isAllowed('left-pad', license)).toBe(false);
  expect(isAllowed('left-pad', 'GPL-3.0-only OR MIT')).toBe(true);
});
