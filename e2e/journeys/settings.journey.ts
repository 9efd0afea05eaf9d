/** «Профиль и настройки»: the customer's own data, another device, an expired session, and the deletion of the account. */
import type { Page } from '@playwright/test';
import { signInByPassword } from '@zapovednik/api/cabinet/calls/sign-in';
import { getUser } from '@zapovednik/api/shell/calls/user';
import { codeIn, newPhone, nextMessage } from '../fixtures/outbox';
import { expireSession } from '../fixtures/session';
import { expect, expectAccessible, test } from '../fixtures/test';
import { newVisitor } from '../fixtures/visitor';

// Eight changes, each with its answer, take long on a busy machine.
test.describe.configure({ timeout: 120_000 });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first();

/** Changes the password; this device stays signed in. */
async function changePassword(page: Page, from: string, to: string): Promise<void> {
  const password = section(page, 'Пароль');
  await password.getByRole('button', { name: 'Сменить пароль' }).click();
  await password.getByLabel('Нынешний пароль').fill(from);
  await password.getByLabel('Новый пароль').fill(to);
  await password.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(said(page, 'Пароль изменён')).toBeVisible();
}

/** The session ends while the customer types. After the sign-in the input is restored. */
async function typeThroughExpiry(page: Page, shop: string | undefined, phone: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Отчество' }).fill('Петровна');
  await expireSession(page, shop);
  await page.getByRole('button', { name: 'Сохранить имя' }).click();
  await expect(page).toHaveURL('/auth/?back=%2Fcabinet%2Fsettings%2F');
  await page.getByRole('tab', { name: 'По паролю' }).click();
  await page.getByLabel('Логин, почта или телефон').fill(phone);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL('/cabinet/settings/');
  await expect(page.getByRole('textbox', { name: 'Отчество' })).toHaveValue('Петровна');
  await page.getByRole('button', { name: 'Сохранить имя' }).click();
  await expect(said(page, 'Имя сохранено')).toBeVisible();
}

/** Schedules the deletion of the account, and cancels it after a reload. */
async function deleteAndStay(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
  const question = page.getByRole('dialog', { name: 'Удалить аккаунт?' });
  await expect(question.getByText('Адреса, питомцы, избранное и подписки')).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel('Ваш пароль').fill(password);
  await question.getByRole('button', { name: 'Удалить аккаунт' }).click();
  await expect(page.getByRole('heading', { name: /^Аккаунт удалим \d/ })).toBeInViewport();
  // The button is in the page before the code of its part, which arrives after the rest of the page and after the
  // click.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/mf-cabinet/**/lazy-notices*', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Оставить аккаунт' }).click();
  pressed.resolve();
  await expect(said(page, 'Аккаунт остаётся: всё на месте')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Удалить аккаунт' })).toBeVisible();
}

test('CAB-18 ROU-76 API-90 a customer changes their data, signs out a device, and takes a deletion back', async ({
  page,
  customer,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 401/);
  await page.goto('/cabinet/settings/', { waitUntil: 'networkidle' });
  await expectAccessible(page);
  await section(page, 'Имя').getByRole('textbox', { name: 'Фамилия' }).fill('Полевая');
  await section(page, 'Имя').getByRole('button', { name: 'Сохранить имя' }).click();
  await expect(said(page, 'Имя сохранено')).toBeVisible();

  const phone = newPhone();
  await section(page, 'Телефон').getByRole('button', { name: 'Сменить телефон' }).click();
  await page.getByRole('textbox', { name: 'Новый телефон' }).fill(phone);
  const text = await nextMessage(phone, () => page.getByRole('button', { name: 'Получить код по СМС' }).click());
  await page.getByRole('textbox', { name: 'Код из СМС' }).fill(codeIn(text));
  await page.getByLabel('Ваш пароль').fill(customer.password);
  await page.getByRole('button', { name: 'Сменить телефон' }).click();
  await expect(said(page, 'Телефон изменён')).toBeVisible();

  const password = `Novyj-${phone}`;
  await changePassword(page, customer.password, password);
  const other = await newVisitor(baseURL ?? '');
  await other.api(signInByPassword, { login: phone, password });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Полевая');
  const devices = section(page, 'Где вы вошли');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: 'Выйти везде, кроме этого устройства' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  // The list becomes shorter as soon as the button is clicked. The session ends with the answer.
  await expect(() => expect(other.api(getUser, {})).rejects.toThrow('Session expired')).toPass();

  await typeThroughExpiry(page, baseURL, phone, password);
  await deleteAndStay(page, password);
});
