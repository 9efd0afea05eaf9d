/**
 * Makes the shop's font files from the slices of @fontsource-variable/onest: only the letters that a Russian shop needs, only the
 * weights of tokens.css. The files are committed; run this again after an update of the package:
 *
 *     npx tsx shared-contracts/ui/src/font/make.ts
 *
 * There are three files because the package has these slices (₽ is in its "latin-ext") and no well-maintained tool joins variable
 * fonts. The ranges in font.css match the texts below.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const letters = (from: string, to: string): string => {
  const [first = 0, last = 0] = [from.codePointAt(0), to.codePointAt(0)];
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
};

const slices = {
  latin: `${letters(' ', '~')}\u00a0«»–—‘’“”„•…−×·°±²³½¼©®éèêëáàâäöóüúßñçÉÖÜÄ`,
  cyrillic: `${letters('А', 'я')}Ёё№`,
  'latin-ext': '₽',
};

const require = createRequire(import.meta.url);

for (const [slice, text] of Object.entries(slices)) {
  const source = require.resolve(`@fontsource-variable/onest/files/onest-${slice}-wght-normal.woff2`);
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum', 'mark'],
    noHinting: true,
  });
  await writeFile(new URL(`onest-${slice}.woff2`, import.meta.url), font);
  process.stdout.write(`onest-${slice}.woff2 ${font.length} bytes\n`);
}
