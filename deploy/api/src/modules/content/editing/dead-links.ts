import type { Database } from '../../../db/database';
import { anchorExists, hasPage } from './has-page';
import type { TextLink } from './markdown';
import { pagePaths } from './page-paths';
import type { Problem } from './problems';
import type { Content } from './records';

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
  for (const { file, line, address } of links) {
    const known = told.get(address);
    const message = known === undefined ? await whyDead(db, address, contents, now) : known;
    told.set(address, message);
    if (message) problems.push({ file, line, message: `ссылка ${address}: ${message}` });
  }
  return problems;
}

async function whyDead(db: Database, address: string, contents: readonly Content[], now: Date): Promise<string | null> {
  const [, path = '', anchor] = ADDRESS.exec(address) ?? [];
  if (path === '') return 'у заголовков текста нет якорей, сослаться можно на страницу';
  const found = pageOf(path);
  if (!found) return 'такой страницы в магазине нет';
  const { page, code } = found;
  const shop = { db, contents, now };
  if (code !== '' && !(await hasPage(page, code, shop))) return 'такой страницы в магазине нет';
  if (anchor === undefined) return null;
  return (await anchorExists(page, anchor, shop)) ? null : `на странице нет места #${anchor}`;
}
