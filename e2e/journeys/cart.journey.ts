import { withPictures } from '../browser/launch-options';
import { newPhone } from '../fixtures/outbox';
import { expect, expectAccessible, test } from '../fixtures/test';

test.use(withPictures);

const food = '/catalog/tovary_dlya_sobak/sukhoy_korm/';

test('CRT-05 CRT-32 CRT-33 the button of a card leads to the cart, whose lines have two lines of name and a small picture', {
  tag: '@both-widths',
}, async ({ page, isMobile, context }) => {
  await page.goto(food);
  const card = page.getByRole('list', { name: 'Товары' }).getByRole('article').filter({ hasText: 'много' }).first();
  await card.getByRole('button', { name: /^В корзину/ }).click();
  await card.getByRole('link', { name: 'Перейти в корзину' }).click();
  await expect(page).toHaveURL('/personal/cart/');

  const cart = page.getByRole('region', { name: 'Товары в корзине' });
  const name = cart.getByRole('link').first();
  await expect(name).toHaveCSS('-webkit-line-clamp', '2');
  const wide = isMobile ? 54 : 72;
  await expect.poll(async () => (await cart.locator('picture, img').first().boundingBox())?.width).toBe(wide);
  await expectAccessible(page);

  // Goods that another tab adds appear here.
  const other = await context.newPage();
  await other.goto('/catalog/tovary_dlya_koshek/vlazhnyy_korm/');
  await other
    .getByRole('list', { name: 'Товары' })
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .click();
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await other.close();
});

test('CRT-17 API-61 a line returns to its place, and stays there after a reload', async ({ page }) => {
  await page.goto(food);
  const cards = page.getByRole('list', { name: 'Товары' }).getByRole('article').filter({ hasText: 'много' });
  for (const index of [0, 1]) {
    // The quantity is shown before the shop has it, and a typed address does not wait for that.
    const stored = page.waitForResponse((response) => response.url().includes('/sale/basket/add/') && response.ok());
    await cards
      .nth(index)
      .getByRole('button', { name: /^В корзину/ })
      .click();
    await expect(cards.nth(index).getByRole('link', { name: 'Перейти в корзину' })).toBeVisible();
    await stored;
  }
  await page.goto('/personal/cart/', { waitUntil: 'networkidle' });
  const names = page.getByRole('region', { name: 'Товары в корзине' }).getByRole('listitem').getByRole('link');
  const before = await names.allTextContents();
  expect(before).toHaveLength(2);
  await page.getByRole('button', { name: `Удалить: ${before[0]}` }).click();
  await page.getByRole('button', { name: `Вернуть: ${before[0]}` }).click();
  await expect(names).toHaveText(before);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(names).toHaveText(before);
});

test('ORD-18 CRT-22 the total of the cart is that of the order page, also for a way that was chosen there', async ({
  page,
}) => {
  await page.goto('/catalog/tovary_dlya_koshek/vlazhnyy_korm/');
  const card = page.getByRole('list', { name: 'Товары' }).getByRole('article').filter({ hasText: 'много' }).first();
  await card.getByRole('button', { name: /^В корзину/ }).click();
  await card.getByRole('link', { name: 'Перейти в корзину' }).click();
  const summary = page.getByRole('complementary', { name: 'Итог' });
  const total = summary.locator('p', { hasText: 'Итого' }).getByRole('strong');
  await expect(summary.locator('div', { hasText: /^Доставка: курьером\s*\d+\s₽$/ })).toBeVisible();
  const byCourier = await total.innerText();
  await summary.getByRole('link', { name: 'Оформить заказ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оформление заказа');
  await expect(total).toHaveText(byCourier);

  const delivery = page.getByRole('region', { name: 'Доставка' });
  await delivery.getByRole('button', { name: /: Доставка$/ }).click();
  await delivery.getByRole('radio', { name: /^Самовывоз/ }).check();
  await expect(total).not.toHaveText(byCourier);
  const byPickup = await total.innerText();
  await page.goto('/personal/cart/');
  await expect(summary.getByText('Доставка: самовывоз')).toBeVisible();
  await expect(total).toHaveText(byPickup);
});

test('API-95 ORD-71 one click from the page of a product ends with the number of an order', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(food);
  await page
    .getByRole('list', { name: 'Товары' })
    .getByRole('article')
    .filter({ hasText: 'много' })
    .first()
    .getByRole('link')
    .last()
    .click();
  await page.getByRole('button', { name: 'Купить в один клик' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill(newPhone());
  await dialog.getByRole('checkbox').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Заказать' }).click();
  await expect(page.getByRole('dialog', { name: /^Заказ № \d+ принят$/ })).toBeVisible();
});
