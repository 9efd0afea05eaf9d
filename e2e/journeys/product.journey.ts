import type { Page } from '@playwright/test';
import { withPictures } from '../browser/launch-options';
import { inStockCard } from '../fixtures/in-stock-card';
import { tabTo } from '../fixtures/tab-to';
import { expect, expectAccessible, test } from '../fixtures/test';

test.use(withPictures);

/** The page of the first food in stock. */
async function openProduct(page: Page): Promise<void> {
  await page.goto('/catalog/tovary_dlya_sobak/sukhoy_korm/');
  const address = await inStockCard(page).getByRole('link').last().getAttribute('href');
  await page.goto(address ?? '', { waitUntil: 'networkidle' });
}

test('LIM-42 PRD-10 the pictures open large: keys, thumbnails and zoom, and the focus comes back', {
  tag: '@both-widths',
}, async ({ page }) => {
  test.slow();
  await openProduct(page);
  const pictures = page.getByRole('list', { name: /^Фотографии:/ }).getByRole('button');
  await tabTo(page, pictures.first());
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Фотографии товара' });
  await expect(large.getByText(/^1 \/ \d+$/)).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  await expect(large.getByText(/^2 \/ \d+$/)).toBeVisible();
  const zoomOut = large.getByRole('button', { name: 'Уменьшить' });
  await expect(zoomOut).toBeDisabled();
  await large
    .getByRole('region')
    .getByRole('img', { name: /фотография 2$/ })
    .dblclick();
  await expect(zoomOut).toBeEnabled();
  // Another picture is shown without zoom again.
  await large.getByRole('navigation', { name: 'Все фотографии' }).getByRole('button').last().click();
  await expect(large.getByText(/^(\d+) \/ \1$/)).toBeVisible();
  await expect(zoomOut).toBeDisabled();

  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(pictures.last()).toBeFocused();
  await expect(pictures.last()).toBeInViewport();
});

test('API-13 API-46 the shops that have a product, and pickup from one of them', {
  tag: '@both-widths',
}, async ({ page }) => {
  await openProduct(page);
  await page.getByRole('button', { name: 'Наличие в магазинах' }).click();
  const dialog = page.getByRole('dialog', { name: 'Наличие в магазинах' });
  const shop = dialog.getByRole('list', { name: 'Магазины' }).getByRole('listitem').first();
  await expect(shop).toContainText(/В наличии: много|Осталось \d+\sшт/);
  await expectAccessible(page);
  const name = (await shop.getByRole('heading').textContent()) ?? '';
  await shop.getByRole('button', { name: /^Забрать/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Самовывоз' })).toContainText(name);
  await page.getByRole('button', { name: 'Наличие в магазинах' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText('Заберёте здесь');
});

/** Width of the first card of a list and the number of cards in its first row. */
const columnsOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).evaluate((element) => {
    const boxes = [...element.children].map((child) => child.getBoundingClientRect());
    const [first] = boxes;
    return { width: first?.width ?? 0, count: boxes.filter(({ top }) => top === first?.top).length };
  });

test('LIM-55 LIM-56 LIM-57 a list has as many columns as fit, of at least 160, 180 or 234 px', async ({ page }) => {
  await page.goto('/catalog/tovary_dlya_sobak/');
  for (const [window, least, count] of [
    [340, 160, 2],
    [360, 180, 2],
    [600, 180, 3],
    [800, 234, 3],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 });
    await expect.poll(async () => (await columnsOf(page, 'Товары')).count, { message: `${window} px` }).toBe(count);
    expect((await columnsOf(page, 'Товары')).width).toBeGreaterThanOrEqual(least);
  }
});

test.describe('PRD-59 LIM-53 the name of a card has at most three lines', () => {
  test('CAT-52 LIM-30 LIM-58 a row of cards shows five of them on a desktop, about 232 px wide', async ({ page }) => {
    await openProduct(page);
    const cards = page.getByRole('region', { name: 'С этим товаром покупают' }).getByRole('article');
    // Whoever jumps past the reviews sees them become alive, and longer, above the row.
    await expect(async () => {
      await cards.first().scrollIntoViewIfNeeded();
      await expect(cards.nth(4)).toBeInViewport({ ratio: 0.99, timeout: 500 });
    }).toPass();
    await expect(cards.nth(5)).not.toBeInViewport({ ratio: 0.5 });
    const { width } = (await cards.first().boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(225);
    expect(width).toBeLessThanOrEqual(254);

    const name = cards.first().locator('p').getByRole('link');
    await name.evaluate((link) => link.append(' — очень длинное название товара'.repeat(9)));
    const lines = await name.evaluate(
      (link) => link.clientHeight / Number.parseFloat(getComputedStyle(link).lineHeight),
    );
    expect(Math.round(lines)).toBe(3);
  });
});

test('PRD-36 «Назад» to a product that was read far down finds the same place, from another product and from a list', {
  tag: '@both-widths',
}, async ({ page }) => {
  test.slow();
  await openProduct(page);
  await page.mouse.move(180, 400);
  const review = page.getByRole('list', { name: 'Отзывы покупателей' }).getByRole('listitem').nth(4);
  const top = async () => Math.round((await review.boundingBox())?.y ?? -1);
  const scrollTo = async (place: number) => {
    while ((await top()) > place) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(50);
    }
    // The reviews become alive, and may be another length for a moment.
    await page.waitForLoadState('networkidle');
  };
  await scrollTo(200);
  const inList = await top();
  const product = page.url();
  for (const link of [
    page.getByRole('region', { name: 'С этим товаром покупают' }).getByRole('link').last(),
    page.getByRole('navigation').getByRole('link', { name: 'Каталог' }).first(),
  ]) {
    await link.evaluate((element) => element instanceof HTMLElement && element.click());
    await expect(page).not.toHaveURL(product);
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await expect(page).toHaveURL(product);
    await expect.poll(async () => Math.abs((await top()) - inList)).toBeLessThan(24);
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await top()) - inList)).toBeLessThan(24);
  }
});
