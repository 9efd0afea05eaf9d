import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appName } from '../app-names';
import { ReleaseRejected } from '../release-rejected';

const template = join(import.meta.dirname, 'template');

/** The name of the area, page and widget in the template. */
const EXAMPLE = 'example';

/**
 * Creates an area from the template: a page with its route, a widget, tests, README and budgets. Nothing outside its folder changes.
 *
 * @param name `mf-loyalty`; its page is `/loyalty/`
 * @param root the checkout
 * @returns the written files, relative to the root
 * @throws {ReleaseRejected} for an invalid name, or one that exists
 */
export async function createArea(name: string, root: string): Promise<readonly string[]> {
  if (name === 'shell' || !appName.safeParse(name).success) {
    throw new ReleaseRejected([`${name}: имя области — mf- и латинские буквы, цифры, дефисы, например mf-loyalty`]);
  }
  if (existsSync(join(root, name))) throw new ReleaseRejected([`${name}: такая папка уже есть`]);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (source) => {
      const file = join(name, named(source.slice(template.length), name));
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), named(await readFile(source, 'utf8'), name));
      return file;
    }),
  );
}

/** Replaces `example` in a path or a text with the name of the new area: `loyalty-club`, in identifiers `loyaltyClub`. */
function named(text: string, area: string): string {
  const short = area.replace(/^mf-/, '');
  const inCode = short.replace(/-+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  return text.replace(new RegExp(`${EXAMPLE}(?=Route|Teaser)`, 'g'), inCode).replaceAll(EXAMPLE, short);
}
