import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { expect, test } from '../fixtures/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('list', { name: 'Товары' }).getByRole('article');

const searchField = (page: Page) => page.getByRole('search').getByLabel('Поиск по магазину');

async function searchFor(page: Page, text: string): Promise<void> {
  const field = searchField(page);
  await field.fill(text);
  await field.press('Enter');
}

test('CAT-31 CAT-15 a shopper finds goods from the header of any page, and sorts them', async ({ page }) => {
  await page.goto('/about/');
  await searchFor(page, 'лосось');
  await expect(heading(page)).toHaveText('Результаты поиска «лосось»');
  await expect(page).toHaveURL(/\/search\/\?q=/);
  await expect(searchField(page)).toHaveValue('лосось');
  await expect(page.getByRole('link', { name: 'По запросу' })).toHaveAttribute('aria-current', 'true');
  const found = await cards(page).count();
  expect(found).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Дешевле' }).click();
  await expect(page).toHaveURL(/SORT=price_asc/);
  await expect(cards(page)).toHaveCount(found);
});

test('CAT-32 CAT-33 filters of a search are in its query, and keep the text', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search/?q=корм');
  const filters = page.getByRole('form', { name: 'Фильтры' });
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await filters.getByRole('checkbox').first().check();
  await filters.getByRole('button', { name: /^Показать \d/ }).click();
  await expect(page).toHaveURL(/\/search\/\?(?=.*q=)(?=.*filter_)(?=.*filterUpdates=\d+)/);
  await expect(heading(page)).toHaveText('Результаты поиска «корм»');
});

test('CAT-36 a misspelt word is corrected', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'лоссось');
  await expect(page.getByText('показываем «')).toBeVisible();
  expect(await cards(page).count()).toBeGreaterThan(0);
});

test('CAT-35 CAT-08 a search without results says so, with links to continue', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'ыъйцщ');
  await expect(heading(page)).toHaveText('По запросу «ыъйцщ» ничего не нашлось');
  await expect(page.getByText('Товаров не найдено')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Весь каталог' }).click();
  await expect(heading(page)).toHaveText('Каталог');
});

test('ROU-41 ROU-42 both URLs of the search show the same', async ({ page }) => {
  await page.goto('/search/?q=лосось');
  const names = await cards(page).getByRole('heading').allTextContents();
  await page.goto('/search-result/?q=лосось');
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(names);
});

test('an empty text sends no request', async ({ page }) => {
  await page.goto('/about/');
  await searchFor(page, '   ');
  await expect(page).toHaveURL('/about/');
  await expect(searchField(page)).toBeFocused();
});

const lettersOf = (text: string | null) => text?.replaceAll(/[\s,]/g, '');

test('CAT-37 a shopper types, sees what it may mean, and opens a product', { tag: '@both-widths' }, async ({
  page,
}) => {
  await page.goto('/about/');
  await searchField(page).pressSequentially('корм для ко');
  const products = page.getByRole('group', { name: 'Товары' }).getByRole('option');
  await expect(products.first()).toContainText('₽');
  // Texts differ at their end, so none is cut.
  const texts = page.getByRole('group', { name: 'Запросы' }).getByRole('option').locator('span');
  await expect(texts.first()).toBeVisible();
  const cut = await texts.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
  expect(cut).toHaveLength(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(products).toHaveCount(0);
  await expect(searchField(page)).toHaveValue('корм для ко');
  await searchField(page).press('ArrowDown');
  const product = await products.first().textContent();
  await products.first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(heading(page)).not.toHaveText('О компании');
  // The suggestion has the name in two lines, without the comma between them.
  expect(lettersOf(product)).toContain(lettersOf(await heading(page).textContent()));

  await searchFor(page, 'лосось');
  await expect(heading(page)).toHaveText('Результаты поиска «лосось»');
  await searchField(page).fill('');
  await searchField(page).click();
  await expect(page.getByRole('group', { name: 'Вы искали' }).getByRole('option')).toHaveText([
    'лосось',
    'Очистить историю',
  ]);
});

test('CAT-37 an article leads straight to its product', async ({ page }) => {
  await page.goto('/catalog/tovary_dlya_koshek/');
  await cards(page).first().getByRole('link').last().click();
  const article = (await page.getByText(/^Артикул /).textContent())?.replace('Артикул ', '') ?? '';
  const address = page.url();
  await page.goto('/about/');
  await searchField(page).pressSequentially(article);
  await expect(page.getByRole('option').first()).toBeVisible();
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(address);
});

test('CAT-37 the search works while its suggestions do not', async ({ page, problems }) => {
  problems.allow(/product\/suggest/, /net::ERR_FAILED/, /search-suggestions/);
  await page.route('**/catalog/product/suggest/**', (route) => route.abort());
  await page.goto('/about/');
  const failed = page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes('/suggest/') });
  await searchField(page).pressSequentially('лосось');
  await failed;
  await expect(page.getByRole('listbox')).toBeHidden();
  await searchField(page).press('Enter');
  await expect(heading(page)).toHaveText('Результаты поиска «лосось»');
});
