/** Results of the server alone: statuses, redirects, and pages that are complete before any script runs. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false });
// Chromium logs each document that has an error status, which is expected here.
test.beforeEach(({ problems }) => problems.allow('status of 404'));

const inPerm = (baseURL: string | undefined, path: string) => `${baseURL}`.replace('//', '//perm.') + path;

/** The statuses of the redirects of a URL, and the final path. */
async function wayOf(page: Page, address: string): Promise<{ statuses: readonly number[]; path: string }> {
  const last = await page.goto(address);
  const statuses: number[] = [];
  for (let request = last?.request() ?? null; request; request = request.redirectedFrom()) {
    statuses.unshift((await request.response())?.status() ?? 0);
  }
  const { pathname, search } = new URL(page.url());
  return { statuses, path: pathname + search };
}

test('ROU-57 ROU-93 everybody can open the cart, also when it is empty', async ({ page }) => {
  expect((await page.goto('/personal/cart/'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Корзина');
});

test('TRK-12 LIM-52 utm parameters are stored for a day', async ({ page, context }) => {
  await page.goto('/?utm_source=letter&utm_campaign=spring');
  const utmCookie = (await context.cookies()).find(({ value }) => decodeURIComponent(value).includes('spring'));
  expect(utmCookie?.expires).toBeGreaterThan(Date.now() / 1000 + 86_000);
  expect(utmCookie?.expires).toBeLessThanOrEqual(Date.now() / 1000 + 86_400);
});

async function expectNotFound(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
  await expect(page.getByText('Была где-то тут и потерялась..')).toBeVisible();
  // The page of an unknown URL loads no files of an area.
  const preloaded = await page.locator('head > script').first().textContent();
  expect(preloaded).toContain('/assets/shell/');
  expect(preloaded).not.toContain('/assets/mf-');
}

test('ROU-86 LAY-04 an unknown path is not found, and says so', ({ page }) => expectNotFound(page, '/net-takogo/'));

test('ROU-99 LAY-04 a search for nothing is not found', ({ page }) => expectNotFound(page, '/search/'));

for (const path of ['/catalog/net-takogo/', '/product/net-takogo/', '/brand/net-takogo/']) {
  test(`ROU-108 LAY-04 ${path} is not found, and says so`, ({ page }) => expectNotFound(page, path));
}

for (const path of ['/vet-kabinety/', '/grooming/', '/dog-training-school/', '/vacancies/']) {
  test(`ROU-100 ROU-101 ROU-104 ${path} exists in the default city and not in Perm`, async ({ page, baseURL }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    expect((await page.goto(inPerm(baseURL, path)))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
  });
}

test('ROU-111 ROU-71 an old URL of the catalogue redirects permanently to the short one', async ({ page }) => {
  const way = await wayOf(page, '/catalog/korm-dlya-shchenkov/?SORT=price_asc');
  expect(way).toEqual({
    statuses: [301, 200],
    path: '/catalog/tovary_dlya_sobak/sukhoy_korm/dlya_shchenkov/?SORT=price_asc',
  });
});

test('ROU-113 a URL without its trailing slash redirects permanently to the one with it', async ({ page }) => {
  expect(await wayOf(page, '/catalog/tovary_dlya_ptits?SORT=price_asc')).toEqual({
    statuses: [301, 200],
    path: '/catalog/tovary_dlya_ptits/?SORT=price_asc',
  });
});

test('ROU-87 ROU-89 ROU-115 an anonymous visitor is redirected from the cabinet to the sign-in, and continues after it', async ({
  page,
}) => {
  expect(await wayOf(page, '/cabinet/orders/')).toEqual({
    statuses: [302, 200],
    path: '/auth/?back=%2Fcabinet%2Forders%2F',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход');
});

test('ROU-110 CAT-20 the filters are a form: a choice becomes the path of a list', async ({ page }) => {
  await page.goto('/catalog/tovary_dlya_sobak/?SORT=price_asc');
  const filters = page.getByRole('form', { name: 'Фильтры' });
  const value = filters.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: 'Greenbark' }) });
  await value.getByRole('checkbox').check();
  await filters.getByRole('button', { name: /^Показать/ }).click();
  await expect(page).toHaveURL(/\/catalog\/tovary_dlya_sobak\/filter\/.+\/apply\/\?SORT=price_asc$/);
  await expect(page.getByRole('checkbox', { name: 'Greenbark' })).toBeChecked();
  const cards = page.getByRole('list', { name: 'Товары' }).getByRole('article');
  expect(await cards.filter({ hasText: 'Greenbark' }).count()).toBeGreaterThan(1);
  await expect(cards.filter({ hasNotText: 'Greenbark' })).toHaveCount(0);
});

test('CAT-10 CAT-14 LIM-15 pages and sorts of a list are links', async ({ page }) => {
  await page.goto('/catalog/tovary_dlya_koshek/');
  const cards = page.getByRole('list', { name: 'Товары' }).getByRole('article');
  await expect(cards).toHaveCount(40);
  const first = await cards.first().getByRole('link').last().textContent();
  await page.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'Страница 2' }).click();
  await expect(page).toHaveURL(/\?PAGEN_1=2$/);
  await expect(cards.first()).not.toContainText(first ?? '');
  await page.getByRole('link', { name: 'Дороже' }).click();
  await expect(page).toHaveURL(/\?SORT=price_desc$/);
});

test('CAT-31 the search is a form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('search').getByRole('searchbox').fill('лосось');
  await page.getByRole('search').getByRole('button', { name: 'Найти' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Результаты поиска «лосось»');
  await expect(page.getByRole('list', { name: 'Товары' }).getByRole('article').first()).toBeVisible();
});

test('LAY-16 LAY-54 the menus open in place, one at a time', async ({ page }) => {
  await page.goto('/about/');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Меню' }).click();
  const menu = page.getByRole('navigation', { name: 'Главное меню' });
  await expect(menu.getByRole('link', { name: 'Доставка' })).toBeVisible();
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Каталог' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('navigation', { name: 'Каталог' }).getByRole('link', { name: 'Птицы' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Товары для птиц');
});

test('CON-03 CON-09 CON-20 what one reads is there: articles page by page, answers, shops and jobs', async ({
  page,
}) => {
  await page.goto('/articles/');
  await page.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'Страница 2' }).click();
  await expect(page).toHaveURL(/\?PAGEN_1=2$/);
  await page.getByRole('list', { name: 'Статьи' }).getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();

  await page.goto('/faq/');
  await page.getByText('Как сделать заказ?').click();
  await expect(page.getByText('Положите товары в корзину')).toBeVisible();

  await page.goto('/shops/');
  await page.getByRole('checkbox', { name: /^Парковка/ }).check();
  await page.getByRole('button', { name: 'Показать', exact: true }).click();
  await expect(page).toHaveURL(/with=parkovka/);
  await expect(page.getByRole('checkbox', { name: /^Парковка/ })).toBeChecked();
  await page
    .getByRole('list', { name: /^Магазины/ })
    .getByRole('heading')
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^\+7/ }).last()).toBeVisible();

  await page.goto('/vacancies/cities/');
  await page
    .getByRole('link', { name: /^Откликнуться: / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Что предлагаем' })).toBeVisible();
});

test('CON-09 without script questions are found, and a request form says what it needs a script for', async ({
  page,
}) => {
  await page.goto('/faq/');
  await page.getByRole('searchbox', { name: 'Найти вопрос' }).fill('возврат');
  await page.getByRole('searchbox', { name: 'Найти вопрос' }).press('Enter');
  await expect(page).toHaveURL(/\/faq\/\?search=/);
  await expect(page.getByRole('list', { name: 'Вопросы' })).toContainText(/возврат/i);
  await page.goto('/feedback/');
  // Chromium does not draw this element where only an inspector has switched scripts off.
  expect(await page.locator('#zayavka noscript').textContent()).toContain('Форме нужен JavaScript');
});
