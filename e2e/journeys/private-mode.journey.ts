import type { Page } from '@playwright/test';
import { addFirstProduct } from '../fixtures/add-first-product';
import { newPhone } from '../fixtures/outbox';
import { expect, test } from '../fixtures/test';

/** Some private modes and strict settings refuse every access to the storage of a page. Runs in the page. */
function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException(`${name} is forbidden`, 'SecurityError');
      },
    });
  }
}

const step = (page: Page, name: string) => page.getByRole('region', { name });

test('ORD-26 ORD-37 a browser that forbids storage still buys: from a product to the number of a paid order', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow('Failed to save scroll positions');
  await page.addInitScript(forbidStorage);
  const name = await addFirstProduct(page, '/catalog/tovary_dlya_sobak/');
  await page.goto('/personal/cart/');
  await expect(page.getByRole('group', { name: `Количество: ${name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  const contact = step(page, 'Получатель');
  await contact.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Анна Иванова');
  await contact.getByRole('textbox', { name: 'Телефон' }).pressSequentially(newPhone().slice(1));
  await contact.getByRole('button', { name: 'Продолжить' }).click();
  const delivery = step(page, 'Доставка');
  await delivery.getByRole('radio', { name: /^Самовывоз/ }).check();
  await delivery
    .getByRole('button', { name: /^Выбрать:/ })
    .first()
    .click();
  await expect(delivery).toContainText('Самовывоз: ');
  await page.getByRole('checkbox', { name: /^Согласен на/ }).check();
  await page.getByRole('button', { name: 'Оформить заказ' }).click();

  await page.getByLabel('Номер карты').fill('2200 0000 0000 0012');
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Заказ № \d+ оплачен$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Заказ № \d+ оплачен$/);
});
