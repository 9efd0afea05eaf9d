/** Booked visits: in the cabinet, by the link of a message, and when a salon closes. */
import { signInByPassword } from '@zapovednik/api/cabinet/calls/sign-in';
import {
  bookTraining,
  getTrainingGrounds,
  getTrainingIntervals,
  getWorkouts,
} from '@zapovednik/api/services/calls/handling';
import { bookVet, getVetIntervals, getVetPrices, getVetSalons } from '@zapovednik/api/services/calls/vet';
import { getVetHistory } from '@zapovednik/api/services/calls/vet-visit';
import { expectOnPaper } from '../fixtures/expect-on-paper';
import { lastMessage, newPhone } from '../fixtures/outbox';
import { customer } from '../fixtures/sign-in';
import { expect, expectAccessible, test } from '../fixtures/test';
import { newVisitor, type Visitor } from '../fixtures/visitor';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const about = { animal: 'dog', petName: 'Рекс', name: 'Марина Лесная', acceptPersonData: 'Y' } as const;

/** Books some free time of the last office, so that parallel journeys do not conflict. */
async function bookSomeVet({ api }: Visitor, phone: string) {
  const salon = (await api(getVetSalons, {})).at(-1);
  const service = (await api(getVetPrices, {})).find(({ name }) => name === 'Осмотр и консультация');
  if (!salon || !service) throw new Error('No vets');
  const { days } = await api(getVetIntervals, { id: salon.id, service: service.id });
  const { intervals = [] } = days.findLast((day) => day.intervals.length > 1) ?? {};
  const startsAt = intervals[Number(phone.slice(-3)) % intervals.length]?.startsAt ?? '';
  const where = { salonId: salon.id, serviceId: service.id, specialistId: null, startsAt };
  return api(bookVet, { ...about, ...where, phone });
}

test('CAB-13 CAB-24 VET-04 a customer sees the next visit in the cabinet, as in the list, moves it by the keyboard and cancels it', async ({
  page,
  customer,
}) => {
  const visit = await bookSomeVet(customer, customer.phone);
  await page.goto('/cabinet/personal/');
  const next = page.getByRole('region', { name: 'Ближайшая запись' });
  const shown = await next.getByRole('listitem').innerText();
  await expectAccessible(page);
  await next.getByRole('link', { name: 'Все записи' }).click();
  const ahead = page.getByRole('region', { name: 'Предстоят' });
  expect(await ahead.getByRole('listitem').innerText()).toBe(shown);
  await expectAccessible(page);
  await ahead.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Запись № ${visit.id}` })).toBeVisible();
  await expect(page.getByText('Вы записаны')).toBeVisible();
  await expectAccessible(page);
  await expectOnPaper(page, 1, 'Вы записаны');

  await page.getByRole('button', { name: 'Перенести' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Выберите другое время' });
  await dialog.getByRole('button', { name: 'Любой врач' }).press('Enter');
  const days = dialog.getByRole('list', { name: 'День' }).getByRole('button', { disabled: false });
  // Not today, because a visit in less than two hours cannot be changed.
  await days.last().press('Enter');
  const time = dialog
    .getByRole('list', { name: /^Время,/ })
    .getByRole('button')
    .last();
  const text = (await time.textContent()) ?? '';
  await time.press('Enter');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Перенести на/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`, ${text}$`) })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Перенести' })).toBeFocused();

  await page.getByRole('button', { name: 'Отменить запись' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить запись' }).press('Enter');
  await expect(page.getByText('Отменена', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.getByRole('link', { name: 'Все записи' }).click();
  await expect(page.getByRole('region', { name: 'История' }).getByText('Отменена')).toBeVisible();
});

test('VET-03 VET-04 a salon closes a day: a guest chooses another time by the link of the message, then cancels', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = newPhone();
  const { api } = await newVisitor(baseURL ?? '');
  const ground = (await api(getTrainingGrounds, {})).at(-1);
  const service = (await api(getWorkouts, {})).find(({ id }) => ground?.serviceIds.includes(id));
  if (!ground || !service) throw new Error('No trainers');
  const { days } = await api(getTrainingIntervals, { salon: ground.id, id: service.id });
  const last = days.findLast(({ intervals }) => intervals.length > 0);
  const where = { salonId: ground.id, serviceId: service.id, specialistId: null };
  const size = service.prices.find(({ animal }) => animal === 'dog')?.size ?? '';
  await api(bookTraining, { ...about, ...where, size, phone, startsAt: last?.intervals[0]?.startsAt ?? '' });
  const booked = await lastMessage(phone);
  expect(booked).toContain('/visit/');

  const office = await (await browser.newContext()).newPage();
  await office.goto(new URL('/back-office/salons/', process.env.OUTBOX_URL).href);
  await office.getByLabel('Салон').selectOption(String(ground.id));
  await office.getByLabel('День').fill(last?.day ?? '');
  await office.getByRole('button', { name: 'Закрыть' }).click();
  await expect(office.getByRole('alert')).toContainText('салон закрыт');
  await expect.poll(() => lastMessage(phone)).toContain('Выберите другое время');

  const [link = ''] = /https?:\/\/\S+\/visit\/\S+/.exec(await lastMessage(phone)) ?? [];
  await page.goto(new URL(link).pathname);
  await expect(page.getByText('Салон закрыт, выберите другое время')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Выбрать другое время' }).click();
  const dialog = page.getByRole('dialog');
  // A visit within two hours could not be cancelled here any more.
  await dialog
    .getByRole('list', { name: 'День' })
    .getByRole('button', { name: /свободно/ })
    .last()
    .click();
  await dialog
    .getByRole('list', { name: /^Время,/ })
    .getByRole('button')
    .first()
    .click();
  await dialog.getByRole('button', { name: /^Перенести на/ }).click();
  await expect(page.getByText('Вы записаны')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить запись' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить запись' }).click();
  await expect(page.getByText('Отменена', { exact: true })).toBeVisible();
  await expect.poll(() => lastMessage(phone)).toContain('отменена');
  await office.context().close();
});

test('VET-06 CAB-25 a customer reads what the vet has just written, and reviews the visit on the page of the vet', async ({
  page,
  browser,
  baseURL,
}) => {
  // Only the regular customer has past visits, in the demonstration data.
  const regular = await newVisitor(baseURL ?? '');
  await regular.api(signInByPassword, customer);
  await regular.enter(page.context());
  const { records: visits } = await regular.api(getVetHistory, {});
  const visit = visits.find(({ conclusion }) => conclusion !== '');
  if (!visit) throw new Error('No visit with a conclusion');

  const office = await (await browser.newContext()).newPage();
  await office.goto(new URL('/back-office/visits/', process.env.OUTBOX_URL).href);
  await office.getByLabel('Номер записи').fill(String(visit.id));
  // Always the same text, so repeating it changes nothing. A parallel run reads the same visit.
  await office.getByLabel('Заключение').fill('Снимок чистый.\n\nПовторный осмотр через год.');
  await office.getByLabel('Файлы').setInputFiles({ name: 'Анализ.pdf', mimeType: 'application/pdf', buffer: pdf });
  await office.getByRole('button', { name: 'Сохранить' }).click();
  await expect(office.getByRole('alert')).toHaveText(`Заключение к записи № ${visit.id} сохранено. Файлов: 1.`);
  await office.context().close();

  await page.goto(`/cabinet/vet-cabinet-recordings-and-history/vet-${visit.id}/`);
  await expect(page.getByRole('region', { name: 'Заключение' })).toContainText(
    'Снимок чистый. Повторный осмотр через год.',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать: Анализ.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Анализ.pdf');
  await expectAccessible(page);

  await page.goto(`/vet-kabinety/${visit.specialist.id}/`);
  await page.getByRole('button', { name: 'Написать отзыв' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отзыв о визите' });
  // A repeated run finds the review of the first run, because a customer reviews a specialist only once.
  const reviewed = dialog.getByText('Вы уже оставили отзыв. Спасибо!');
  const stars = dialog.getByRole('radio', { name: '5 из 5, отлично' });
  await expect(stars.or(reviewed)).toBeVisible();
  if (await reviewed.isVisible()) return;
  await stars.check();
  await dialog.getByRole('textbox', { name: 'Отзыв' }).fill('Осмотрели бережно и всё объяснили');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Опубликовать отзыв' }).click();
  await expect(dialog.getByText('Спасибо за отзыв!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByRole('article', { name: 'Отзыв: Марина' }).first()).toContainText('Осмотрели бережно');
});
