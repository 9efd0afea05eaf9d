import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const section = '/catalog/tovary_dlya_ptits/';

/** The stock level of each card of the list. */
const levels = (page: Page) =>
  page.getByRole('list', { name: 'Товары' }).getByRole('article').getByText(/налич/i).allTextContents();

async function openFastPickup(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^(Адрес доставки|Быстрый самовывоз|Самовывоз)/ })
    .click();
  await page.getByRole('dialog', { name: 'Способ доставки' }).getByRole('tab', { name: 'Быстрый самовывоз' }).click();
}

test('CAT-53 DEL-39 DEL-41 after a shop is chosen for fast pickup a section shows its stock, only for this visitor', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  await page.goto(section);
  const ofTheCity = await levels(page);
  await openFastPickup(page);
  const delivery = page.getByRole('dialog', { name: 'Способ доставки' });
  await expect(delivery).toContainText('В каталоге отобразятся товары c учётом выбранного магазина');
  await delivery
    .getByRole('button', { name: /^Выбрать:/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Быстрый самовывоз активирован' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Быстрый самовывоз: / })).toBeVisible();

  const response = await page.goto(section);
  expect(response?.headers()['cache-control']).toContain('no-store');
  expect(await levels(page)).not.toEqual(ofTheCity);

  const otherVisitor = await (await browser.newContext({ baseURL })).newPage();
  await otherVisitor.goto(section);
  expect(await levels(otherVisitor)).toEqual(ofTheCity);
  await otherVisitor.context().close();

  await openFastPickup(page);
  await delivery.getByRole('switch', { name: 'Быстрый самовывоз' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Быстрый самовывоз деактивирован' })).toBeVisible();
  await page.goto(section);
  expect(await levels(page)).toEqual(ofTheCity);
});
