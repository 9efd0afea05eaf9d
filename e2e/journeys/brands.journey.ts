import { expect, expectAccessible, test } from '../fixtures/test';

test('ROU-14 ROU-66 CAT-29 from the list of brands to a brand, its sections and its filters', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Все бренды' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бренды');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Буквы' }).getByRole('link', { name: 'G', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'G', exact: true })).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Найти бренд' }).fill('green bark');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('G');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Greenbark' }).click();
  await expect(page).toHaveURL('/brand/greenbark/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greenbark');
  const cards = page.getByRole('list', { name: 'Товары' }).getByRole('article');
  await expect(cards.filter({ hasText: 'Greenbark' }).first()).toBeVisible();
  await expect(cards.filter({ hasNotText: 'Greenbark' })).toHaveCount(0);

  const before = await cards.count();
  const filters = page.getByRole('form', { name: 'Фильтры' });
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await filters.getByRole('checkbox').first().check();
  await filters.getByRole('button', { name: /^Показать \d/ }).click();
  await expect(page).toHaveURL(/\/brand\/greenbark\/\?.*filter_/);
  await expect.poll(() => cards.count()).toBeLessThan(before);

  await page.getByRole('navigation', { name: 'Разделы бренда' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\//);
});
