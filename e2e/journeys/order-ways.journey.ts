import type { Page } from '@playwright/test';
import { addFirstProduct } from '../fixtures/add-first-product';
import { signIn } from '../fixtures/sign-in';
import { expect, expectAccessible, test } from '../fixtures/test';

const operator = { login: 'operator@zapovednik.example', password: 'Operator-2201' };
/** A customer of the demonstration data with bonuses that no other journey uses. */
const client = 'adresa@zapovednik.example';
const food = '/catalog/tovary_dlya_sobak/';

const summary = (page: Page) => page.getByRole('complementary', { name: 'Итог' });
const delivery = (page: Page) => page.getByRole('region', { name: 'Доставка' });

async function openOrder(page: Page): Promise<void> {
  await page.goto('/personal/order/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оформление заказа');
  await expect(summary(page).getByText('Итого')).toBeVisible();
}

/** Opens the step of delivery if it is closed, and chooses a way. */
async function chooseWay(page: Page, name: RegExp): Promise<void> {
  const way = delivery(page).getByRole('radio', { name });
  if (!(await way.isVisible()))
    await delivery(page)
      .getByRole('button', { name: /: Доставка$/ })
      .click();
  await way.check();
}

test('SES-32 ORD-10 ORD-40 an operator orders for a client with a code and bonuses; the client sees the order by its link', async ({
  page,
  browser,
}) => {
  await signIn(page, operator);
  await page.goto('/form/');
  await page.getByRole('textbox', { name: 'Телефон, почта или логин клиента' }).fill(client);
  await page.getByRole('button', { name: 'Продолжить за клиента' }).click();
  await expect(page.getByText('Вы вошли за клиента')).toBeVisible();
  await expectAccessible(page);
  await addFirstProduct(page, food);
  await openOrder(page);

  const bar = page.getByRole('region', { name: 'Заказ для клиента' });
  await expect(bar).toContainText('Елена Громова');
  await bar.getByRole('button', { name: 'Другой сотрудник' }).click();
  await bar.getByRole('searchbox', { name: 'Имя или логин сотрудника' }).fill('Ерш');
  await bar.getByRole('button', { name: /^Павел Ершов/ }).click();
  await expect(bar).toContainText('Павел Ершов');

  await summary(page).getByRole('textbox', { name: 'Промокод' }).fill('ДРУГ10');
  await summary(page).getByRole('button', { name: 'Применить' }).click();
  await expect(summary(page)).toContainText('Скидка');
  await page.getByRole('region', { name: 'Бонусы' }).getByRole('textbox', { name: 'Списать' }).fill('10');
  await expect(summary(page)).toContainText(/Бонусы−10/);

  await chooseWay(page, /^Самовывоз/);
  await delivery(page)
    .getByRole('button', { name: /^Выбрать:/ })
    .first()
    .click();
  await expect(delivery(page)).toContainText('Самовывоз: ');
  await page.getByRole('checkbox', { name: /^Согласен на/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();

  await expect(page.getByRole('heading', { name: 'Отправьте ссылку клиенту' })).toBeVisible();
  const url = await page.getByRole('textbox', { name: 'Ссылка на заказ' }).inputValue();
  await expectAccessible(page);
  // The operator is signed out now, and the client needs no sign-in.
  await page.goto('/cabinet/personal/');
  await expect(page).toHaveURL(/\/auth\//);
  const phone = await browser.newContext();
  const their = await phone.newPage();
  await their.goto(url);
  await expect(their.getByRole('heading', { level: 1 })).toContainText(/Заказ № \d+/);
  await expect(their.getByRole('button', { name: /^Оплатить/ }).first()).toBeVisible();
  await phone.close();
});

test('ORD-34 an order for a shelter begins on the charity page; another way of delivery ends it', {
  tag: '@phone',
}, async ({ page }) => {
  await addFirstProduct(page, food);
  await page.goto('/pomoshch-fondam/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Собрать корзину для приюта' }).click();
  await expect(page).toHaveURL(/\/catalog\//);
  const written = (await (await page.goto('/personal/order/'))?.text()) ?? '';
  expect(written, 'the way as the server writes it').toMatch(/Изменить: Доставка.*Передать приюту/s);
  await openOrder(page);
  await expect(delivery(page)).toContainText('Передать приюту');
  await expectAccessible(page);
  await chooseWay(page, /^Самовывоз/);
  await expect(delivery(page).getByRole('radio', { name: /^Самовывоз/ })).toBeChecked();
  await page.reload();
  await expect(delivery(page)).not.toContainText('Передать приюту: ');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('charity');
});
