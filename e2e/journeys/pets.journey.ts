import type { Page } from '@playwright/test';
import { withPictures } from '../browser/launch-options';
import { expireSession } from '../fixtures/session';
import { expect, expectAccessible, test } from '../fixtures/test';

test.use(withPictures);

const add = (page: Page) => page.getByRole('button', { name: 'Добавить питомца' });

/** A birthday in the API's form: half a year ago, or this number of years earlier. */
function birthday(years = 0): string {
  const date = new Date(Date.now() - 183 * 86_400_000);
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${Number(year) - years}`;
}

test('ROU-74 PET-05 LIM-60 a customer tells about two pets, sees their age and goods, also at home, changes one and deletes it', async ({
  page,
  customer: _,
}) => {
  test.slow();
  await page.goto('/cabinet/my-pet/');
  await expect(async () => {
    await add(page).click();
    await expect(page.getByRole('dialog', { name: 'Новый питомец' })).toBeVisible();
  }).toPass();
  const form = page.getByRole('form', { name: 'Новый питомец' });
  await form.getByText('Собака', { exact: true }).click();
  await form.getByLabel('Кличка').fill('Рекс');
  await form.getByRole('combobox').pressSequentially('йорк');
  await page.getByRole('option', { name: 'Йоркширский терьер', exact: true }).click();
  await form.getByLabel('День рождения').fill(birthday());
  await form.getByLabel('Вес, кг').fill('2,5');
  const file = { name: 'rex.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await form.getByLabel('Выбрать фото').setInputFiles(file);
  await expect(form.getByRole('button', { name: 'Убрать' })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Сохранить' }).click();

  const rex = page.getByRole('article', { name: 'Рекс' });
  await expect(rex).toContainText(/Собака, Йоркширский терьер.*(5|6)\s(месяцев)/);
  const photo = rex.getByRole('presentation');
  await expect(photo).toHaveAttribute('src', /\/pictures\/pet\//);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(add(page)).toBeFocused();
  await expectAccessible(page);
  const food = rex.getByRole('link', { name: /^Сухой корм/ });
  await expect(food).toContainText('щенки');
  await food.click();
  await expect(page).toHaveURL(/\/catalog\/tovary_dlya_sobak\/.*vozrast-is-shchenki/);
  await expect(page.getByRole('button', { name: /^В корзину: / }).first()).toBeVisible();
  await page.goBack();

  await add(page).click();
  await form.getByText('Кошка', { exact: true }).click();
  await form.getByLabel('Кличка').fill('Мурка');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: 'Изменить: Мурка' }).click();
  const known = page.getByRole('form', { name: 'Изменить: Мурка' });
  await known.getByLabel('День рождения').fill(birthday(2));
  await known.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('article', { name: 'Мурка' })).toContainText(/2\sгода (5|6)\sмесяцев/);

  await page.goto('/');
  const title = (name: string) => page.getByRole('heading', { name: `Для питомца: ${name}` });
  await expect(title('Рекс')).toBeVisible();
  await page.getByRole('button', { name: 'Выбрать другого питомца' }).click();
  const list = page.getByRole('dialog', { name: 'Для кого подобрать товары' });
  await expect(list.getByRole('button', { name: /^Рекс/, pressed: true })).toBeVisible();
  expect((await list.boundingBox())?.width).toBeLessThanOrEqual(520);
  await expectAccessible(page);
  await list.getByRole('button', { name: /^Мурка/ }).click();
  await expect(title('Мурка')).toBeVisible();

  await page.goto('/cabinet/my-pet/');
  await expect(async () => {
    await page.getByRole('button', { name: 'Удалить: Рекс' }).click();
    await expect(page.getByRole('dialog', { name: 'Удалить питомца?' })).toBeVisible();
  }).toPass();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(rex).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('PET-05 SES-24 a session that expires in the form of a pet: after the sign-in it is open with what was typed', async ({
  page,
  baseURL,
  customer,
  problems,
}) => {
  problems.allow(/status of 401/);
  await page.goto('/cabinet/my-pet/', { waitUntil: 'networkidle' });
  await add(page).click();
  const form = page.getByRole('form', { name: 'Новый питомец' });
  await form.getByText('Хорёк', { exact: true }).click();
  await form.getByLabel('Кличка').fill('Бублик');
  await expireSession(page, baseURL);
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(/\/auth\/\?back=/);
  await page.getByRole('tab', { name: 'По паролю' }).click();
  await page.getByLabel('Логин, почта или телефон').fill(customer.phone);
  await page.getByLabel('Пароль', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(form.getByLabel('Кличка')).toHaveValue('Бублик');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('article', { name: 'Бублик' })).toContainText('Хорёк');
});
