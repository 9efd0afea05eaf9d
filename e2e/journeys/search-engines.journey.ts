import type { Page } from '@playwright/test';
import { withPictures } from '../browser/launch-options';
import { expect, test } from '../fixtures/test';

test.use(withPictures);

/** The URLs of a sitemap file. */
const addressesIn = (page: Page, file: string) =>
  page.evaluate(async (url) => {
    const text = await (await fetch(url)).text();
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    return [...xml.querySelectorAll('loc')].map(({ textContent }) => textContent);
  }, file);

/** Styles of a page that is read as text: the policy of the open page refuses them. */
const STYLES = '<style.*?</style>';

/** The findings of a listed page: its status, another canonical URL, or noindex. */
const faultsOf = (page: Page, addresses: readonly string[]) =>
  page.evaluate(
    async ({ urls, styles }) => {
      const faults: string[] = [];
      for (const url of urls) {
        const response = await fetch(url, { redirect: 'manual' });
        const text = (await response.text()).replace(new RegExp(styles, 'gs'), '');
        const html = new DOMParser().parseFromString(text, 'text/html');
        const canonical = html.querySelector('link[rel="canonical"]')?.getAttribute('href');
        const hidden = html.querySelector('meta[name="robots"]')?.getAttribute('content');
        if (response.status !== 200 || canonical !== url || hidden)
          faults.push(`${url}: ${response.status}, canonical ${canonical}, robots ${hidden}`);
      }
      return faults;
    },
    { urls: addresses, styles: STYLES },
  );

/** The card that a page shows in social networks: its absolute address, and its size as it is decoded. */
const cardOf = (page: Page, address: string) =>
  page.evaluate(
    async ({ url, styles }) => {
      const text = (await (await fetch(url)).text()).replace(new RegExp(styles, 'gs'), '');
      const html = new DOMParser().parseFromString(text, 'text/html');
      const meta = (name: string) => html.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? '';
      const image = await (await fetch(meta('og:image'))).blob();
      const { width, height } = await createImageBitmap(image);
      const said = [meta('og:image:width'), meta('og:image:height')].map(Number);
      return { image: meta('og:image'), alt: meta('og:image:alt'), type: image.type, size: [width, height], said };
    },
    { url: address, styles: STYLES },
  );

for (const city of ['', 'perm.']) {
  test(`ROU-44 the pages that ${city || 'the main domain'} lists for search engines exist under their URLs`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const { origin } = new URL(`${baseURL}`.replace('//', `//${city}`));
    await page.goto(`${origin}/sitemap/`);
    const robots = await page.evaluate(async () => (await fetch('/robots.txt')).text());
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const files = await addressesIn(page, `${origin}/sitemap.xml`);
    expect(files.length).toBeGreaterThan(3);
    const [pages = [], ...parts] = await Promise.all(files.map((file) => addressesIn(page, file)));
    // All pages whose path has no code, and the first few of each kind with a code.
    const looked = [...pages, ...parts.flatMap((addresses) => addresses.slice(0, 3))];
    expect(looked.length).toBeGreaterThan(40);
    expect(await faultsOf(page, looked)).toEqual([]);
  });
}

test('a link to a page of any kind has its own card in social networks', async ({ page, baseURL }) => {
  const { origin } = new URL(`${baseURL}`);
  await page.goto('/sitemap/');
  // A page of filters has the card of its section.
  const files = (await addressesIn(page, '/sitemap.xml')).filter((file) => !/pages|filter/.test(`${file}`));
  const withCode = await Promise.all(files.map(async (file) => (await addressesIn(page, file ?? ''))[0] ?? ''));
  const cards = new Set<string>();
  for (const address of [...withCode, `${origin}/`, `${origin}/grooming/`, `${origin}/delivery/`]) {
    const card = await cardOf(page, address);
    expect(card, address).toMatchObject({ type: 'image/jpeg', size: [1280, 672], said: [1280, 672] });
    expect(card.image, address).toContain(`${origin}/pictures/card/`);
    expect(card.alt, address).not.toBe('');
    cards.add(card.image);
  }
  expect(cards.size).toBe(withCode.length + 3);
});

test('Chromium offers to install the shop', async ({ page }) => {
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(data).toContain('Заповедник');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A private window, as each test has one, installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
