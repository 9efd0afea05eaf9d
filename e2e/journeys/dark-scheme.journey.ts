/** The dark scheme: for devices that ask for it, and without bytes for all others. */

import type { Page } from '@playwright/test';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { withPictures } from '../browser/launch-options';
import { expect, expectAccessible, test } from '../fixtures/test';

test.use(withPictures);

/** The addresses of the dark colours that this page loads. */
function darkFilesOf(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('dark-tokens')) found.push(request.url());
  });
  return found;
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor);

test.describe('on a device that asks for a dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('pages are dark from the first paint, and their texts are readable', async ({ page, customer }) => {
    const { products } = await customer.api(getPage, { filter: {} });
    const product = products.find(({ cityQuantity }) => cityQuantity > 5);
    await customer.api(addToBasket, { id: product?.id ?? 0, qty: 1 });
    for (const path of [`/product/${product?.code}/`, '/personal/order/', '/cabinet/personal/']) {
      await page.goto(path);
      expect(await background(page), path).toBe('rgb(18, 23, 19)');
      await expectAccessible(page);
    }
  });
});

test('a device with a light scheme loads no dark colours until it changes', async ({ page }) => {
  const loaded = darkFilesOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe('rgb(18, 23, 19)');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background(page)).toBe('rgb(250, 246, 238)');
});
