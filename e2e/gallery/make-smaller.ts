import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Writes new pictures again with a palette, because components have few colours. A picture then has less than half of
 * the bytes.
 */
export async function makeSmaller(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const picture = sharp(await readFile(file));
    const { isPalette } = await picture.metadata();
    if (!isPalette) await writeFile(file, await picture.png({ palette: true, dither: 0, effort: 10 }).toBuffer());
  }
}
