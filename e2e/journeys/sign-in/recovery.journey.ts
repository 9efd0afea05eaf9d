import { codeIn, lastMessage, linkIn, nextMessage } from '../../fixtures/outbox';
import { codeField, register, signOut } from '../../fixtures/register';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

test.describe.configure({ timeout: 120_000 });

test('SES-13 ROU-10 an e-mail address is confirmed by its link, and a password is replaced', async ({ page }) => {
  const customer = await register(page);
  await page.goto(linkIn(await lastMessage(customer.email)));
  await expect(page.getByRole('heading', { level: 1, name: 'Адрес подтверждён' })).toBeVisible();
  await expect(page).toHaveURL('/auth/success-auth/');

  await signOut(page);
  await page.goto('/auth/password-recovery/');
  await page.getByLabel('Электронная почта').fill(customer.email);
  const letter = await nextMessage(customer.email, () => page.getByRole('button', { name: 'Получить письмо' }).click());
  await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeFocused();

  const password = `${customer.password}-new`;
  await page.goto(linkIn(letter));
  await expect(page).toHaveURL('/auth/password-recovery/');
  await page.getByRole('textbox', { name: 'Новый пароль' }).fill(password);
  await page.getByRole('button', { name: 'Сохранить и войти' }).click();
  await expect(page).toHaveURL('/cabinet/personal/');

  await signOut(page);
  await signIn(page, { login: customer.email, password });
});

test('ROU-88 SES-13 a signed-in customer who opens the link of an e-mail is redirected to the home page without its secret', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/auth/password-recovery/#token=secret-of-a-letter');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('SES-13 a password is replaced by the code from an SMS', { tag: '@phone' }, async ({ page }) => {
  const customer = await register(page);
  await signOut(page);
  await page.goto('/auth/password-recovery/');
  await page.getByRole('tab', { name: 'По телефону' }).click();
  await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill(customer.phone);
  const button = page.getByRole('button', { name: 'Получить код по СМС' });
  const text = await nextMessage(customer.phone, () => button.click());
  await codeField(page).fill(codeIn(text));
  await expect(page.getByRole('textbox', { name: 'Новый пароль' })).toBeFocused();
  const password = `${customer.password}-new`;
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cabinet/personal/');
  await signOut(page);
  await signIn(page, { login: customer.phone, password });
});
