import type { Page } from '@playwright/test';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { withPictures } from '../browser/launch-options';
import { placeOrder } from '../fixtures/place-order';
import { receiveOrder } from '../fixtures/receive-order';
import { expect, expectAccessible, test } from '../fixtures/test';

test.use(withPictures);

const productPath = (code: string) => `/product/${code}/`;

async function openForm(page: Page, code: string) {
  await page.goto(productPath(code));
  await page.locator('#reviews').evaluate((section) => section.scrollIntoView());
  const form = page.getByRole('dialog', { name: 'Отзыв о товаре' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Написать отзыв' }).click();
    await expect(form).toBeVisible();
  }).toPass();
  return form;
}

test('API-26 PRD-36 PRD-56 a buyer writes a review with a photo, a visitor votes for it; a guest and others read why they may not', async ({
  page,
  customer,
  browser,
  baseURL,
}) => {
  const { id, code } = await placeOrder(customer, 'cash');
  const { products } = await customer.api(getPage, { filter: {} });
  const other = products.find((product) => product.code !== code);

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const guestForm = await openForm(visitor, other?.code ?? '');
  await expect(guestForm).toContainText('Войдите, чтобы оставить отзыв');
  const strangerForm = await openForm(page, other?.code ?? '');
  await expect(strangerForm).toContainText('Отзыв можно оставить только о купленном товаре');

  // The goods are ordered, but not received yet.
  await expect(await openForm(page, code)).toContainText('Отзыв можно оставить только о купленном товаре');
  await receiveOrder(id);
  const form = await openForm(page, code);
  await form.getByRole('radio', { name: '5 из 5, отлично' }).check();
  const text = `Пёс доволен, берём снова. Заказ …${customer.phone.slice(-6)}.`;
  await form.getByRole('textbox', { name: 'Отзыв', exact: true }).fill(text);
  const file = { name: 'pes.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await form.getByLabel('Добавить фотографии').setInputFiles(file);
  await expect(form.getByRole('img', { name: 'Фото 1' })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Опубликовать отзыв' }).click();
  await expect(form).toContainText('Спасибо! Отзыв опубликован.');
  await form.getByRole('button', { name: 'Закрыть' }).click();
  const own = page.getByRole('article', { name: 'Ваш отзыв' });
  await expect(own).toContainText(text);
  await own.getByRole('button', { name: /^Открыть фото 1/ }).click();
  await expect(page.getByRole('dialog', { name: /^Фото к отзыву/ }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await visitor.goto(productPath(code));
  await visitor.locator('#reviews').evaluate((section) => section.scrollIntoView());
  const review = visitor.getByRole('article').filter({ hasText: text });
  // The page itself is cached for a minute, but another sort order is read again.
  await expect(async () => {
    await visitor.getByRole('button', { name: 'С высокой оценкой' }).click();
    await expect(review).toBeVisible();
  }).toPass();
  await expectAccessible(visitor);
  const useful = review.getByRole('button', { name: /^Полезен/ });
  await useful.click();
  await expect(useful).toHaveAccessibleName('Полезен, голосов: 1');
  await visitor.reload();
  await visitor.locator('#reviews').evaluate((section) => section.scrollIntoView());
  await expect(async () => {
    await visitor.getByRole('button', { name: 'С высокой оценкой' }).click();
    await expect(useful).toHaveAttribute('aria-pressed', 'true');
  }).toPass();
  await useful.click();
  await expect(useful).toHaveAttribute('aria-pressed', 'false');
  await visitor.context().close();
});
