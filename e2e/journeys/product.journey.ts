import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const food = '/catalog/tovary_dlya_sobak/sukhoy_korm/';

/** Opens the first available product of a list whose card contains all these texts. */
async function openProduct(page: Page, list: string, ...says: readonly string[]): Promise<void> {
  await page.goto(list);
  const cards = page.getByRole('list', { name: 'Товары' }).getByRole('article');
  const fitting = says.reduce((found, hasText) => found.filter({ hasText }), cards.filter({ hasText: 'много' }));
  await fitting.first().getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: 'Описание' })).toBeVisible();
}

test('PRD-08 PRD-14 another variant is another page with its own price', async ({ page }) => {
  await openProduct(page, food);
  const variants = page.getByRole('navigation', { name: 'Вес:' });
  const other = variants
    .getByRole('link')
    .filter({ hasNot: page.locator('[aria-current]') })
    .filter({ hasText: '₽' });
  const before = await heading(page).textContent();
  const chosen = await variants.locator('[aria-current]').textContent();
  const price = await other.last().locator('small').textContent();
  await other.last().click();
  await expect(heading(page)).not.toHaveText(before ?? '');
  await expect(variants.locator('[aria-current]')).not.toHaveText(chosen ?? '');
  await expect(
    page
      .getByRole('main')
      .getByText(price ?? '', { exact: true })
      .nth(1),
  ).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(before ?? '');
});

test('PRD-27 PRD-29 ROU-112 by the piece or by the pack: the choice is in the URL, and decides what is bought', {
  tag: '@phone',
}, async ({ page }) => {
  await openProduct(page, '/catalog/tovary_dlya_koshek/vlazhnyy_korm/', 'Пауч');
  const quantity = page.getByRole('navigation', { name: 'Количество:' });
  const pack = quantity.getByRole('link', { name: /^\d+ шт \(упаковка\)$/ });
  const pieces = Number(/\d+/.exec((await pack.textContent()) ?? '')?.[0]);
  await pack.click();
  await expect(page).toHaveURL(/\?pack=PACK$/);
  await expect(pack).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Количество' }).first()).toHaveValue(String(pieces));
});

test('the thumbnails change the picture of a product', async ({ page }) => {
  await openProduct(page, food);
  const second = page.getByRole('button', { name: 'Фотография 2' });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('img', { name: /, фотография 2$/ })).toBeInViewport({ ratio: 0.5 });
});

test('PRD-35 PRD-38 CAT-50 a product has a description for people and structured data for search engines', async ({
  page,
}) => {
  await openProduct(page, food);
  for (const name of ['Описание', 'Характеристики', 'С этим товаром покупают']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /^Ещё от / })).toBeVisible();
  const name = ((await heading(page).textContent()) ?? '').replaceAll('\u00ad', '');
  const structuredData = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );
  expect(structuredData).toContainEqual(expect.objectContaining({ '@type': 'Product', name }));
  expect(structuredData).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
});

test('PRD-32 the URL of a product is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProduct(page, food);
  await page.getByRole('button', { name: 'Поделиться' }).click();
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ссылка скопирована' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
