import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addFirstProduct } from '../fixtures/add-first-product';
import { inStockCard } from '../fixtures/in-stock-card';
import { newPhone } from '../fixtures/outbox';
import { expect, test } from '../fixtures/test';
import { toldOf, trackingPage } from '../fixtures/tracking';

const LIST = '/catalog/tovary_dlya_sobak/sukhoy_korm/';

/** The tracking service's id of this browser. Waits until the service has sent it. */
async function deviceOf(page: Page): Promise<string> {
  const read = () => page.evaluate(() => localStorage.getItem('mindboxDeviceUUID') ?? '');
  await expect.poll(read).toMatch(/^[\da-f-]{36}$/);
  return read();
}

/** Orders the cart's goods, for pickup and paid on receipt. Returns the number of the order. */
async function orderForPickup(page: Page): Promise<string> {
  await page.goto('/personal/cart/');
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  const contact = page.getByRole('region', { name: 'Получатель' });
  await contact.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Анна Иванова');
  await contact.getByRole('textbox', { name: 'Телефон' }).fill(newPhone());
  await contact.getByRole('button', { name: 'Продолжить' }).click();
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

test('TRK-01 TRK-02 TRK-10 Mindbox learns what a visitor looks at, seeks, and puts in the cart and out of it', async ({
  page,
}) => {
  const identified = page.waitForRequest(/mindbox_set_data/);
  await page.goto(LIST);
  const device = await deviceOf(page);
  expect((await identified).postDataJSON()).toEqual({ endpointid: device });
  const told = async () => (await toldOf(device)).filter(({ from }) => from === 'browser').map(({ what }) => what);
  // The service is connected some time after the page, and earlier clicks are not reported.
  await expect.poll(told).toEqual(expect.arrayContaining(['Website.SetLocation', 'Website.ViewCategory']));
  await inStockCard(page)
    .getByRole('button', { name: /^В корзину: / })
    .click();
  await expect.poll(told).toContain('Website.AddToCart');
  await inStockCard(page)
    .getByRole('link', { name: /^Сухой корм/ })
    .last()
    .click();
  await expect.poll(told).toContain('Website.ViewProduct');
  await page.goto('/search/?q=корм');
  await expect.poll(told).toContain('Website.Search');
  const documents = async () => (await told()).filter((what) => what === 'Website.SetLocation').length;
  const before = await documents();
  await page.goto('/personal/cart/');
  await expect.poll(documents).toBeGreaterThan(before);
  await page
    .getByRole('button', { name: /^Удалить/ })
    .first()
    .click();
  await expect.poll(told).toContain('Website.RemoveFromCart');
});

test('TRK-03 ORD-38 TRK-06 Mindbox learns of a purchase: from the shop with its goods, from the browser with its marks', async ({
  page,
}) => {
  // The shop gets the browser's id two seconds after the page.
  const identified = page.waitForResponse(/mindbox_set_data/);
  await addFirstProduct(page, `${LIST}?utm_source=mail`);
  const device = await deviceOf(page);
  await identified;
  const id = await orderForPickup(page);
  const purchases = async () => {
    const all = await toldOf(`"websiteID":"${id}"`);
    return all
      .filter(({ what }) => what === 'Website.Purchase')
      .toSorted((one, other) => one.from.localeCompare(other.from));
  };
  await expect.poll(async () => (await purchases()).length).toBe(2);
  const order = { ids: { websiteID: id }, currency: 'RUB', totalPrice: expect.any(Number) };
  expect(await purchases()).toEqual([
    {
      ...{ service: 'Mindbox', from: 'browser', what: 'Website.Purchase', about: device },
      body: { order: { ...order, customFields: { utm_source: 'mail' } } },
    },
    {
      ...{ service: 'Mindbox', from: 'shop', what: 'Website.Purchase', about: device },
      body: expect.objectContaining({
        order: expect.objectContaining({ ...order, lines: [expect.objectContaining({ quantity: 1 })] }),
      }),
    },
  ]);
  await page.goto(trackingPage(id));
  const shown = page.getByRole('listitem').filter({ hasText: 'Покупка' });
  await expect(shown.filter({ hasText: 'от сервера' })).toHaveCount(1);
  await expect(shown.filter({ hasText: 'от браузера' })).toHaveCount(1);
});

/** Marks a page, so that its reports can be found among others. */
const marked = (address: string) => {
  const mark = randomUUID();
  return { address: `${address}?utm_source=${mark}`, mark };
};

test('TRK-14 CIT-29 each of four cities has a counter of its own, other cities have none', async ({
  page,
  baseURL,
}) => {
  for (const [city, counter] of [
    ['', '1001'],
    ['perm.', '1002'],
    ['chelyabinsk.', '1003'],
    ['tyumen.', '1004'],
  ]) {
    const { address, mark } = marked(String(baseURL).replace('//', `//${city}`));
    await page.goto(address);
    await expect
      .poll(async () => (await toldOf(mark)).filter(({ what }) => what === 'hit').map(({ about }) => about))
      .toEqual([counter]);
  }
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(String(baseURL).replace('//', '//ufa.'));
  await expect.poll(() => scripts.some((url) => url.includes('/mindbox/')), 'the services were loaded').toBe(true);
  expect(scripts.filter((url) => url.includes('/metrika/tag.js'))).toEqual([]);
});

test('CRT-34 TRK-15 LIM-43 goods that lie in the cart are a goal of the visit', async ({ page }) => {
  const { address, mark } = marked(LIST);
  await addFirstProduct(page, address);
  await expect
    .poll(async () => (await toldOf(mark)).filter(({ service }) => service === 'Метрика').map(({ what }) => what))
    .toContain('cart_not_empty');
});
