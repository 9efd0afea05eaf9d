import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test';

const section = '/catalog/tovary_dlya_sobak/';

const filters = (page: Page) => page.getByRole('form', { name: 'Фильтры' });
const cards = (page: Page) => page.getByRole('list', { name: 'Товары' }).getByRole('article');
const count = (page: Page) => page.getByRole('main').getByText(/^\d+ товар(а|ов)?$/);
const onPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** Chooses a brand; on a phone in the filter panel, which is then applied by its button. */
async function chooseBrand(page: Page, name: string): Promise<void> {
  if (onPhone(page)) await page.getByRole('button', { name: 'Фильтры' }).click();
  await filters(page).getByRole('searchbox', { name: 'Найти: Бренд' }).fill(name);
  await filters(page).getByRole('checkbox', { name }).check();
  if (!onPhone(page)) return;
  await filters(page)
    .getByRole('button', { name: /^Показать \d+ товар/ })
    .click();
  await expect(filters(page)).toBeHidden();
}

/** The list is not empty, and has only products of this brand. */
async function expectOnly(page: Page, brand: string): Promise<void> {
  await expect(cards(page).filter({ hasText: brand }).first()).toBeVisible();
  await expect(cards(page).filter({ hasNotText: brand })).toHaveCount(0);
}

const prices = async (page: Page) =>
  (await cards(page).allTextContents()).map((text) =>
    Number(/([\d\u202f\u00a0 ]+)₽/.exec(text)?.[1]?.replace(/\D/g, '')),
  );

test('CAT-26 CAT-06 ROU-110 a chosen filter becomes the path of the list, and the list follows', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto(section);
  const all = await count(page).textContent();
  await chooseBrand(page, 'Greenbark');
  await expect(page).toHaveURL(/\/catalog\/tovary_dlya_sobak\/filter\/.+\/apply\/$/);
  await expect(count(page)).not.toHaveText(all ?? '');
  await expectOnly(page, 'Greenbark');
  await page.reload();
  await expectOnly(page, 'Greenbark');
  if (onPhone(page)) await page.getByRole('button', { name: 'Фильтры' }).click();
  await expect(filters(page).getByRole('checkbox', { name: 'Greenbark' })).toBeChecked();
  await filters(page).getByRole('link', { name: 'Сбросить' }).click();
  await expect(page).toHaveURL(section);
  await expect(count(page)).toHaveText(all ?? '');
});

test('CAT-12 CAT-14 back and forward restore filter, sort and page', async ({ page }) => {
  await page.goto(section);
  await page.getByRole('link', { name: 'Дороже' }).click();
  await expect(page).toHaveURL(`${section}?SORT=price_desc`);
  await expect(page.getByRole('link', { name: 'Дороже' })).toHaveAttribute('aria-current', 'true');
  const sorted = await prices(page);
  expect(sorted).toEqual(sorted.toSorted((one, other) => other - one));

  const pages = page.getByRole('navigation', { name: 'Страницы' });
  await pages.getByRole('link', { name: 'Страница 2' }).click();
  await expect(page).toHaveURL(`${section}?SORT=price_desc&PAGEN_1=2`);
  await expect(pages.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
  const second = await prices(page);
  expect(Math.max(...second)).toBeLessThanOrEqual(Math.min(...sorted));

  await chooseBrand(page, 'Nordtail');
  await expect(page).toHaveURL(/\/filter\/.+\/apply\/\?SORT=price_desc$/);
  await expectOnly(page, 'Nordtail');

  await page.goBack();
  await expect(page).toHaveURL(`${section}?SORT=price_desc&PAGEN_1=2`);
  await expect.poll(() => prices(page)).toEqual(second);
  await page.goBack();
  await expect(page).toHaveURL(`${section}?SORT=price_desc`);
  await expect.poll(() => prices(page)).toEqual(sorted);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/\/filter\/.+\/apply\/\?SORT=price_desc$/);
  await expectOnly(page, 'Nordtail');
});

test('PRD-12 ROU-109 from a sub-section to a product, and back to the same scroll position of the list', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(section);
  await page.getByRole('main').getByRole('link', { name: 'Сухой корм' }).first().click();
  await expect(page).toHaveURL(`${section}sukhoy_korm/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Сухой корм/);
  const card = cards(page).nth(20);
  await card.scrollIntoViewIfNeeded();
  const name = (await card.getByRole('link').last().textContent()) ?? '';
  const before = await page.evaluate(() => scrollY);
  await card.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
});

test('CAT-08 CAT-27 an empty list shows a message and a link back', { tag: '@phone' }, async ({ page }) => {
  await page.goto(section);
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await filters(page).getByRole('textbox', { name: 'до' }).fill('1');
  await filters(page)
    .getByRole('button', { name: /^Показать/ })
    .click();
  await expect(page.getByText('Товаров не найдено')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Сбросить фильтры' }).click();
  await expect(page).toHaveURL(section);
  await expect(cards(page).first()).toBeVisible();
});

test('CAT-07 a tag link leads to a separate list', async ({ page }) => {
  await page.goto(`${section}sukhoy_korm/`);
  const tag = page.getByRole('navigation', { name: 'Часто ищут' }).getByRole('link').first();
  const address = (await tag.getAttribute('href')) ?? '';
  await tag.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
