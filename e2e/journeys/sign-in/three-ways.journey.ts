import { codeIn, newPhone, nextMessage } from '../../fixtures/outbox';
import { codeField, register, signOut } from '../../fixtures/register';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

test.describe.configure({ timeout: 120_000 });

test('SES-11 SES-08 SES-09 a customer registers, and signs in by SMS, by Telegram and by password', async ({
  page,
}) => {
  const customer = await register(page);
  await expect(page.getByText(customer.email)).toBeVisible();

  for (const [button, field] of [
    ['Получить код по СМС', 'Код из СМС'],
    ['Получить код в Telegram', 'Код из Telegram'],
  ] as const) {
    await signOut(page);
    // A cabinet page redirects an anonymous visitor to the sign-in, and back afterwards.
    await page.goto('/cabinet/bonuses/?from=letter');
    await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill(customer.phone);
    const text = await nextMessage(customer.phone, () => page.getByRole('button', { name: button }).click());
    await codeField(page, field).fill(codeIn(text));
    await expect(page).toHaveURL('/cabinet/bonuses/?from=letter');
  }

  await signOut(page);
  await signIn(page, { login: customer.phone, password: customer.password });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Анна');
});

test('SES-18 SES-08 in the dialog an unknown phone continues to registration with the same code', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/);
  const phone = newPhone();
  await page.goto('/favorite/');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  const dialog = page.getByRole('dialog', { name: 'Вход' });
  await dialog.getByRole('textbox', { name: 'Телефон', exact: true }).fill(phone);
  const text = await nextMessage(phone, () => dialog.getByRole('button', { name: 'Получить код по СМС' }).click());
  await dialog.getByRole('textbox', { name: 'Код из СМС' }).fill(codeIn(text));
  await expect(dialog.getByRole('heading', { name: 'Этот номер у нас впервые' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Имя', exact: true }).fill('Борис');
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/favorite/');
  await expect(page.getByRole('main').getByRole('button', { name: 'Войти' })).toBeHidden();
});
