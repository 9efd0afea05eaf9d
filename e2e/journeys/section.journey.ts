import type { Page } from '@playwright/test';
import { tabTo } from '../fixtures/tab-to';
import { expect, expectAccessible, test } from '../fixtures/test';

const section = '/catalog/tovary_dlya_sobak/';

const cards = (page: Page) => page.getByRole('list', { name: 'Товары' }).getByRole('article');
const chips = (page: Page) => page.getByRole('list', { name: 'Выбранные фильтры' });
const count = (page: Page) => page.getByRole('main').getByText(/^\d+ товар(а|ов)?$/);
const filters = (page: Page) => page.getByRole('form', { name: 'Фильтры' });

test('CAT-10 CAT-27 brands are searched and chosen by keyboard, removed as chips; more goods stay after a look at one', {
  tag: '@both-widths',
}, async ({ page, viewport }) => {
  const onPhone = (viewport?.width ?? 0) < 1024;
  await page.goto(section);
  const all = (await count(page).textContent()) ?? '';
  if (onPhone) await page.getByRole('button', { name: 'Фильтры' }).click();
  const search = filters(page).getByRole('searchbox', { name: 'Найти: Бренд' });
  await search.fill('greenb');
  const brand = filters(page).getByRole('checkbox', { name: /^Greenbark/ });
  await tabTo(page, brand);
  await page.keyboard.press('Space');
  if (onPhone)
    await filters(page)
      .getByRole('button', { name: /^Показать \d/ })
      .click();
  await expect(page).toHaveURL(/\/filter\/brend-is-greenbark\/apply\/$/);
  // The focus stays where a keyboard user was: in the form, or on the button that opened it.
  await expect(onPhone ? page.getByRole('button', { name: 'Фильтры 1' }) : brand).toBeFocused();
  await expect(count(page)).not.toHaveText(all);
  await expectAccessible(page);

  await chips(page).getByRole('link', { name: 'Убрать: Бренд Greenbark' }).press('Enter');
  await expect(page).toHaveURL(section);
  await expect(count(page)).toHaveText(all);
  await expect(count(page)).toBeFocused();
  await expect(chips(page)).toHaveCount(0);

  await expect(cards(page)).toHaveCount(40);
  await page.getByRole('link', { name: 'Показать ещё' }).press('Enter');
  await expect(page).toHaveURL(`${section}?PAGEN_1=2`);
  await expect(cards(page)).toHaveCount(80);
  const link = cards(page).nth(40).getByRole('link').last();
  await expect(link).toBeFocused();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(80);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
  await page.reload();
  await expect(cards(page)).toHaveCount(40);
});
