import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('banner');

/** Marks the document, to check later that it was not reloaded. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-journey', 'begun'));
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-journey', 'begun');

test('LAY-16 LAY-31 the menu navigates without a reload; title, focus and scroll are the new page’s', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto('/payment/', { waitUntil: 'networkidle' });
  await mark(page);
  await banner(page).locator('summary').filter({ hasText: 'Меню' }).click();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await menu.getByText('У меня появился питомец').click();
  await menu.getByRole('link', { name: 'Котёнок' }).click();
  await expect(heading(page)).toHaveText('В доме котёнок');
  await expect(menu).toBeHidden();
  await expect(page).toHaveTitle('В доме котёнок — Заповедник');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectSameDocument(page);
});

test('back restores the scroll position of a page', async ({ page }) => {
  await page.goto('/kitten/', { waitUntil: 'networkidle' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'О нас' });
  await link.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await link.press('Enter');
  await expect(heading(page)).toHaveText('О компании');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/kitten/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('LAY-33 LAY-41 the catalogue menu of a desktop has two levels on hover', async ({ page }) => {
  await page.goto('/about/', { waitUntil: 'networkidle' });
  await banner(page).locator('summary').filter({ hasText: 'Каталог' }).click();
  const catalogue = banner(page).getByRole('navigation', { name: 'Каталог' });
  await catalogue.getByRole('link', { name: 'Кошки' }).hover();
  await catalogue.getByRole('list', { name: 'Кошки' }).getByRole('link', { name: 'Сухой корм' }).click();
  await expect(page).toHaveURL('/catalog/tovary_dlya_koshek/sukhoy_korm/');
  await expect(heading(page)).toBeFocused();
  await expect(catalogue).toBeHidden();
});

test('the tabs of a phone lead to their five pages', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await mark(page);
  const tabs = page.getByRole('navigation', { name: 'Разделы магазина' });
  await tabs.getByRole('link', { name: 'Каталог' }).click();
  await expect(heading(page)).toHaveText('Каталог');
  await tabs.getByRole('link', { name: 'Избранное' }).click();
  await expect(heading(page)).toHaveText('Избранное');
  await expect(tabs.getByRole('link', { name: 'Избранное' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Корзина' }).click();
  await expect(heading(page)).toHaveText('Корзина');
  await expectSameDocument(page);
});

test('LAY-57 LAY-58 LIM-38 a loading page shows a bar, and a failed page shows an error and can be tried again', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/status of 500|status 500|Нет связи|loader section: .*"status":503/);
  await page.goto('/about/', { waitUntil: 'networkidle' });
  let answers = false;
  await page.route('**/api/catalog/**', async (route) => {
    if (answers) return route.continue();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return route.fulfill({ status: 500, json: { type: 'error', message: 'Нет связи', code: 'internal' } });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Птицы' }).click();
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('animation-duration', '5s');
  await expect(page.getByRole('main').getByRole('button', { name: 'Повторить' })).toBeVisible();
  await expectAccessible(page);
  answers = true;
  await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
  await expect(heading(page)).toHaveText('Товары для птиц');
});

test('an unknown URL during navigation shows the not-found page with a link to the home page', async ({
  page,
  problems,
}) => {
  problems.allow('status of 404');
  await page.goto('/net-takogo/');
  await page.getByRole('link', { name: 'На главную', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toContainText('зоомагазин в Екатеринбурге');
});

test('LAY-31 a press and «Назад» wait for the router’s code, which comes after the page; without it the next page is a document', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|the router could not be loaded/);
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  let isGone = false;
  await page.route('**/lazy-router.js', async (route) => {
    if (isGone) return route.abort();
    await held;
    return route.continue();
  });
  const footer = page.getByRole('contentinfo');
  await page.goto('/kitten/');
  await mark(page);
  await footer.getByRole('link', { name: 'О нас' }).click();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(heading(page)).toHaveText('В доме котёнок');
  come();
  await expect(heading(page)).toHaveText('О компании');
  await expectSameDocument(page);

  // After a reload the steps before it are of the same document.
  await page.reload();
  await mark(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('В доме котёнок');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expectSameDocument(page);

  isGone = true;
  await page.reload();
  await mark(page);
  await footer.getByRole('link', { name: 'О нас' }).click();
  await expect(heading(page)).toHaveText('О компании');
  await expect(page.locator('html')).not.toHaveAttribute('data-journey');
});
