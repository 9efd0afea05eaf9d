import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { getPickupPoints } from '@zapovednik/api/checkout/calls/delivery';
import { oneClickOrder } from '@zapovednik/api/checkout/calls/one-click';
import { refreshOrder, saveOrder } from '@zapovednik/api/checkout/calls/order';
import { getOrderState } from '@zapovednik/api/checkout/calls/placed-order';
import { buyLastPieces } from '../fixtures/buy-last-pieces';
import { newCustomer } from '../fixtures/customer';
import { codeIn, lastMessage, newPhone, nextMessage } from '../fixtures/outbox';
import { codeField } from '../fixtures/register';
import { tabTo } from '../fixtures/tab-to';
import { expectAccessible } from '../fixtures/test';
import { newVisitor } from '../fixtures/visitor';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

test('SES-08 a code is valid for five minutes, and page and back end agree', async ({ page, clock, problems }) => {
  // The id of the browser is sent to the tracking service while six minutes pass at once.
  problems.allow(/status of 422|mindboxSetData: late/);
  const phone = newPhone();
  await page.goto('/auth/');
  await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill(phone);
  const text = await nextMessage(phone, () => page.getByRole('button', { name: 'Получить код по СМС' }).click());
  await expect(codeField(page)).toBeFocused();
  await clock.forward({ minutes: 4 });
  const old = page.getByRole('alert').filter({ hasText: 'Код больше не действует. Запросите новый.' });
  await expect(old).toBeHidden();
  await clock.forward({ minutes: 2 });
  await expect(old).toBeVisible();
  await codeField(page).fill(codeIn(text));
  await expect(page.getByText('Код больше не действует. Запросите новый.')).toHaveCount(2);
});

test('SES-02 a customer who was away for longer than a month has to sign in again', async ({
  page,
  customer: _,
  clock,
  problems,
}) => {
  // The tracking service's id of the browser is sent to the session that has ended.
  problems.allow(/status of 401/);
  // The page's requests after hydration are answered before the session ends.
  await page.goto('/cabinet/personal/', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL('/cabinet/personal/');
  await clock.forward({ days: 31 });
  await page.goto('/cabinet/personal/');
  await expect(page).toHaveURL(/\/auth\//);
});

test('an unconfirmed order of a guest is kept for 48 hours', async ({ baseURL, clock }) => {
  const guest = await newVisitor(baseURL ?? '');
  const { products } = await guest.api(getPage, { filter: {} });
  const contact = { name: 'Анна', phone: newPhone(), acceptPersonData: 'Y' as const };
  const { made } = await guest.api(oneClickOrder, { productId: products[0]?.id ?? 0, ...contact });
  const status = async () => (await guest.api(getOrderState, { id: made?.id ?? 0 })).status;
  const before = await status();
  await clock.forward({ hours: 47 });
  expect(await status()).toBe(before);
  await clock.forward({ hours: 2 });
  expect(await status()).toMatch(/^Отмен/);
});

/** The address in a message with this text. */
const linkTo = (part: string, text: string) => new RegExp(`http://\\S+${part}\\S+`).exec(text)?.[0] ?? '';

test('PRD-43 PRD-46 PRD-47 a guest by e-mail and a customer wait for a product, get an email each, and unsubscribe by its link', async ({
  page,
  clock,
  browser,
  baseURL,
}) => {
  test.slow();
  const shop = baseURL ?? '';
  const { code } = await buyLastPieces(shop);
  const path = `/product/${code}/`;
  const [guest, anna] = [newPhone(), newPhone()].map((phone) => `${phone}@example.ru`);
  if (!guest || !anna) throw new Error('Two addresses');

  await page.goto(path);
  const subscribe = page.getByRole('button', { name: /^Подписаться: / }).first();
  await tabTo(page, subscribe);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Сообщить о поступлении' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(guest);
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const unsubscribe = page.getByRole('button', { name: /^Отписаться: / }).first();
  await expect(unsubscribe).toBeFocused();
  await expect(page.getByText(`Сообщим на ${guest} один раз, когда товар появится.`)).toBeVisible();
  await expectAccessible(page);

  const customer = await newCustomer(shop);
  const context = await browser.newContext({ baseURL: shop });
  await customer.enter(context);
  const hers = await context.newPage();
  await hers.goto(path);
  await hers
    .getByRole('button', { name: /^Подписаться: / })
    .first()
    .click();
  // Without an e-mail in the account the cabinet's dialog asks for one.
  const askedEmail = hers.getByRole('dialog', { name: 'Ваша электронная почта' });
  await askedEmail.getByRole('textbox').fill(anna);
  await askedEmail.getByRole('button', { name: 'Продолжить' }).click();
  await expect(hers.getByText(`Сообщим на ${anna} один раз, когда товар появится.`)).toBeVisible();
  await context.close();

  // The order was not confirmed, so its goods are released.
  const letter = await nextMessage(guest, () => clock.forward({ hours: 49 }));
  expect(await lastMessage(anna)).toContain(path);
  await page.goto(linkTo('/product/', letter));
  await expect(page.getByRole('button', { name: /^В корзину: / }).first()).toBeVisible();

  const soldOut = await newVisitor(shop);
  const { pageCount } = await soldOut.api(getPage, { perPage: 200 });
  const { products } = await soldOut.api(getPage, { perPage: 200, page: pageCount });
  await page.goto(`/product/${products.at(-1)?.code}/`);
  await subscribe.click();
  await dialog.getByRole('textbox').fill(guest);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Подписаться' }).click();
  await expect(unsubscribe).toBeVisible();
  const waiting = page.url();
  await page.goto(linkTo('/unsubscribe/', letter));
  await page.getByRole('button', { name: 'Больше не присылать' }).click();
  await expect(page.getByRole('heading', { name: 'Готово' })).toBeVisible();
  await page.goto(waiting);
  await expect(subscribe).toBeVisible();
  await expect(page.getByText('Нажмите «Подписаться», и мы сообщим один раз, когда товар появится.')).toBeVisible();
});

test('CAB-22 CAB-23 API-104 a product is bought regularly: an email before the order, which is skipped, moved, paused, made and cancelled', async ({
  page,
  clock,
  context,
  baseURL,
}) => {
  test.slow();
  const customer = await newCustomer(baseURL ?? '');
  await customer.enter(context);
  const { products } = await customer.api(getPage, { filter: {} });
  const product = products.find(({ cityQuantity }) => cityQuantity > 5);
  await page.goto(`/product/${product?.code}/`);
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.getByRole('button', { name: 'Покупать регулярно' }).click();
    await expect(dialog).toBeVisible();
  }).toPass();
  await dialog.getByText('Каждую неделю').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'В корзину и повторять' }).click();
  await expect(dialog.getByRole('link', { name: 'Перейти в корзину' })).toBeVisible();
  await page.goto('/personal/order/');
  const repeats = page.getByRole('region', { name: 'Повторять заказ' });
  await expect(repeats).toContainText('Каждую неделю');
  await expectAccessible(page);

  const email = `weekly-${customer.phone}@example.ru`;
  const [point] = await customer.api(getPickupPoints, {});
  const choice = { serviceType: 'pickup' as const, pickupPointId: point?.id ?? 0 };
  const { payments = [] } = (await customer.api(refreshOrder, choice)) ?? {};
  const saved = await customer.api(saveOrder, {
    ...choice,
    paymentId: payments.find(({ isCash }) => isCash)?.id,
    user: { fullName: 'Анна Лесная', phone: customer.phone, email },
    acceptPersonData: 'Y',
  });
  if (!saved.made) throw new Error(`The order was refused: ${JSON.stringify(saved)}`);
  await clock.forward({ days: 3 });
  let letter = '';
  await expect(async () => {
    letter = await lastMessage(email);
    expect(letter).toContain(`/cabinet/auto-orders/${saved.made.id}/`);
  }).toPass({ timeout: 60_000 });
  expect(letter).toContain(product?.name);
  await page.goto(linkTo('change=', letter));
  await expect(dialog).toContainText('Пропустить заказ на');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Пропустить', exact: true }).click();
  const next = page.getByRole('heading', { name: /^Следующая доставка/ });
  const skipped = await page.getByText(/^Заказ на .+ пропущен/).textContent();
  await page.getByRole('button', { name: 'Вернуть как было' }).click();
  await expect(page.getByText('Вернули как было.')).toBeVisible();
  expect(skipped).toContain((await next.textContent())?.replace('Следующая доставка — ', ''));

  await page.goto(`/cabinet/auto-orders/${saved.made.id}/`);
  await page.getByRole('button', { name: 'Раньше или позже' }).click();
  const day = dialog.getByLabel('День доставки');
  await day.fill((await day.getAttribute('min')) ?? '');
  await dialog.getByRole('button', { name: 'Перенести' }).click();
  await expect(page.getByText(/^Доставка перенесена/)).toBeVisible();
  await page.getByRole('button', { name: 'Поставить на паузу' }).click();
  await expect(page.getByRole('heading', { name: 'Автозаказ на паузе' })).toBeVisible();
  await clock.forward({ days: 1 });
  await page.reload();
  await expect(page.getByText('Пока ни одного.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Возобновить' }).click();
  await expect(next).toBeVisible();
  await expectAccessible(page);

  await clock.forward({ days: 7 });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Созданные заказы' }).getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Отменить автозаказ' }).click();
  await dialog.getByRole('button', { name: 'Отменить автозаказ' }).click();
  await expect(page.getByRole('heading', { name: 'Автозаказ отменён' })).toBeVisible();
  await page.getByRole('link', { name: 'Все автозаказы' }).click();
  await expect(page.getByText('Здесь будут заказы, которые повторяются сами')).toBeVisible();
});
