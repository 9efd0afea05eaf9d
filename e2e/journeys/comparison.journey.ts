import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { inStockCard } from '../fixtures/in-stock-card';
import { tabTo } from '../fixtures/tab-to';
import { expect, test } from '../fixtures/test';

/** Something that appears with the visitor's first movement. A key has no effect before the page is ready. */
const appearsWithKey = (target: Locator) =>
  expect(async () => {
    await target.page().keyboard.press('Shift');
    await expect(target).toBeVisible({ timeout: 1000 });
  }).toPass();

test('CAT-51 PRD-06 two products are compared by keyboard alone; another tab follows, a reload keeps them, and what was viewed is shown', {
  tag: '@both-widths',
}, async ({ page, context }) => {
  await page.goto('/catalog/tovary_dlya_koshek/sukhoy_korm/');
  const names: string[] = [];
  for (const further of [0, 1]) {
    const card = inStockCard(page, further);
    const link = card.getByRole('paragraph').getByRole('link');
    names.push(((await link.textContent()) ?? '').replaceAll('\u00ad', ''));
    const toggle = card.getByRole('button', { name: /^Сравнить: / });
    await appearsWithKey(toggle);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  const bar = page.getByRole('complementary', { name: 'Сравнение' });
  await expect(bar.getByRole('status')).toHaveText('В сравнении 2 товара');
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto('/compare/');
  const table = other.getByRole('table');
  for (const name of names) await expect(table.getByRole('columnheader').filter({ hasText: name })).toBeVisible();
  await expectAccessible(other);
  await tabTo(other, other.getByRole('switch', { name: 'Только отличия' }));
  const rows = table.getByRole('row');
  const before = await rows.count();
  await other.keyboard.press('Space');
  await expect.poll(() => rows.count()).toBeLessThan(before);
  await tabTo(other, table.getByRole('button', { name: /^Убрать из сравнения: / }).first());
  await other.keyboard.press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(1);
  await expect(bar.getByRole('status')).toHaveText('В сравнении 1 товар');

  await page.reload();
  await appearsWithKey(bar);
  await expect(bar.getByRole('status')).toHaveText('В сравнении 1 товар');
  const reported = page.waitForResponse(/\/catalog\/product\/viewed\//);
  await bar.getByRole('link', { name: 'Сравнить' }).click();
  await page.getByRole('columnheader').getByRole('link').click();
  await reported;
  await page.goto('/search/?q=шерхебель');
  await appearsWithKey(page.getByRole('heading', { name: 'Вы смотрели' }));
});
