import { expect, test } from '../fixtures/test';

test('FAV-03 FAV-09 a heart of an anonymous visitor opens the sign-in, and stays empty without one', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/catalog/tovary_dlya_sobak/');
  const heart = page.getByRole('button', { name: /^В избранное: / }).first();
  await heart.click();
  const signIn = page.getByRole('dialog', { name: 'Вход' });
  await expect(signIn).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await expect(heart).toBeFocused();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/favorite/');
  await expect(page.getByText('Избранное хранится в вашем аккаунте')).toBeVisible();
});
