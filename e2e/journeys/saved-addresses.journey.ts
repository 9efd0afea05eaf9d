/** «Мои адреса»: the whole page. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test';

const form = (page: Page) => page.getByRole('form', { name: 'Выбор адреса доставки' });

/** Enters an address by its suggestions. */
async function add(page: Page, street: string): Promise<void> {
  await page.getByRole('button', { name: 'Добавить адрес' }).click();
  await form(page).getByRole('combobox', { name: 'Улица' }).fill(street);
  await page.getByRole('option', { name: street, exact: true }).click();
  await form(page).getByRole('combobox', { name: 'Дом' }).fill('5');
  await page.getByRole('listbox').getByRole('option').first().click();
  await form(page).getByRole('textbox', { name: 'Этаж' }).fill('3');
  await form(page).getByRole('combobox', { name: 'Лифт' }).selectOption('Есть');
  await form(page).getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(form(page)).toBeHidden();
}

test('CAB-19 CAB-20 ROU-78 a customer adds, changes, chooses and deletes addresses', async ({ page, customer: _ }) => {
  await page.goto('/cabinet/delivery-profiles/', { waitUntil: 'networkidle' });
  await expect(page.getByText(/^Сохранённых адресов пока нет/)).toBeVisible();
  await add(page, 'ул Малышева');
  await add(page, 'пр-кт Ленина');
  await expectAccessible(page);
  const line = page.getByText(/Малышева, .+ этаж 3/).first();
  await expect(line).toBeVisible();

  await page.getByRole('button', { name: /^Выбрать: .*Малышева/ }).click();
  const chosen = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Выбранный адрес' }) });
  await expect(chosen).toContainText('Малышева');

  await page.getByRole('button', { name: /^Изменить: .*Малышева/ }).click();
  await expect(page).toHaveURL(/\/cabinet\/delivery-profiles\/edit\/\d+\/$/);
  await form(page).getByRole('textbox', { name: 'Этаж' }).fill('');
  await form(page).getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(form(page).getByText('Укажите Ваш этаж')).toBeVisible();
  await form(page).getByRole('textbox', { name: 'Этаж' }).fill('9');
  await form(page).getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(page).toHaveURL('/cabinet/delivery-profiles/');
  await expect(page.getByText(/Малышева, .+ этаж 9/)).toBeVisible();

  await page.getByRole('button', { name: /^Удалить: .*Ленина/ }).click();
  await page.getByRole('dialog', { name: 'Удалить адрес?' }).getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText(/Ленина.*, этаж 3/)).toHaveCount(0);
});
