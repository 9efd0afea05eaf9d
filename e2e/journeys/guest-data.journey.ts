import { codeIn, nextMessage, WITH_CODE } from '../fixtures/outbox';
import { placeOrder } from '../fixtures/place-order';
import { receiveOrder } from '../fixtures/receive-order';
import { tabTo } from '../fixtures/tab-to';
import { expect, expectAccessible, test } from '../fixtures/test';
import { newVisitor } from '../fixtures/visitor';

test('CAB-18 ROU-33 a guest comes from the privacy policy, takes the file, and has the data deleted, by the keyboard', async ({
  page,
  baseURL,
}) => {
  const ended = await placeOrder(await newVisitor(baseURL ?? ''), 'cash');
  await receiveOrder(ended.id);
  await page.goto('/privacy-policy/');
  await page.getByRole('link', { name: 'по коду, без входа' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваши данные');
  const ask = async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Телефон или электронная почта' }));
    await page.keyboard.type(ended.phone);
    await page.keyboard.press('Enter');
  };
  const text = await nextMessage(ended.phone, ask, WITH_CODE);
  await expect(page.getByRole('textbox', { name: 'Код из СМС' })).toBeFocused();
  await page.keyboard.type(codeIn(text));
  await expect(page.getByRole('heading', { name: 'Мы храним' })).toBeFocused();
  await expect(page.getByText('Заказы: 1')).toBeVisible();
  await expectAccessible(page);

  const downloaded = page.waitForEvent('download');
  await tabTo(page, page.getByRole('button', { name: 'Скачать файл' }));
  await page.keyboard.press('Enter');
  expect((await downloaded).suggestedFilename()).toBe('zapovednik-moi-dannye.json');

  await tabTo(page, page.getByRole('button', { name: 'Удалить' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Удалить ваши данные?' });
  await expectAccessible(page);
  await tabTo(page, question.getByRole('button', { name: 'Удалить' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Данные удалены' })).toBeFocused();
});

test('CAB-18 an order in work is kept, and the page says so', async ({ page, baseURL }) => {
  const { id, phone } = await placeOrder(await newVisitor(baseURL ?? ''), 'cash');
  await page.goto('/order/');
  await page.getByRole('link', { name: 'Узнать или удалить свои данные' }).click();
  await page.getByRole('textbox', { name: 'Телефон или электронная почта' }).fill(phone);
  const ask = () => page.getByRole('button', { name: 'Получить код' }).click();
  const text = await nextMessage(phone, ask, WITH_CODE);
  await page.getByRole('textbox', { name: 'Код из СМС' }).fill(codeIn(text));
  await expect(page.getByRole('heading', { name: 'Пока не сможем удалить' })).toBeVisible();
  await expect(page.getByText(`Заказ № ${id} ещё выполняется`)).toBeVisible();
});
