import type { Page } from '@playwright/test';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { expect, expectAccessible, test } from '../fixtures/test';
import { answerLimit } from '../shop/answer-limit';

/** The staff's answer to a question, by the form of the back office's page. */
async function answerOf(text: string, answer: string): Promise<void> {
  const office = new URL('../back-office/opinions/', process.env.OUTBOX_URL ?? '');
  const page = await (await fetch(office, { signal: answerLimit() })).text();
  const id = page.slice(page.indexOf(text)).match(/name="id" value="(\d+)"/)?.[1] ?? '';
  const body = new URLSearchParams({ kind: 'question', id, text: answer });
  expect(await (await fetch(office, { method: 'POST', body, signal: answerLimit() })).text()).toContain(
    'Ответ сохранён',
  );
}

/** Scrolls on while the reviews become longer, until the questions are there. */
const readOn = (page: Page) =>
  expect(async () => {
    await page.locator('#reviews').evaluate((section) => section.scrollIntoView({ block: 'end' }));
    await expect(page.getByRole('heading', { name: /^Вопросы/ })).toBeVisible({ timeout: 500 });
  }).toPass();

test('PRD-36 a customer asks about a product, the shop answers in its back office, and a visitor reads both', async ({
  page,
  customer,
  browser,
  baseURL,
}) => {
  const [product] = (await customer.api(getPage, { filter: {} })).products;
  const path = `/product/${product?.code}/`;
  const text = `Есть ли размер побольше? Телефон …${customer.phone.slice(-6)}.`;
  await page.goto(path);
  await readOn(page);
  await page.getByRole('button', { name: 'Задать вопрос' }).click();
  const form = page.getByRole('dialog', { name: 'Вопрос о товаре' });
  await form.getByRole('textbox', { name: 'Вопрос' }).fill(text);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(page.getByRole('list', { name: 'Ваши вопросы' })).toContainText(text);
  await expectAccessible(page);

  await answerOf(text, 'Пока нет, привезём к лету.');
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await visitor.goto(path);
  await readOn(visitor);
  const answered = visitor.getByRole('listitem').filter({ hasText: text });
  await expect(answered).toContainText('Пока нет, привезём к лету.');
  await visitor.context().close();
});
