import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from '../sources';

/**
 * Licences under which a shop may install, change and sell. They require only a notice, or to publish changes of the
 * library's own files.
 */
const FREE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['CC0-1.0', 'Unlicense', 'CC-BY-4.0', 'OFL-1.1', 'PSF-2.0', 'Python-2.0', 'MPL-2.0'],
]);

/** Packages that need a reason, with the reason. `docs/law.md` explains what it means for a shop. */
const WITH_REASON: Readonly<Record<string, RegExp>> = {
  // libvips, which sharp links as a separate library. The back end installs it unchanged.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  // Its own licence: it requires an account of Mapbox. It is loaded only if the map's setting selects Mapbox.
  'SEE LICENSE IN LICENSE.txt': /^mapbox-gl$/,
  // BSD according to its source: a part of Lighthouse, which only the benches use. MIT according to their files: parts of
  // s3rver, which only tests use.
  none: /^(parse-cache-control|busboy|dicer|streamsearch|humanize-number|only)$/,
};

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().default('none'), link: z.boolean().default(false) })),
});

const installed = () =>
  Object.entries(lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license }]) => ({ name: path.split('node_modules/').at(-1) ?? path, license }));

/** For a choice (`OR`) one of the licences must be allowed, for a sum (`AND`) all of them. */
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
