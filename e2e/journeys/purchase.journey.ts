import type { Page } from '@playwright/test';
import { withPictures } from '../browser/launch-options';
import { inStockCard } from '../fixtures/in-stock-card';
import { expect, expectAccessible, test } from '../fixtures/test';

test.use(withPictures);

/** Marks the document, to check later that it was not reloaded. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-journey', 'begun'));
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-journey', 'begun');

const shown = (page: Page, role: 'link' | 'button', name: RegExp) =>
  page.getByRole(role, { name }).filter({ visible: true });

/** From the home page to a root section. */
async function goToSection(page: Page): Promise<void> {
  // Before hydration a click on a link loads a new document.
  await page.goto('/', { waitUntil: 'networkidle' });
  await mark(page);
  await shown(page, 'link', /собак/i).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('собак');
}

/** Adds a product of the section to the basket. */
async function addFromSection(page: Page): Promise<void> {
  await goToSection(page);
  await inStockCard(page)
    .getByRole('button', { name: /^В корзину/ })
    .click();
  await expect(page.getByRole('group', { name: /^Количество/ }).first()).toBeVisible();
}

/** Opens the cart by its link in the header. */
async function goToCart(page: Page): Promise<void> {
  await shown(page, 'link', /корзин/i)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Корзина');
}

async function goToOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оформление заказа');
}

async function fillContact(page: Page): Promise<void> {
  const contact = page.getByRole('region', { name: 'Получатель' });
  await contact.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Анна Иванова');
  await contact.getByRole('textbox', { name: 'Телефон' }).pressSequentially('9121234567');
  await contact.getByRole('button', { name: 'Продолжить' }).click();
  await expect(contact).toContainText('Анна Иванова, +7 912 123-45-67');
}

async function choosePoint(page: Page): Promise<void> {
  const delivery = page.getByRole('region', { name: 'Доставка' });
  await delivery.getByRole('radio', { name: /^Самовывоз/ }).check();
  await delivery
    .getByRole('button', { name: /^Выбрать:/ })
    .first()
    .click();
  await expect(delivery).toContainText('Самовывоз: ');
}

/** Pays on receipt. */
async function payOnReceipt(page: Page): Promise<void> {
  const payment = page.getByRole('region', { name: 'Оплата' });
  await payment.getByRole('button', { name: 'Изменить: Оплата' }).click();
  await payment.getByRole('radio', { name: /^Наличными/ }).check();
  await payment.getByRole('button', { name: 'Продолжить' }).click();
  await expect(payment).toContainText('Наличными при получении');
}

async function order(page: Page): Promise<string> {
  await payOnReceipt(page);
  await page.getByRole('checkbox', { name: /^Согласен на/ }).check();
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  const heading = page.getByRole('heading', { name: /^Заказ № \d+ оформлен$/ });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}

test('CRT-01 ORD-26 ROU-68 from the home page to the number of an order: card, product, cart, pickup, cash', {
  tag: '@both-widths',
}, async ({ page }) => {
  await addFromSection(page);
  await inStockCard(page, 1).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/product\//);
  await shown(page, 'button', /^В корзину/)
    .first()
    .click();
  await expect(page.getByRole('group', { name: /^Количество/ }).first()).toBeVisible();
  await goToCart(page);
  const lines = page.getByRole('region', { name: 'Товары в корзине' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await lines.first().getByRole('button', { name: 'Увеличить количество' }).click();
  await expect(page.getByRole('complementary', { name: 'Итог' })).toContainText(/3 товара · Общий вес [\d,\s]+г/);
  await expectAccessible(page);
  await goToOrder(page);
  await expect(page.getByRole('complementary', { name: 'Итог' })).toContainText(/3 товара · Общий вес [\d,\s]+г/);
  await fillContact(page);
  await choosePoint(page);
  await expectAccessible(page);
  await order(page);
  await expectAccessible(page);
  await expectSameDocument(page);
  await page.goto('/personal/cart/');
  await expect(page.getByText('В корзине пока пусто')).toBeVisible();
});

test('ORD-07 ORD-50 an order by courier has an address, a day and hours', { tag: '@phone' }, async ({ page }) => {
  await addFromSection(page);
  await goToCart(page);
  await goToOrder(page);
  await fillContact(page);
  const delivery = page.getByRole('region', { name: 'Доставка' });
  await delivery.getByRole('radio', { name: '14:00–18:00' }).check();
  await delivery.getByRole('combobox', { name: 'Улица' }).fill('улица Малышева');
  await delivery.getByRole('combobox', { name: 'Дом' }).fill('36');
  await delivery.getByRole('textbox', { name: 'Этаж' }).fill('3');
  await delivery.getByRole('combobox', { name: 'Лифт' }).selectOption('Есть');
  await delivery.getByRole('button', { name: 'Продолжить' }).click();
  await expect(delivery).toContainText('Курьером: улица Малышева, 36, этаж 3');
  // The agreed total is the one with the lift.
  await expect(page.getByRole('complementary', { name: 'Итог' })).toContainText('Подъём на этаж');
  await order(page);
  await expect(page.getByText(/с\s14:00 до\s18:00/)).toBeVisible();
});

test('ROU-58 choices and entered values of the order page survive a reload', async ({ page }) => {
  await addFromSection(page);
  await goToCart(page);
  await goToOrder(page);
  await fillContact(page);
  await choosePoint(page);
  await page.getByRole('textbox', { name: 'Комментарий к заказу' }).fill('Позвоните заранее');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Получатель' })).toContainText('Анна Иванова');
  await expect(page.getByRole('region', { name: 'Доставка' })).toContainText('Самовывоз: ');
  await expect(page.getByRole('textbox', { name: 'Комментарий к заказу' })).toHaveValue('Позвоните заранее');
  const number = await order(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
});

test('CRT-27 a failed addition shows an error, and the card is restored', async ({ page, problems }) => {
  problems.allow(/status 500: .*\/basket\/add\//, /Failed to load resource.*500/, /fault .*basket/);
  await page.route('**/api/sale/basket/add/**', (route) =>
    route.fulfill({
      status: 500,
      json: { type: 'error', message: 'Возникла внутренняя ошибка сервера', code: 'internal' },
    }),
  );
  await goToSection(page);
  const add = inStockCard(page).getByRole('button', { name: /^В корзину/ });
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Возникла ошибка' })).toBeVisible();
  await expect(add).toBeVisible();
});

test('ROU-90 an order without a basket leads to the cart', async ({ page }) => {
  await page.goto('/personal/order/');
  await expect(page).toHaveURL('/personal/cart/');
  await expect(page.getByText('В корзине пока пусто')).toBeVisible();
  await expectAccessible(page);
});

test('CRT-25 a product that was removed from the cart can be restored', { tag: '@phone' }, async ({ page }) => {
  await addFromSection(page);
  await goToCart(page);
  const name = (await page.getByRole('region', { name: 'Товары в корзине' }).getByRole('link').textContent()) ?? '';
  await page.getByRole('button', { name: 'Очистить корзину' }).click();
  await expect(page.getByText('В корзине пока пусто')).toBeVisible();
  await page.getByRole('button', { name: `Вернуть: ${name}` }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('LIM-54 LIM-59 a line of the cart has a picture of 54 px, on a desktop 72, and at most two lines of name', {
  tag: '@both-widths',
}, async ({ page, viewport }) => {
  await addFromSection(page);
  await goToCart(page);
  const line = page.getByRole('region', { name: 'Товары в корзине' }).getByRole('listitem');
  const picture = await line.locator('picture').boundingBox();
  expect(picture?.width).toBe(viewport && viewport.width >= 1024 ? 72 : 54);
  const name = line.getByRole('link').filter({ hasText: /\S/ });
  expect(
    await name.evaluate((link) => link.clientHeight / Number.parseFloat(getComputedStyle(link).lineHeight)),
  ).toBeLessThanOrEqual(2);
});
