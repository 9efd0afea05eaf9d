/** Auto-orders: from «Повторять заказ» in the cart to the auto-order, and the customer's changes of one. */
import type { Page } from '@playwright/test';
import { checkAutoOrderMode, setAutoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { addToBasket, getBasket } from '@zapovednik/api/checkout/calls/basket';
import { placeOrder } from '../fixtures/place-order';
import { pressAt } from '../fixtures/press-at';
import { expect, expectAccessible, test } from '../fixtures/test';
import type { Visitor } from '../fixtures/visitor';

/** Products that are on sale here, more than one piece of each. */
async function productsOnSale({ api }: Visitor) {
  const { products } = await api(getPage, { filter: {} });
  return products.filter(({ cityQuantity }) => cityQuantity > 5);
}

/** The choices on the order page that its address does not make. */
async function order(page: Page): Promise<string> {
  const delivery = page.getByRole('region', { name: 'Доставка' });
  await delivery.getByRole('radio', { name: /^Самовывоз/ }).check();
  await delivery
    .getByRole('button', { name: /^Выбрать:/ })
    .first()
    .click();
  const payment = page.getByRole('region', { name: 'Оплата' });
  await payment.getByRole('button', { name: 'Изменить: Оплата' }).click();
  await payment.getByRole('radio', { name: /^Наличными/ }).check();
  await payment.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('checkbox', { name: /^Согласен на/ }).check();
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  const heading = page.getByRole('heading', { name: /^Заказ № \d+ оформлен$/ });
  await expect(heading).toBeVisible();
  return /\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
}

test('CAB-22 API-102 the cart is ordered once and from then on repeats by itself', {
  tag: '@both-widths',
}, async ({ page, customer }) => {
  const [product] = await productsOnSale(customer);
  await customer.api(addToBasket, { id: product?.id ?? 0, qty: 1 });
  await page.goto('/personal/cart/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Повторять заказ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Повторять заказ' });
  await dialog.getByText('Каждую неделю').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Перейти к оформлению' }).click();
  await expect(page).toHaveURL('/personal/order/');
  await expect(page.getByRole('region', { name: 'Повторять заказ' })).toContainText('Каждую неделю');
  const number = await order(page);
  await page.goto('/cabinet/auto-orders/');
  await expect(page.getByText(`Автозаказ № ${number}`)).toBeVisible();
  await page.getByRole('link', { name: 'Каждую неделю' }).click();
  await expect(page).toHaveURL(`/cabinet/auto-orders/${number}/`);
  await expect(page.getByRole('region', { name: 'Что в заказе' })).toContainText(product?.name ?? '');
});

test('API-102 CAB-22 an order that is made starts to repeat from its page, and the cart stays an order of its own', async ({
  page,
  customer,
}) => {
  const { id } = await placeOrder(customer, 'sbp');
  const [product] = await productsOnSale(customer);
  await customer.api(addToBasket, { id: product?.id ?? 0, qty: 1 });
  await page.goto('/cabinet/orders/', { waitUntil: 'networkidle' });
  await pressAt(page, page.getByRole('link', { name: `Заказ № ${id} от` }));
  const repeat = page.getByRole('region', { name: 'Повторять заказ' });
  await repeat.getByRole('button', { name: 'Повторять' }).click();
  const dialog = page.getByRole('dialog', { name: 'Повторять заказ' });
  await dialog.getByText('Раз в две недели').click();
  await dialog.getByRole('button', { name: 'Повторять' }).click();
  await expect(repeat).toContainText('Раз в две недели');
  expect(await customer.api(checkAutoOrderMode, { orderId: id })).toMatchObject({ mode: 'two_weeks' });
  expect(await customer.api(checkAutoOrderMode, {})).toMatchObject({ mode: 'off', interval: null });
  const { lines } = await customer.api(getBasket, {});
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[product?.id, 1]]);
  await repeat.getByRole('link', { name: 'Открыть автозаказ' }).click();
  await expect(page).toHaveURL(`/cabinet/auto-orders/${id}/`);
  await expect(page.getByText('Раз в две недели').first()).toBeVisible();
});

test('CAB-23 API-104 an auto-order goes elsewhere, is paid otherwise, is for somebody else, has a product more, and each change is taken back', async ({
  page,
  customer,
}) => {
  const { id } = await placeOrder(customer, 'sbp');
  await customer.api(setAutoOrderMode, { mode: 'month', orderId: id });
  const another = (await productsOnSale(customer))[3];
  await page.goto(`/cabinet/auto-orders/${id}/`, { waitUntil: 'networkidle' });
  const delivery = page.getByRole('region', { name: 'Доставка и оплата' });
  const goods = page.getByRole('region', { name: 'Что в заказе' });
  const dialog = page.getByRole('dialog');
  /** Values that the customer no longer changes are those of the order again. */
  const takeBack = async () => {
    await page.getByRole('button', { name: 'Вернуть как было' }).click();
    await expect(page.getByText('Вернули как было.')).toBeVisible();
  };
  const before = (await delivery.locator('dl').textContent()) ?? '';

  await page.getByRole('button', { name: 'Изменить место' }).click();
  await dialog.getByRole('radio', { name: 'В пункт самовывоза' }).check();
  const point = dialog.getByRole('combobox', { name: 'Пункт' });
  await point.selectOption({ index: 1 });
  const chosen = (await point.locator('option:checked').textContent()) ?? '';
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Заказы приедут по новому адресу/)).toBeVisible();
  await expect(delivery).toContainText(chosen.split(',')[0] ?? '');
  await takeBack();
  await expect(delivery.locator('dl')).toHaveText(before);

  await page.getByRole('button', { name: 'Изменить оплату' }).click();
  await dialog.getByRole('radio', { name: 'Наличными при получении' }).check();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Способ оплаты изменён/)).toBeVisible();
  await takeBack();
  await expect(delivery.locator('dl')).toHaveText(before);

  await page.getByRole('button', { name: 'Изменить получателя' }).click();
  await dialog.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Пётр Лесной');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(delivery).toContainText('Пётр Лесной');
  await takeBack();
  await expect(delivery.locator('dl')).toHaveText(before);

  await page.getByRole('button', { name: 'Изменить товары' }).click();
  await dialog.getByRole('searchbox', { name: 'Найти товар' }).fill(another?.name ?? '');
  await dialog.getByRole('button', { name: `Добавить: ${another?.name}` }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(goods).toContainText(another?.name ?? '');
  await takeBack();
  await expect(goods.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
});
