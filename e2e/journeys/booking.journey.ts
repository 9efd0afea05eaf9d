/** A visit to a vet, from the page to the messages; the time is sold once. */
import type { Page } from '@playwright/test';
import { lastMessage, newPhone } from '../fixtures/outbox';
import { expect, expectAccessible, test } from '../fixtures/test';

const step = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();

/** Chooses the last day that has a time and its last time, so that journeys side by side are apart. */
async function openTimes(page: Page) {
  await page.goto('/vet-kabinety/');
  const flow = page.getByRole('form', { name: 'Запись' });
  await flow
    .getByRole('button', { name: /^Ветеринарный кабинет/ })
    .first()
    .click();
  await flow.getByRole('combobox', { name: 'Кто ваш питомец' }).selectOption('dog');
  await flow.getByRole('button', { name: /^Комплексная прививка.*1\s700/ }).click();
  await flow
    .getByRole('button', { name: /^Ветеринарный|врач/ })
    .nth(1)
    .click();
  await flow.getByRole('list', { name: 'День' }).getByRole('button', { disabled: false }).last().click();
  return flow;
}

test('VET-03 a guest books a vet and gets the messages; somebody else finds the time gone', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/409/);
  const phone = newPhone();
  const email = `pet-${phone}@example.ru`;
  const flow = await openTimes(page);

  // Another guest has the same list of times on the screen.
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const otherFlow = await openTimes(other);
  const times = flow.getByRole('list', { name: /^Время,/ }).getByRole('button');
  const time = (await times.last().textContent()) ?? '';
  await expect(otherFlow.getByRole('button', { name: time, exact: true })).toBeVisible();

  await times.last().click();
  await flow.getByRole('textbox', { name: 'Кличка питомца' }).fill('Рекс');
  await flow.getByRole('textbox', { name: 'Ваше имя' }).fill('Иван Лесов');
  await flow.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await flow.getByRole('textbox', { name: 'Электронная почта' }).fill(email);
  await flow.getByRole('checkbox', { name: /^Согласен на/ }).check();
  await expectAccessible(page);

  await otherFlow.getByRole('button', { name: time, exact: true }).click();
  await expect(otherFlow.getByRole('alert')).toHaveText('Это время уже заняли. Выберите другое');
  await expect(otherFlow.getByRole('button', { name: time, exact: true })).toHaveCount(0);

  await step(page, 'Записаться').click();
  await expect(page.getByRole('heading', { name: /^Вы записаны, запись № \d+$/ })).toBeFocused();
  await expectAccessible(page);
  expect(await lastMessage(phone)).toMatch(new RegExp(`, ${time}\\. Ветеринарный кабинет`));
  expect(await lastMessage(email)).toContain('Комплексная прививка');
  await other.context().close();
});
