import type { Page } from '@playwright/test';
import { addFirstProduct } from '../fixtures/add-first-product';
import { inStockCard } from '../fixtures/in-stock-card';
import { tabTo } from '../fixtures/tab-to';
import { expect, test } from '../fixtures/test';

const press = (page: Page, key: 'Enter' | 'Space') => page.keyboard.press(key);

test('CRT-01 ORD-26 the whole purchase by keyboard alone, with visible focus all the time', async ({ page }) => {
  test.slow();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
  await press(page, 'Enter');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('link', { name: 'Товары для собак' }).first());
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const card = inStockCard(page);
  const add = card.getByRole('button', { name: /^В корзину: / });
  await tabTo(page, add);
  await press(page, 'Space');
  // The button has become the stepper: the focus is on its last button, and the cart is the next Tab stop.
  await expect(card.getByRole('button', { name: 'Увеличить количество' })).toBeFocused();
  await tabTo(page, card.getByRole('link', { name: 'Перейти в корзину' }));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Корзина');

  await tabTo(page, page.getByRole('link', { name: 'Оформить заказ' }));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оформление заказа');
  const contact = page.getByRole('region', { name: 'Получатель' });
  await tabTo(page, contact.getByRole('textbox', { name: 'Имя и фамилия' }));
  await page.keyboard.type('Анна Иванова');
  await tabTo(page, contact.getByRole('textbox', { name: 'Телефон' }));
  await page.keyboard.type('9121234567');
  await press(page, 'Enter');
  await expect(contact).toContainText('Анна Иванова, +7 912 123-45-67');

  const delivery = page.getByRole('region', { name: 'Доставка' });
  await tabTo(page, delivery.getByRole('radio').first());
  while (!(await delivery.getByRole('radio', { name: /^Самовывоз/ }).isChecked()))
    await page.keyboard.press('ArrowDown');
  await tabTo(page, delivery.getByRole('button', { name: /^Выбрать:/ }).first());
  await press(page, 'Enter');
  await expect(delivery).toContainText('Самовывоз: ');

  const payment = page.getByRole('region', { name: 'Оплата' });
  await tabTo(page, payment.getByRole('button', { name: 'Изменить: Оплата' }));
  await press(page, 'Enter');
  await tabTo(page, payment.getByRole('radio').first());
  while (!(await payment.getByRole('radio', { name: /^Наличными/ }).isChecked()))
    await page.keyboard.press('ArrowDown');
  await tabTo(page, payment.getByRole('button', { name: 'Продолжить' }));
  await press(page, 'Enter');

  await tabTo(page, page.getByRole('checkbox', { name: /^Согласен на/ }));
  await press(page, 'Space');
  await tabTo(page, page.getByRole('button', { name: 'Оформить заказ' }));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: /^Заказ № \d+ оформлен$/ })).toBeFocused();
});

test('CRT-02 CRT-17 CRT-24 the cart by keyboard alone: count, undo, promotion code, one-click order', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/);
  test.slow();
  const name = await addFirstProduct(page, '/catalog/tovary_dlya_koshek/');
  await page.goto('/personal/cart/', { waitUntil: 'networkidle' });
  const stepper = page.getByRole('group', { name: `Количество: ${name}` });
  const count = stepper.getByRole('textbox', { name: 'Количество' });
  await tabTo(page, stepper.getByRole('button', { name: 'Увеличить количество' }));
  await press(page, 'Space');
  await expect(count).toHaveValue('2');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('1');
  await press(page, 'Enter');
  await expect(count).toHaveValue('1');

  await tabTo(page, page.getByRole('button', { name: `Удалить: ${name}` }));
  await press(page, 'Enter');
  const undo = page.getByRole('button', { name: `Вернуть: ${name}` });
  await expect(undo).toBeFocused();
  await press(page, 'Enter');
  await expect(count).toHaveValue('1');
  await expect(page.getByRole('button', { name: `Удалить: ${name}` })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: `Купить в один клик: ${name}` }), 'Shift+Tab');
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Купить в один клик' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Купить в один клик: ${name}` })).toBeFocused();

  await tabTo(page, page.getByRole('textbox', { name: 'Промокод' }));
  await page.keyboard.type('НЕТ');
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: 'Промокод' })).toBeFocused();
  await expect(page.getByText(/^Ошибка применения промокода\. /)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Оформить заказ' }));
});

test('LAY-54 a dialog traps the keyboard focus', async ({ page }) => {
  await page.goto('/about/', { waitUntil: 'networkidle' });
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Меню' }).focus();
  await press(page, 'Enter');
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await expect(menu).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    // From the last element the focus moves to the first one a moment later.
    await expect
      .poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement)), {
        message: `after ${step + 1} steps`,
      })
      .toBe(true);
  }
});
