import type { Page } from '@playwright/test';
import { addFirstProduct } from '../fixtures/add-first-product';
import { expect, test } from '../fixtures/test';

const cityButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Ваш город: / });
const cities = (page: Page) => page.getByRole('dialog', { name: 'Ваш город' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Перейти в город Пермь?' });

/** The URL of the same path in Perm. */
const inPerm = (baseURL: string | undefined, path: string) => `${baseURL}`.replace('//', '//perm.') + path;

/** Opens the list of cities and picks one by typing a part of its name. */
async function pick(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await cityButton(page).click();
  await cities(page).getByRole('searchbox', { name: 'Найти город' }).fill(name.slice(0, 3).toLowerCase());
  await cities(page).getByRole('link', { name, exact: true }).click();
}

test('CIT-21 CIT-24 with an empty basket the city changes at once, and the same page opens there', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  await page.goto('/catalog/tovary_dlya_ptits/?SORT=price_asc');
  await pick(page, 'Пермь');
  await expect(page).toHaveURL(inPerm(baseURL, '/catalog/tovary_dlya_ptits/?SORT=price_asc'));
  await expect(cityButton(page)).toHaveText('Ваш город: Пермь');
  await expect(page.getByRole('contentinfo')).toContainText('+7 (342)');
  await pick(page, 'Екатеринбург');
  await expect(page).toHaveURL('/catalog/tovary_dlya_ptits/?SORT=price_asc');
  await expect(cityButton(page)).toHaveText('Ваш город: Екатеринбург');
});

test('CIT-21 CIT-09 a page that does not exist in the other city redirects to its home page', async ({
  page,
  baseURL,
}) => {
  await page.goto('/grooming/');
  await pick(page, 'Пермь');
  // A booking that has begun would stay behind.
  await page
    .getByRole('dialog', { name: 'Перейти в город Пермь?' })
    .getByRole('button', { name: 'Изменить город' })
    .click();
  await expect(page).toHaveURL(inPerm(baseURL, '/'));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Груминг' })).toHaveCount(0);
});

test('CIT-22 CIT-23 CIT-02 with goods in the basket the shopper has to confirm, and can stay', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  await addFirstProduct(page, '/catalog/tovary_dlya_sobak/');
  await pick(page, 'Пермь');
  await expect(question(page)).toContainText('Внимание! При изменении города ваша корзина может измениться.');
  await question(page).getByRole('button', { name: 'Остаться' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/catalog/tovary_dlya_sobak/');
  await cities(page).getByRole('link', { name: 'Пермь', exact: true }).click();
  await question(page).getByRole('button', { name: 'Изменить город' }).click();
  await expect(page).toHaveURL(inPerm(baseURL, '/catalog/tovary_dlya_sobak/'));
});

test('CIT-25 a failed change of the city shows an error, and nothing changes', async ({ page, problems }) => {
  problems.allow('location', /status of 500/, /fault .*command city/);
  await page.route('**/api/**/location/**', (route) =>
    route.request().method() === 'GET' && !/set/.test(route.request().url())
      ? route.continue()
      : route.fulfill({ status: 500, json: { type: 'error', message: 'Нет', code: 'internal' } }),
  );
  await page.goto('/about/');
  await pick(page, 'Пермь');
  await expect(cities(page).getByRole('alert')).toHaveText('Возникла ошибка');
  await expect(page).toHaveURL('/about/');
});

test('CIT-31 an unknown city shows the main domain', async ({ page, baseURL }) => {
  await page.goto(`${`${baseURL}`.replace('//', '//atlantida.')}/about/`);
  await expect(page).toHaveURL('/about/');
});

test('CIT-01 CIT-05 each city has its own texts, phone and canonical URL', async ({ page, baseURL }) => {
  await page.goto(inPerm(baseURL, '/delivery/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Доставка в Перми');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', inPerm(baseURL, '/delivery/'));
});
