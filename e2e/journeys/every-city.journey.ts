import { cityFacts } from 'deploy-api/seed/places/city-facts';
import { expect, test } from '../fixtures/test';
import { requestShop } from '../shop/ask-shop';
import { newAddress } from '../shop/new-address';

/** The addresses that a page links to, without parameters. Goods are the same in every city, so their pages are left out. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^\/(?:pictures|assets|api|product)\/|^\/(?:catalog|brand|selection)\/./.test(path));

/** Pages with texts of people, whose links are followed too. */
const hasTexts = (path: string) => /^\/(?:articles|news|sales|faq|vacancies|kitten|puppy|about)\//.test(path);

/** Pages for customers only, which lead to the sign-in. */
const isPersonal = (path: string) => path.startsWith('/cabinet/');

/** Follows the links of home page and map of a city; returns the faults. */
async function crawl(origin: string): Promise<{ pages: number; faults: string[] }> {
  // The shop counts the requests of an address.
  const headers = { 'x-forwarded-for': newAddress() };
  const from = new Map([
    ['/', 'the start'],
    ['/sitemap/', 'the start'],
  ]);
  const faults: string[] = [];
  // Links that are found are added, and looked at in the same loop.
  for (const [path, source] of from) {
    const { status, text } = await requestShop(new URL(path, origin), { headers });
    if (status !== (isPersonal(path) ? 302 : 200)) faults.push(`${origin}${path}: ${status}, linked from ${source}`);
    if (source !== 'the start' && !hasTexts(path)) continue;
    for (const found of linksOf(text)) if (!from.has(found)) from.set(found, path);
  }
  return { pages: from.size, faults };
}

test('CIT-09 ROU-100 ROU-101 in each city, home page, map and texts link to pages that this city has', async ({
  baseURL,
}) => {
  test.slow();
  const home = new URL(`${baseURL}`);
  for (const { subdomain } of cityFacts) {
    const { pages, faults } = await crawl(`${home.protocol}//${subdomain ? `${subdomain}.` : ''}${home.host}`);
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(40);
  }
});

test('CIT-09 ROU-104 a page that only one city has is a 404 that names and links this city', async ({ baseURL }) => {
  const { protocol, host } = new URL(`${baseURL}`);
  for (const path of ['/grooming/', '/vacancies/']) {
    const { status, text } = await requestShop(new URL(path, `${protocol}//perm.${host}`));
    expect(status).toBe(404);
    expect(text).toContain(`href="${protocol}//${host}${path}"`);
  }
});
