import { codeIn, newPhone, nextMessage } from '../../fixtures/outbox';
import { codeField } from '../../fixtures/register';
import { expect, expectAccessible, test } from '../../fixtures/test';

test('SES-19 a wrong code shows an error, the entry survives a reload, and a code can be pasted as the message formats it', {
  tag: '@phone',
}, async ({ page, context, problems }) => {
  problems.allow(/status of 422/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const phone = newPhone();
  await page.goto('/auth/?back=%2Ffavorite%2F');
  await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill(phone);
  // With the keyboard only: Enter requests an SMS.
  const message = await nextMessage(phone, () => page.keyboard.press('Enter'));
  const code = codeIn(message);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(code === '111111' ? '222222' : '111111');
  await expect(page.getByRole('alert').filter({ hasText: 'Неверный код. Осталось попыток: 4.' })).toBeVisible();
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await page.reload();
  await expect(codeField(page)).toBeFocused();
  await expect(page.getByText(/Новый код можно запросить через/)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }) + location.href);
  expect(stored, 'the stored data of a code').not.toContain(code);

  await page.evaluate((text) => navigator.clipboard.writeText(text), message);
  await page.keyboard.press('Control+v');
  // The code is right, but no customer has this phone.
  await expect(page.getByRole('heading', { name: 'Этот номер у нас впервые' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Вера');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/favorite/');
});
