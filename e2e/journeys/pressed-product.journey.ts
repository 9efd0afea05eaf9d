import type { Page } from '@playwright/test';
import { withPictures } from '../browser/launch-options';
import { inStockCard } from '../fixtures/in-stock-card';
import { pressAt } from '../fixtures/press-at';
import { expect, test } from '../fixtures/test';

test.use(withPictures);

const food = '/catalog/tovary_dlya_sobak/sukhoy_korm/';
const product = '**/catalog/product/get_by_code/**';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a list with its next page's code and the sections, which come when the browser is idle, and holds back the products. */
async function openWarmList(page: Page): Promise<() => void> {
  const sections = page.waitForResponse('**/catalog/section/**', { timeout: 60_000 });
  await page.goto(food);
  await sections;
  await page.waitForLoadState('networkidle');
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  // Not for longer than a call may last, 10 seconds.
  await page.route(product, async (route) => {
    await held;
    return route.continue();
  });
  return come;
}

const placesOf = (page: Page) =>
  Promise.all(
    [
      heading(page),
      page.getByRole('list', { name: /^Фотографии:/ }),
      page.getByRole('button', { name: /^В корзину/ }),
    ].map((part) => part.first().boundingBox()),
  );

test('PRD-01 a pressed card’s name, picture and button are there before the product has come, and nothing of them moves then', {
  tag: '@both-widths',
}, async ({ page }) => {
  test.slow();
  const come = await openWarmList(page);
  const link = inStockCard(page).getByRole('link').last();
  const name = (await link.textContent())?.trim() ?? '';
  await pressAt(page, link);
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
  const places = await placesOf(page);
  expect(await page.getByText(/^Артикул/).count()).toBe(0);
  come();
  await expect(page.getByText(/^Артикул/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Описание' })).toBeAttached();
  expect(await placesOf(page)).toEqual(places);
  await expect(heading(page)).toBeFocused();
});

test('«Назад» before the product has come leads to its place in the list; a product that is gone says so', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.allow('status of 404');
  const come = await openWarmList(page);
  const link = page.getByRole('list', { name: 'Товары' }).getByRole('article').nth(8).getByRole('link').last();
  await link.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await link.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(food);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

  // The list has ended the read.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  come();
  await page.route(product, (route) =>
    route.fulfill({ status: 404, json: { type: 'error', message: 'Товар не найден', code: 'not_found' } }),
  );
  await page.getByRole('list', { name: 'Товары' }).getByRole('article').nth(9).getByRole('link').last().press('Enter');
  await expect(heading(page)).toHaveText('Страница не найдена');
  await expect(heading(page)).toBeFocused();
});
