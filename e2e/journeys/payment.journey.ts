/** Payments in a browser, at the sandboxes of all three acquirers: Sberbank, ЮKassa and Raiffeisenbank. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { orderLink, orderSuccessLink, sbpPaymentLink } from '@zapovednik/areas/checkout/routes';
import { orderToken } from 'deploy-api/modules/order-access/order-link';
import { withPictures } from '../browser/launch-options';
import { placeOrder } from '../fixtures/place-order';
import { expect, expectAccessible, test } from '../fixtures/test';
import { newVisitor } from '../fixtures/visitor';

test.use(withPictures);

const cards = { pays: '2200 0000 0000 0012', secure: '2200 0000 0000 0020', refused: '2200 0000 0000 0038' };

/** On the bank's page. */
async function payByCard(page: Page, card: string, callBack: 'сразу' | 'дважды' | 'не отправлять'): Promise<void> {
  await page.getByLabel('Номер карты').fill(card);
  await page.getByLabel(callBack).check();
  await page.getByRole('button', { name: /^Оплатить/ }).click();
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const payButton = (page: Page) => page.getByRole('button', { name: /^Оплатить/ });

/** The signed link of an order, as in an email. */
function linkOf(id: number): string {
  const key = readFileSync(join(process.env.SHOP_DATA ?? '', 'link-key'), 'utf8');
  return orderLink(orderToken(id, key));
}

test('ORD-02 ORD-69 ORD-70 a card: the bank’s tab is closed, the card is refused, then paid in another tab', async ({
  page,
  context,
  baseURL,
}) => {
  const guest = await newVisitor(baseURL ?? '');
  const { id } = await placeOrder(guest, 'card');
  await guest.enter(context);
  await page.goto(orderSuccessLink(id));
  await expect(heading(page)).toHaveText(`Заказ № ${id} ждёт оплаты`);
  await expectAccessible(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sberbank\/pay\//);
  await page.goBack();
  await expect(page.getByText('Если вы уже оплатили, подождите')).toBeVisible();
  await payButton(page).click();
  await payByCard(page, cards.refused, 'сразу');
  await expect(page).toHaveURL(/\/sberbank\/success-payment\//);
  await expect(page.getByRole('alert').filter({ hasText: 'Недостаточно средств на карте' })).toBeVisible();
  await expectAccessible(page);

  await payButton(page).click();
  await expect(page).toHaveURL(/\/sberbank\/pay\//);
  const bank = page.url();
  const other = await context.newPage();
  await other.goto(orderSuccessLink(id));
  await expect(heading(other)).toHaveText(`Заказ № ${id} ждёт оплаты`);
  await payByCard(page, cards.pays, 'дважды');
  for (const tab of [page, other]) await expect(heading(tab)).toHaveText(`Заказ № ${id} оплачен`);
  await expectAccessible(page);
  // The bank charges only once.
  await page.goto(bank);
  await expect(heading(page)).toHaveText('Платёж завершён');
});

test('ORD-68 ORD-70 the fast payment system: watched until it is paid on a phone, without a call-back', {
  tag: '@both-widths',
}, async ({ page, context, browser, baseURL, viewport }) => {
  const guest = await newVisitor(baseURL ?? '');
  const { id } = await placeOrder(guest, 'sbp');
  await guest.enter(context);
  await page.goto(sbpPaymentLink(id));
  const isWide = (viewport?.width ?? 0) >= 720;
  const app = page.getByText('Открыть приложение банка');
  await expect(page.getByText('Код действует ещё')).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR-код/ })).toBeVisible({ visible: isWide });
  await expect(app).toBeVisible({ visible: !isWide });
  await expectAccessible(page);
  const phone = await (await browser.newContext()).newPage();
  await phone.goto((await app.getAttribute('href')) ?? '');
  await phone.getByLabel('не отправлять').check();
  await phone.getByRole('button', { name: 'Оплатить', exact: true }).click();
  // This is another browser than the one that made the order.
  await expect(phone.getByText(`Заказ № ${id} оформлен в другом браузере`)).toBeVisible();
  await expect(heading(page)).toHaveText(`Заказ № ${id} оплачен`, { timeout: 40_000 });
  await phone.context().close();
});

test('the signed link of an order is paid on another device, at ЮKassa, and leads back to it', async ({
  page,
  browser,
  baseURL,
  partners,
  problems,
}) => {
  problems.allow(/status of 404/);
  const guest = await newVisitor(baseURL ?? '');
  const { id, phone } = await placeOrder(guest, 'card');
  await partners.make('sberbank', 'failing', { for: phone });
  await page.goto(linkOf(id));
  await expectAccessible(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/yookassa\/pay\//);
  await payByCard(page, cards.secure, 'сразу');
  await page.getByLabel('Код из СМС').fill('1234');
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(heading(page)).toHaveText(`Заказ № ${id} оплачен`);
  expect(new URL(page.url()).pathname).toBe(linkOf(id));

  const owner = await browser.newContext();
  await guest.enter(owner);
  const tab = await owner.newPage();
  await tab.goto(`${baseURL}${orderSuccessLink(id)}`);
  await expect(heading(tab)).toHaveText(`Заказ № ${id} оплачен`);
  await owner.close();

  const cut = await page.goto(`${linkOf(id).slice(0, -3)}/`);
  expect(cut?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Ссылка не работает');
  await expectAccessible(page);
});

test('ORD-51 ORD-70 after a payment that does not come the order is paid on receipt', async ({
  page,
  context,
  baseURL,
}) => {
  const guest = await newVisitor(baseURL ?? '');
  const { id } = await placeOrder(guest, 'sbp');
  await guest.enter(context);
  await page.goto(sbpPaymentLink(id));
  await page.getByRole('button', { name: 'Выбрать другой способ оплаты' }).click();
  await page.getByRole('button', { name: 'Наличными при получении' }).click();
  await expect(heading(page)).toHaveText(`Заказ № ${id} оформлен`);
});

test('ORD-70 whoever pays by card after the fast payment system has bought once, and nothing is left to pay', async ({
  page,
  context,
  baseURL,
}) => {
  const guest = await newVisitor(baseURL ?? '');
  const { id } = await placeOrder(guest, 'card');
  await guest.enter(context);
  await page.goto(orderSuccessLink(id));
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sberbank\/pay\//);

  const other = await context.newPage();
  await other.goto(orderSuccessLink(id));
  await other.getByRole('button', { name: 'Системой быстрых платежей' }).click();
  await other.goto((await other.getByText('Открыть приложение банка').getAttribute('href')) ?? '');
  await other.getByLabel('сразу').check();
  await other.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(heading(other)).toHaveText(`Заказ № ${id} оплачен`);

  // The bank's page was still open. The second payment is refunded automatically (a test of the back end).
  await payByCard(page, cards.pays, 'сразу');
  await expect(heading(page)).toHaveText(`Заказ № ${id} оплачен`);
  await expect(payButton(page)).toBeHidden();
});
