import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type Root } from 'postcss';
import type { LiveRelease } from '../store/release-store';
import { ownershipOf } from '../styles/ownership';
import { styleProblems } from '../styles/style-problems';

/** No style of an area can match an element of another area, or change something of the whole page. */
export async function checkStyles({ manifest: { app, version, files }, folder }: LiveRelease): Promise<string[]> {
  if (app === 'shell') return [];
  const ownership = ownershipOf(app);
  const sheets = Object.keys(files).filter((name) => name.startsWith('web/') && name.endsWith('.css'));
  const found = await Promise.all(
    sheets.map(async (file) => {
      const sheet = parsed(await readFile(join(folder, file), 'utf8'));
      if (sheet === null) return [`${app} ${version}: стили ${file} не читаются`];
      return styleProblems(sheet, ownership).map(({ text }) => `${app} ${version}: в ${file} ${text}`);
    }),
  );
  return found.flat();
}

/** Null when a browser would read the styles differently than this check. */
function parsed(styles: string): Root | null {
  try {
    return postcss.parse(styles);
  } catch {
    return null;
  }
}
