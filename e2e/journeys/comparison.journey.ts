import { expectAccessible } from '../fixtures/accessible';
import { inStockCard } from '../fixtures/in-stock-card';
import { tabTo } from '../fixtures/tab-to';
import { expect, test } from '../fixtures/test';

test('CAT-51 PRD-06 two products are compared by keyboard alone; another tab follows, a reload keeps them, and what was viewed is shown', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/catalog/tovary_dlya_koshek/sukhoy_korm/');
  const names: string[] = [];
  for (const further of [0, 1]) {
    const card = inStockCard(page, further);
    const link = card.getByRole('paragraph').getByRole('link');
    names.push(((await link.textContent()) ?? '').replaceAll('\u00ad', ''));
    // The buttons come with the first key.
    await page.keyboard.press('Shift');
    const toggle = card.getByRole('button', { name: /^Сравнить: / });
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
  await tabTo(other, other.getByRole('checkbox', { name: 'Только отличия' }));
  const rows = table.getByRole('row');
  const before = await rows.count();
  await other.keyboard.press('Space');
  await expect.poll(() => rows.count()).toBeLessThan(before);
  await tabTo(other, table.getByRole('button', { name: /^Убрать из сравнения: / }).first());
  await other.keyboard.press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(1);
  await expect(bar.getByRole('status')).toHaveText('В сравнении 1 товар');

  await page.reload();
  await page.keyboard.press('Shift');
  await expect(bar.getByRole('status')).toHaveText('В сравнении 1 товар');
  await bar.getByRole('link', { name: 'Сравнить' }).click();
  await page.getByRole('columnheader').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/search/?q=шерхебель');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { name: 'Вы смотрели' })).toBeVisible();
});
