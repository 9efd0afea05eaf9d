import { expect, test } from '../../fixtures/test';

test('SES-17 FAV-04 after signing in from a heart, no call is sent with the previous session', {
  tag: '@phone',
}, async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) failed.push(response.url());
  });
  await page.goto('/catalog/tovary_dlya_sobak/');
  const heart = page.getByRole('button', { name: /^В избранное/ }).first();
  await heart.click();
  const dialog = page.getByRole('dialog', { name: 'Вход' });
  await dialog.getByRole('tab', { name: 'По паролю' }).click();
  await dialog.getByLabel('Логин, почта или телефон').fill('postoyannaya@zapovednik.example');
  await dialog.getByLabel('Пароль', { exact: true }).fill('Postoyannaya-2201');
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await expect(dialog).toBeHidden();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(failed).toEqual([]);
});
