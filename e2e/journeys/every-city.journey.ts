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

/**
 * Follows the links of home page and map of a city; returns the faults.
 *
 * @param known pages that were looked at in a city of the same kind
 */
async function crawl(origin: string, known: Set<string>): Promise<string[]> {
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
    for (const found of linksOf(text)) if (!from.has(found) && !known.has(found)) from.set(found, path);
  }
  for (const path of from.keys()) known.add(path);
  return faults;
}

/** Cities of one kind have the same pages. */
const kindOf = ({ subdomain, isRegionalCentre, fastPickup }: (typeof cityFacts)[number]) =>
  JSON.stringify([subdomain === null, isRegionalCentre, fastPickup]);

test('CIT-09 ROU-100 ROU-101 in each city, home page, map and texts link to pages that this city has', async ({
  baseURL,
}) => {
  test.slow();
  const home = new URL(`${baseURL}`);
  const known = new Map(cityFacts.map((city) => [kindOf(city), new Set<string>()]));
  for (const city of cityFacts) {
    const origin = `${home.protocol}//${city.subdomain ? `${city.subdomain}.` : ''}${home.host}`;
    expect(await crawl(origin, known.get(kindOf(city)) ?? new Set())).toEqual([]);
  }
  for (const pages of known.values()) expect(pages.size).toBeGreaterThan(40);
});

test('CIT-09 ROU-104 a page that only one city has is a 404 that names and links this city', async ({ baseURL }) => {
  const { protocol, host } = new URL(`${baseURL}`);
  for (const path of ['/grooming/', '/vacancies/']) {
    const { status, text } = await requestShop(new URL(path, `${protocol}//perm.${host}`));
    expect(status).toBe(404);
    expect(text).toContain(`href="${protocol}//${host}${path}"`);
  }
});
