import type { Page } from '@playwright/test';
import { placeOrder } from '../fixtures/place-order';
import { pressAt } from '../fixtures/press-at';
import { expect, test } from '../fixtures/test';

/** An opened page, and the address of the link to click. */
type Walk = readonly [from: string, to: RegExp];

const food = '/catalog/tovary_dlya_sobak/sukhoy_korm/';

/** One of each kind: sections, lists with their orders, pages and topics, goods, articles, promotions, shops, people. */
const walks: readonly Walk[] = [
  ['/catalog/', /^\/catalog\/[^/]+\/$/],
  ['/catalog/tovary_dlya_sobak/', /^\/catalog\/tovary_dlya_sobak\/[^/]+\/$/],
  [food, /\?SORT=/],
  [food, /^\/product\//],
  [`${food}?PAGEN_1=2`, /^\/catalog\/tovary_dlya_sobak\/$/],
  ['/brand/', /^\/brand\/[^/]+\/$/],
  ['/articles/', /topic=/],
  ['/articles/', /^\/articles\/[^/]+\/$/],
  ['/articles/kalendar-privivok/', /^\/articles\/(?!kalendar-privivok)[^/]+\/$/],
  ['/sales/', /^\/sales\/[^/]+\/$/],
  ['/faq/', /topic=/],
  ['/shops/', /^\/shops\/[^/]+\/$/],
  ['/vet-kabinety/', /^\/vet-kabinety\/\d+\/$/],
  ['/vet-kabinety/1/', /^\/vet-kabinety\/$/],
];

/** Pages of a customer with an order. */
const cabinetWalks: readonly Walk[] = [
  ['/cabinet/orders/', /^\/cabinet\/orders\/\d+\/$/],
  ['/cabinet/personal/', /^\/cabinet\/(?!personal)[a-z-]+\/$/],
];

/** The data that identifies a page: heading, title and the first of its cards. */
const shownIn = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('h1')?.textContent,
    document.title,
    document.querySelector('main article a')?.getAttribute('href'),
  ]);

/** The same in the document that the server sends for an address. */
const sentFor = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const html = await (await fetch(url)).text();
    // The policy of the open page refuses the styles of another one.
    const sent = new DOMParser().parseFromString(html.replace(/<style.*?<\/style>/gs, ''), 'text/html');
    return [
      sent.querySelector('h1')?.textContent,
      sent.title,
      sent.querySelector('main article a')?.getAttribute('href'),
    ];
  }, address);

/** Opens a page and clicks its first link with this address, scrolling as far as necessary. */
async function walk(page: Page, [from, to]: Walk): Promise<void> {
  await page.goto(from, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.documentElement.setAttribute('data-journey', 'begun'));
  const links = page.getByRole('main').locator('a:visible');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const index = targets.findIndex((target) => to.test(target));
  expect(index, `${from} has a link to ${to}`).toBeGreaterThanOrEqual(0);
  await pressAt(page, links.nth(index));
  await expect(page).toHaveURL(targets[index] ?? '');
  const sent = await sentFor(page, targets[index] ?? '');
  expect(sent[0]).not.toBeNull();
  await expect.poll(() => shownIn(page), { message: `${from} → ${targets[index]}` }).toEqual(sent);
  await expect(page.locator('html')).toHaveAttribute('data-journey', 'begun');
}

test('a link shows its page, wherever the reader is on the page before', { tag: '@both-widths' }, async ({ page }) => {
  test.slow();
  // Every other kind at each width: a page's layout changes where its links are, not what they do.
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  for (const one of walks.filter((_, index) => index % 2 === (isPhone ? 1 : 0)))
    await test.step(`${one[0]} → ${one[1]}`, () => walk(page, one));
});

test('a link of the cabinet shows its page', async ({ page, customer }) => {
  await placeOrder(customer, 'cash');
  for (const one of cabinetWalks) await test.step(`${one[0]} → ${one[1]}`, () => walk(page, one));
});

/** The scripts of the catalogue's pages arrive only after a new document is loaded. Their area has its own limit. */
async function holdBackPages(page: Page): Promise<void> {
  let document = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) document += 1;
  });
  await page.route(/\/assets\/mf-catalog\/.*\/page-[^/]*\.js$/, async (route) => {
    if (document > 0) await route.continue();
  });
}

test.describe('a page that does not come is opened as a document after 12 seconds, with the bar meanwhile', () => {
  const section = '/catalog/tovary_dlya_ptits/';
  const limit = { timeout: 40_000 };

  test('LAY-57 after a press', async ({ page, problems }) => {
    problems.allow(/was not shown in time/);
    await page.goto('/about/', { waitUntil: 'networkidle' });
    await holdBackPages(page);
    const loaded = page.waitForEvent('load', limit);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Птицы' }).click();
    await expect(page.getByRole('progressbar', { name: 'Загрузка страницы' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('О компании');
    await loaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Товары для птиц');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('О компании');
  });

  test('LAY-57 after «Back»', async ({ page, problems }) => {
    problems.allow(/was not shown in time/);
    await page.goto(section, { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'О нас' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('О компании');
    // The document of «О компании» has not loaded the catalogue.
    await page.reload({ waitUntil: 'networkidle' });
    await holdBackPages(page);
    const loaded = page.waitForEvent('load', limit);
    await page.evaluate(() => history.back());
    await expect(page.getByRole('progressbar', { name: 'Загрузка страницы' })).toBeVisible();
    await expect(page).toHaveURL(section);
    await loaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Товары для птиц');
  });
});
