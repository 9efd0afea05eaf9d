import type { Database } from '../../../db/database';
import { anchorExists } from './anchors';
import { hasPage } from './has-page';
import type { TextLink } from './markdown';
import { pagePaths } from './page-paths';
import type { Problem } from './problems';
import { type Content, nameOf } from './records';

/** The parts of an address of the shop: `/faq/?topic=order#vozvrat`. */
const ADDRESS = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/;

/** The page of a path, and what stands for its variable part; null: the shop has no such page. */
function pageOf(path: string): { page: string; code: string } | null {
  const [, bare = ''] = /^(.+?)\/?$/.exec(path) ?? [];
  // Pages with a name of their own come before those with a variable part: `/vacancies/cities`.
  const page = pagePaths.find((one) => one === bare) ?? pagePaths.find((one) => patternOf(one).test(bare));
  return page === undefined ? null : { page, code: patternOf(page).exec(bare)?.[1] ?? '' };
}

/** `/articles/:code` becomes `^/articles/([^/]+)$`. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replace(/:\w+\??/, '([^/]+)')
      .replace('*', '(.+)')}$`,
  );

/** The links of texts that lead nowhere: no such page, article, product, section or question. */
export async function deadLinks(
  db: Database,
  links: readonly TextLink[],
  contents: readonly Content[],
  now: Date,
): Promise<Problem[]> {
  const told = new Map<string, string | null>();
  const problems: Problem[] = [];
  const read = new Set(contents.map((one) => `${nameOf(one)}.md`));
  for (const { file, line, address } of links) {
    // The headings of a file with other problems are not known.
    if (address.startsWith('#') && !read.has(file)) continue;
    const whole = address.startsWith('#') ? ownPath(file) + address : address;
    const known = told.get(whole);
    const message = known === undefined ? await whyDead(db, whole, contents, now) : known;
    told.set(whole, message);
    if (message) problems.push({ file, line, message: `ссылка ${address}: ${message}` });
  }
  return problems;
}

/** The address of a file's own page. */
const ownPath = (file: string): string => `/${file.replace(/^pages\/|\.md$/g, '').replace(/^promotions\//, 'sales/')}/`;

async function whyDead(db: Database, address: string, contents: readonly Content[], now: Date): Promise<string | null> {
  const [, path = '', anchor] = ADDRESS.exec(address) ?? [];
  const found = pageOf(path);
  if (!found) return 'такой страницы в магазине нет';
  const { page, code } = found;
  const shop = { db, contents, now };
  if (code !== '' && !(await hasPage(page, code, shop))) return 'такой страницы в магазине нет';
  if (anchor === undefined) return null;
  return (await anchorExists(path, anchor, shop)) ? null : `на странице нет места #${anchor}`;
}
