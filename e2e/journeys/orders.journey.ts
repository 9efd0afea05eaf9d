/** The orders of a customer, and the order of a guest who has lost its link. */
import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import { expectOnPaper } from '../fixtures/expect-on-paper';
import { codeIn, lastMessage, nextMessage } from '../fixtures/outbox';
import { placeOrder } from '../fixtures/place-order';
import { expect, expectAccessible, test } from '../fixtures/test';
import { newVisitor } from '../fixtures/visitor';

test('CAB-14 ORD-61 ORD-64 API-96 a customer filters the orders, opens one, repeats it with the preview, and cancels it with a reason', {
  tag: '@phone',
}, async ({ page, customer }) => {
  const { id, code } = await placeOrder(customer, 'cash');
  await page.goto('/cabinet/orders/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Завершённые' }).click();
  await expect(page.getByText('Завершённых заказов нет')).toBeVisible();
  await page.getByRole('link', { name: 'В работе', exact: true }).click();
  await page.getByRole('link', { name: `Заказ № ${id} от` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Заказ № ${id} от`);
  await expectAccessible(page);
  await expectOnPaper(page, 1, 'Итого');

  await page.getByRole('button', { name: 'Заказать ещё раз' }).click();
  const repeat = page.getByRole('dialog', { name: 'Заказать ещё раз' });
  await expect(repeat).toContainText('по тем же ценам');
  await expectAccessible(page);
  expect((await customer.api(getBasket, {})).lines).toEqual([]);
  await repeat.getByRole('button', { name: 'Добавить в корзину' }).click();
  await expect(page).toHaveURL(/\/personal\/cart\/$/);
  await expect(page.getByRole('button', { name: 'Удалить' }).first()).toBeVisible();
  const { lines } = await customer.api(getBasket, {});
  expect(lines.map((line) => [line.code, line.quantity])).toEqual([[code, 1]]);

  await page.goBack();
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const question = page.getByRole('dialog', { name: `Отменить заказ № ${id}?` });
  await question.getByRole('radio', { name: 'Долго ждать' }).check();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  const history = page.getByRole('region', { name: 'История' });
  await expect(history.getByRole('listitem').first()).toContainText(/Отменён.*Долго ждать/);
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Заказать ещё раз' })).toBeFocused();

  // Another person's order does not exist for the customer: the cabinet opens and shows the reason.
  await page.goto('/cabinet/orders/1/');
  await expect(page).toHaveURL(/\/cabinet\/personal\/$/);
  await expect(page.getByText('Такого заказа у вас нет.')).toBeVisible();
});

test('ORD-70 a guest finds an order by its number and the code that its phone gets', async ({ page, baseURL }) => {
  const { id, phone } = await placeOrder(await newVisitor(baseURL ?? ''), 'cash');
  // The message about the order, which has six digits too.
  expect(await lastMessage(phone)).toContain(String(id));
  await page.goto('/auth/');
  await page.getByRole('link', { name: 'Найти заказ без входа' }).click();
  await page.getByRole('textbox', { name: 'Номер заказа' }).fill(String(id));
  await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await expectAccessible(page);
  const text = await nextMessage(phone, async () => {
    await page.getByRole('button', { name: 'Получить код по СМС' }).click();
  });
  await page.getByRole('textbox', { name: 'Код из СМС' }).fill(codeIn(text));
  await expect(page).toHaveURL(/\/order\/[\w-]+\/$/);
  await expect(page.getByRole('region', { name: 'Состав заказа' })).toBeVisible();
  await expectOnPaper(page, 1, 'Итого');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Заказ № ${id}`);
});
