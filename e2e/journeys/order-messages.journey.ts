/**
 * The messages to a guest about an order, and the back office that moves it: the pages of the sandboxes for testers.
 */
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { getOrderPage, saveOrder } from '@zapovednik/api/checkout/calls/order';
import { lastMessage, newPhone } from '../fixtures/outbox';
import { expect, expectAccessible, test } from '../fixtures/test';
import { newVisitor, type Visitor } from '../fixtures/visitor';

/** An order of one product by courier, paid to the courier. Returns its number. */
async function orderByCourier({ api }: Visitor, user: { phone: string; email: string }): Promise<number> {
  const { products } = await api(getPage, { filter: { AVAILABLE: 'Y' }, perPage: 100 });
  // Journeys buy in parallel.
  const product = products[Number(user.phone.slice(-4)) % products.length];
  await api(addToBasket, { id: product?.id ?? 0, qty: 1 });
  const order = await api(getOrderPage, {});
  const courier = order?.deliveries.find(({ type }) => type === 'courier');
  const [day] = courier?.days ?? [];
  const { made } = await api(saveOrder, {
    user: { fullName: 'Анна Лесная', ...user },
    acceptPersonData: 'Y',
    serviceId: courier?.id,
    profile: { street: 'улица Малышева', house: '36', floor: '3', elevator: 'Y' },
    deliveryDate: day?.date,
    deliveryInterval: day?.intervals[0],
    paymentId: order?.payments.find(({ isCash }) => isCash)?.id,
  });
  return made?.id ?? 0;
}

test('ORD-57 a guest gets an email with the link of the order; the back office ships it, and the guest gets an SMS', async ({
  page,
  baseURL,
}) => {
  const phone = newPhone();
  const email = `guest-${phone}@example.ru`;
  const id = await orderByCourier(await newVisitor(baseURL ?? ''), { phone, email });
  await lastMessage(email);
  const outbox = process.env.OUTBOX_URL ?? '';
  await page.goto(`${outbox}?to=${email}`);
  await expect(page.getByRole('heading', { name: `Заказ № ${id} оформлен` })).toBeVisible();
  await page.getByRole('link', { name: 'Показать как в почте' }).click();
  await expect(page.getByText('Екатеринбург, улица Малышева, д. 36, этаж 3')).toBeVisible();
  const link = page.getByRole('link', { name: 'Открыть заказ' });
  await expect(link).toHaveAttribute('href', /^http:\/\/shop\.localhost:\d+\/order\/[\w-]+\/$/);

  await page.goto(new URL('../back-office/', outbox).href);
  await page.getByRole('button', { name: `Собирать: заказ № ${id}` }).click();
  await page.getByRole('button', { name: `Передан в доставку: заказ № ${id}` }).click();
  await expect(page.getByRole('button', { name: `Получен: заказ № ${id}` })).toBeVisible();
  expect(await lastMessage(phone)).toContain(`Заповедник: заказ ${id} в пути`);
});

test('ORD-52 a guest cancels by the link of the letter; the goods are free again, and the letter says so', async ({
  page,
  baseURL,
}) => {
  const phone = newPhone();
  const email = `guest-${phone}@example.ru`;
  const id = await orderByCourier(await newVisitor(baseURL ?? ''), { phone, email });
  const [link = ''] = /http:\/\/\S+\/order\/[\w-]+\//.exec(await lastMessage(email)) ?? [];
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const question = page.getByRole('dialog', { name: `Отменить заказ № ${id}?` });
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Заказ № ${id}: отменён` })).toBeFocused();
  await expectAccessible(page);
  await expect.poll(() => lastMessage(email)).toContain(`Заказ № ${id} отменён`);
});
