/**
 * Visits, from the page to the messages: of a guest and of a customer; the last time is booked only once; a request for
 * a call.
 */
import type { Page } from '@playwright/test';
import { addPet } from '@zapovednik/api/cabinet/calls/pet';
import { signInByPassword } from '@zapovednik/api/cabinet/calls/sign-in';
import { closeSalonDay } from '@zapovednik/api/services/calls/closed-day';
import { getVetIntervals, getVetPrices, getVetSalons } from '@zapovednik/api/services/calls/vet';
import { lastMessage, newPhone } from '../fixtures/outbox';
import { operator } from '../fixtures/sign-in';
import { expect, expectAccessible, test } from '../fixtures/test';
import { newVisitor } from '../fixtures/visitor';

/** Chooses the last day with a free time and its last time, so that parallel journeys do not conflict. */
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

  // Another guest sees the same list of times.
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

  await flow.getByRole('button', { name: 'Записаться', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Вы записаны, запись № \d+$/ })).toBeFocused();
  await expectAccessible(page);
  expect(await lastMessage(phone)).toMatch(new RegExp(`, ${time}\\. Ветеринарный кабинет`));
  expect(await lastMessage(email)).toContain('Комплексная прививка');
  await other.context().close();
});

test('GRM-03 HND-03 a customer books from the page of a groomer for an own pet; a guest books a trainer', async ({
  page,
  customer,
  browser,
  baseURL,
}) => {
  await customer.api(addPet, { animal: 'dog', name: 'Бублик', weight: '7' });
  await page.goto('/grooming/');
  await page.getByRole('region', { name: 'Наши мастера' }).getByRole('link').last().click();
  await page.getByRole('button', { name: 'Записаться', exact: true }).click();
  const flow = page.getByRole('form', { name: 'Запись' });
  await flow.getByRole('button', { name: /^Бублик/ }).click();
  await flow.getByRole('button', { name: /мин/ }).first().click();
  await flow.getByRole('list', { name: 'День' }).getByRole('button', { disabled: false }).last().click();
  await flow
    .getByRole('list', { name: /^Время,/ })
    .getByRole('button')
    .last()
    .click();
  await expect(flow.getByRole('textbox', { name: 'Кличка питомца' })).toHaveValue('Бублик');
  await expect(flow.getByRole('textbox', { name: 'Ваше имя' })).toHaveValue('Марина');
  await flow.getByRole('checkbox', { name: /^Согласен на/ }).check();
  await expectAccessible(page);
  await flow.getByRole('button', { name: 'Записаться', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Вы записаны, запись № \d+$/ })).toBeFocused();

  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await guest.goto('/dog-training-school/');
  const form = guest.getByRole('form', { name: 'Запись' });
  await form
    .getByRole('button', { name: /^Площадка/ })
    .last()
    .click();
  await form
    .getByRole('button', { name: /мин| ч/ })
    .first()
    .click();
  await form.getByRole('button', { name: /^Любой кинолог/ }).click();
  await form.getByRole('list', { name: 'День' }).getByRole('button', { disabled: false }).last().click();
  await form
    .getByRole('list', { name: /^Время,/ })
    .getByRole('button')
    .last()
    .click();
  await form.getByRole('textbox', { name: 'Кличка питомца' }).fill('Рекс');
  await form.getByRole('textbox', { name: 'Ваше имя' }).fill('Иван');
  await form.getByRole('textbox', { name: 'Телефон' }).fill(newPhone());
  await form.getByRole('checkbox', { name: /^Согласен на/ }).check();
  await form.getByRole('button', { name: 'Записаться', exact: true }).click();
  await expect(guest.getByRole('heading', { name: /^Вы записаны/ })).toBeFocused();
  await guest.context().close();
});

test('VET-03 where nothing is free a guest asks to be called, and the salon gets the letter', async ({
  page,
  baseURL,
}) => {
  const office = await newVisitor(baseURL ?? '');
  await office.api(signInByPassword, operator);
  // An office that no other journey books. Closing a day again changes nothing.
  const salon = (await office.api(getVetSalons, {}))[1];
  const service = (await office.api(getVetPrices, {})).find(({ id }) => salon?.serviceIds.includes(id));
  if (!salon || !service) throw new Error('No vets');
  const { days } = await office.api(getVetIntervals, { id: salon.id, service: service.id });
  for (const { day } of days) await office.api(closeSalonDay, { id: salon.id, day });

  await page.goto('/vet-kabinety/');
  const flow = page.getByRole('form', { name: 'Запись' });
  await flow.getByRole('button', { name: new RegExp(`^${salon.name}`) }).click();
  await flow.getByRole('button', { name: new RegExp(`^${service.name}`) }).click();
  await flow.getByRole('button', { name: /^Любой врач/ }).click();
  await expect(flow.getByRole('status')).toHaveText('На ближайшие две недели всё занято.');
  await expect(flow.getByRole('list', { name: 'Где есть время' }).getByRole('button').first()).toBeVisible();
  await expectAccessible(page);
  await flow.getByRole('button', { name: 'Попросить перезвонить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Перезвонить вам' });
  const phone = newPhone();
  await dialog.getByRole('textbox', { name: 'Ваше имя' }).fill('Иван Лесов');
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await dialog.getByRole('checkbox', { name: /^Согласен на/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Жду звонка' }).click();
  await expect(dialog.getByRole('status')).toContainText('Спасибо! Позвоним вам');
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(flow.getByRole('button', { name: 'Попросить перезвонить' })).toBeFocused();
  await expect.poll(() => lastMessage(`salon-${salon.id}@zapovednik.example`)).toContain(phone);
});
