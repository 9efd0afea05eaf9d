/**
 * Failures of third-party services in the shopper's view. Each failure affects only one phone or street, and so no
 * other journeys.
 */
import { addFirstProduct } from '../fixtures/add-first-product';
import { newPhone, nextMessage } from '../fixtures/outbox';
import { codeField } from '../fixtures/register';
import { expect, test } from '../fixtures/test';

test('SES-11 a code that could not be sent shows an error, and can be requested again at once', async ({
  page,
  partners,
  problems,
}) => {
  problems.allow(/status 503: .*sms_register_request/, /status of 503/);
  const phone = newPhone();
  await partners.make('smsc', 'failing', { for: phone });
  await page.goto('/auth/signup/');
  await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill(phone.slice(1));
  await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Анна');
  const ask = page.getByRole('button', { name: 'Получить код по СМС' });
  await ask.click();
  await expect(page.getByText('Не удалось отправить СМС. Попробуйте ещё раз.').filter({ visible: true })).toBeVisible();
  await partners.make('smsc', 'ok', { for: phone });
  await nextMessage(phone, () => ask.click());
  await expect(codeField(page)).toBeFocused();
});

test('API-47 while the suggestion service is down an address is accepted as typed, for a call', async ({
  page,
  partners,
  problems,
}) => {
  // All journeys have one address, and its suggestions are limited.
  problems.allow(/status 503: .*suggest/, /status of 503/, /status of 429 .*suggest/);
  await partners.make('suggestions', 'failing', { for: 'Тихая' });
  await page.goto('/about/', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Адрес доставки или ПВЗ' }).click();
  await page.getByRole('tab', { name: 'Доставка', exact: true }).click();
  const address = page.getByRole('form', { name: 'Выбор адреса доставки' });
  await address.getByRole('combobox', { name: 'Улица' }).fill('улица Тихая');
  await address.getByRole('combobox', { name: 'Дом' }).fill('7');
  await address.getByRole('textbox', { name: 'Этаж' }).fill('3');
  await address.getByRole('combobox', { name: 'Лифт' }).selectOption('Есть');
  await address.getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /улица Тихая, 7/ })).toBeVisible();
});

test('ORD-46 an order is kept when no bank accepts its payment, and is paid when a bank works again', async ({
  page,
  customer,
  partners,
  problems,
}) => {
  problems.allow(/status 503: .*\/sale\/order\/pay\//, /status of 503/, /fault .*command order\/pay/);
  await addFirstProduct(page, '/catalog/tovary_dlya_ptits/');
  await page.goto('/personal/order/');
  const step = (name: string) => page.getByRole('region', { name });
  await expect(step('Получатель')).toContainText(customer.name);
  await step('Доставка')
    .getByRole('radio', { name: /^Самовывоз/ })
    .check();
  await step('Доставка')
    .getByRole('button', { name: /^Выбрать:/ })
    .first()
    .click();
  await expect(step('Оплата')).toContainText('Банковской картой онлайн');
  await page.getByRole('checkbox', { name: /^Согласен на/ }).check();
  for (const acquirer of ['sberbank', 'yookassa'] as const) {
    await partners.make(acquirer, 'failing', { for: customer.phone });
  }
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page.getByRole('heading', { name: /^Заказ № \d+ ждёт оплаты$/ })).toBeVisible();
  await expect(page.getByText('Ошибка получения данных для оплаты').filter({ visible: true })).toBeVisible();
  await partners.mend();
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await expect(page).toHaveURL(/\/(sberbank|yookassa)\/pay\//);
});
