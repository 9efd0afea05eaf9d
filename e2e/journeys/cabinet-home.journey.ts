import type { Page } from '@playwright/test';
import { subscribe } from '@zapovednik/api/cabinet/calls/subscribe';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import type { ListItem } from '@zapovednik/api/catalog/models/product';
import { withPictures } from '../browser/launch-options';
import { placeOrder } from '../fixtures/place-order';
import { expect, expectAccessible, test } from '../fixtures/test';
import type { Visitor } from '../fixtures/visitor';

test.use(withPictures);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const section = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('link', { name });

/** Sold-out products come last in every list. */
async function soldOutProduct({ api }: Visitor): Promise<ListItem> {
  const { pageCount } = await api(getPage, { perPage: 200, filter: {} });
  const { products } = await api(getPage, { perPage: 200, page: pageCount, filter: {} });
  const product = products.findLast(({ cityQuantity }) => cityQuantity === 0);
  if (!product) throw new Error('No product is sold out');
  return product;
}

test('CAB-13 CAB-16 CAB-17 a customer sees the order on its way, the bonuses, buys again, and ends a subscription', async ({
  page,
  customer,
}) => {
  const { code } = await placeOrder(customer, 'cash');
  const soldOut = await soldOutProduct(customer);
  await customer.api(subscribe, { a: soldOut.id, b: 'marina@example.ru' });

  await page.goto('/cabinet/');
  await expect(page).toHaveURL('/cabinet/personal/');
  await expect(page.getByRole('list', { name: 'Состояние заказа' })).toContainText('Принят');
  await expect(section(page, /^Мои заказы в работе: 1$/)).toBeVisible();
  await expectAccessible(page);

  await section(page, /^Бонусы/).click();
  await expect(heading(page, 'Бонусы')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Штрихкод бонусной карты' })).toBeVisible();
  await expectAccessible(page);

  await section(page, /^Купленные товары/).click();
  const line = page
    .getByRole('list', { name: 'Купленные товары' })
    .getByRole('listitem')
    .filter({ has: page.locator(`[href="/product/${code}/"]`) });
  await line.getByRole('button', { name: /^В корзину/ }).click();
  await expect(line.getByRole('button', { name: 'Увеличить количество' })).toBeVisible();
  await expectAccessible(page);

  await section(page, /^Жду поступления товаров: 1$/).click();
  await page.getByRole('button', { name: `Отписаться: ${soldOut.name}` }).click();
  await expect(page.getByText('Вы отписались: письма о поступлении не будет')).toBeVisible();
  await expect(section(page, /^Жду поступления$/)).toBeVisible();
  await page.getByRole('button', { name: `Подписаться снова: ${soldOut.name}` }).click();
  await expect(section(page, /^Жду поступления товаров: 1$/)).toBeVisible();
  await expectAccessible(page);
});

test('CAB-13 ROU-95 ROU-96 on a phone only the first order shows all steps, and the sections are a page of their own; a wide window goes on to the personal area', {
  tag: '@phone',
}, async ({ page, customer }) => {
  await placeOrder(customer, 'cash');
  await placeOrder(customer, 'cash');
  await page.goto('/cabinet/personal/');
  const steps = page.getByRole('list', { name: 'Состояние заказа' });
  await expect(steps).toHaveCount(2);
  await expect(steps.first().getByRole('listitem')).toHaveCount(4);
  await expect(steps.last().getByRole('listitem')).toHaveText(['Принят, сейчас']);

  await page.goto('/cabinet/bonuses/');
  await page.getByRole('link', { name: 'Разделы кабинета' }).click();
  await expect(heading(page, 'Разделы кабинета')).toBeVisible();
  await expectAccessible(page);
  await section(page, /^Мои адреса$/).click();
  await expect(heading(page, 'Мои адреса')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Разделы кабинета')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page).toHaveURL('/cabinet/personal/');
});
