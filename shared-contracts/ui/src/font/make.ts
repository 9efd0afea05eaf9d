/**
 * Makes the shop's font files from the slices of @fontsource-variable/onest: only the letters that a Russian shop needs, only the
 * weights of tokens.css. The files are committed; run this again after an update of the package:
 *
 *     npx tsx shared-contracts/ui/src/font/make.ts
 *
 * No file is larger than the first answer of a new connection (14 kB, RFC 6928), and a page loads only what its texts use. The ranges in
 * font.css match the texts below.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const letters = (from: string, to: string): string => {
  const [first = 0, last = 0] = [from.codePointAt(0), to.codePointAt(0)];
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
};

/** The files of the font: a slice of the package, and the letters that are taken from it. */
const files = {
  cyrillic: { slice: 'cyrillic', text: `${letters('А', 'я')}Ёё№` },
  // What Russian texts and prices use besides their letters.
  figures: { slice: 'latin', text: ` ${letters('0', '9')}!%&()+,-./:;?\u00a0«»–—…−×·©` },
  latin: { slice: 'latin', text: `${letters('A', 'Z')}${letters('a', 'z')}` },
  rouble: { slice: 'latin-ext', text: '₽' },
  // No page of the shop needs them at first.
  rare: { slice: 'latin', text: `"#$'*<=>@[\\]^_\`{|}~‘’“”„•°±²³½¼®éèêëáàâäöóüúßñçÉÖÜÄ` },
};

const require = createRequire(import.meta.url);

for (const [name, { slice, text }] of Object.entries(files)) {
  const source = require.resolve(`@fontsource-variable/onest/files/onest-${slice}-wght-normal.woff2`);
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum', 'mark'],
    noHinting: true,
  });
  await writeFile(new URL(`onest-${name}.woff2`, import.meta.url), font);
  process.stdout.write(`onest-${name}.woff2 ${font.length} bytes\n`);
}
