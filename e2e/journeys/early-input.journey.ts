/** Clicks and input of a shopper while the page's scripts are still loading. */
import type { Page } from '@playwright/test';
import { inStockCard } from '../fixtures/in-stock-card';
import { expect, test } from '../fixtures/test';

/** Opens a page whose scripts wait for `release`, as on a slow phone. */
async function openWithoutScripts(page: Page, path: string): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { release };
}

test('a product that is added to the cart before the page has its scripts is in the cart', { tag: '@phone' }, async ({
  page,
}) => {
  const { release } = await openWithoutScripts(page, '/catalog/tovary_dlya_koshek/');
  const card = page.getByRole('list', { name: 'Товары' }).getByRole('article').filter({ hasText: 'много' }).first();
  await card.getByRole('button', { name: /^В корзину/ }).click();
  release();
  await expect(card.getByRole('textbox', { name: 'Количество' })).toHaveValue('1');
});

test('CRT-20 a product that is added just before the page is left is in the cart of the next page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/catalog/tovary_dlya_koshek/', { waitUntil: 'networkidle' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The code of the basket's owner is still loading when the user leaves the page.
  await page.route('**/assets/mf-checkout/**', async (route) => {
    await released;
    await route.continue();
  });
  await inStockCard(page)
    .getByRole('button', { name: /^В корзину/ })
    .click();
  await page.goto('/about/', { waitUntil: 'commit' });
  release();
  const cart = page.getByRole('navigation', { name: 'Разделы магазина' }).getByRole('link', { name: /Корзина/ });
  await expect(cart).toContainText('1');
  await cart.click();
  await expect(page.getByRole('textbox', { name: 'Количество' })).toHaveValue('1');
});

test('CAT-06 a price that is typed before the page has its scripts becomes a filter of the list', async ({ page }) => {
  const { release } = await openWithoutScripts(page, '/catalog/tovary_dlya_koshek/');
  await page.getByRole('form', { name: 'Фильтры' }).getByRole('textbox', { name: 'до' }).fill('1');
  release();
  await expect(page.getByText('Товаров не найдено')).toBeVisible();
});

test('CAT-37 a search that is typed before the page has its scripts gets its suggestions', async ({ page }) => {
  const { release } = await openWithoutScripts(page, '/about/');
  await page.getByRole('search').getByLabel('Поиск по магазину').pressSequentially('корм для ко');
  release();
  await expect(page.getByRole('group', { name: 'Товары' }).getByRole('option').first()).toContainText('₽');
});
