/**
 * Work in the chain and requests to the shop: a person sends them, the shop gets an email, the back office reads them.
 */
import type { Page } from '@playwright/test';
import { newPhone } from '../fixtures/outbox';
import { expect, expectAccessible, test } from '../fixtures/test';

/** The address for emails to the shop of the main city. */
const SHOP = 'ekaterinburg@zapovednik.example';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

async function fillContacts(page: Page, name: string, phone: string) {
  await page.getByRole('textbox', { name: 'Ваше имя' }).fill(name);
  await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await page.getByRole('checkbox', { name: /Согласен на обработку/ }).check();
}

test('CON-20 CON-22 CON-23 a visitor finds a job in another city and applies with a file, which the back office reads', async ({
  page,
}) => {
  await page.goto('/vacancies/');
  await page.getByRole('link', { name: 'Вакансии по городам' }).click();
  await page
    .getByRole('navigation', { name: 'Города' })
    .getByRole('link', { name: /^Пермь/ })
    .click();
  await page
    .getByRole('list', { name: 'Вакансии в Перми' })
    .getByRole('link', { name: /^Откликнуться: Продавец-консультант/ })
    .click();
  const place = page.getByRole('combobox', { name: 'Место работы' });
  await expect(place.locator('option:checked')).toHaveText(/^Пермь/);
  const name = `Вера ${newPhone()}`;
  await fillContacts(page, name, newPhone());
  await page
    .getByLabel('Приложить файл')
    .setInputFiles({ name: 'Резюме.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('Файл загружен')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Отправить отклик' }).click();
  await expect(page.getByRole('heading', { name: /^Заявка № \d+ принята$/ })).toBeFocused();

  await page.goto(new URL('../back-office/requests/', process.env.OUTBOX_URL ?? '').href);
  const received = page.getByRole('article').filter({ hasText: name });
  await expect(received).toContainText('Отклик на вакансию');
  const download = page.waitForEvent('download');
  await received.getByRole('link', { name: 'Резюме.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Резюме.pdf');
});

test('CON-24 a visitor without a session sends a request that survives a reload; the shop gets a letter', async ({
  page,
}) => {
  await page.goto('/breeders/#zayavka');
  const phone = newPhone();
  await fillContacts(page, 'Вера Лисина', phone);
  await page.getByRole('textbox', { name: 'Питомник или приставка' }).fill(`Гряда ${phone}`);
  await page.reload();
  await page.getByRole('textbox', { name: 'Порода' }).fill('Бигль');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page.getByRole('heading', { name: /^Заявка № \d+ принята$/ })).toBeVisible();
  // Other journeys write to the shop too, so the email need not be the latest.
  await expect(async () => {
    await page.goto(`${process.env.OUTBOX_URL ?? ''}?to=${SHOP}`);
    await expect(page.getByText(`Гряда ${phone}`).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
});

/** The forms of requests: their page, their button, and their fields in addition to the contacts. */
const forms: Readonly<
  Record<string, { button: string; texts?: Record<string, string>; choices?: Record<string, string> }>
> = {
  '/feedback/': { button: 'Отправить обращение', choices: { 'О чём обращение': 'Благодарность' } },
  '/affiliate-program/': {
    button: 'Отправить заявку',
    texts: { 'Организация или проект': 'Приют «Лапа»' },
    choices: { 'Чем занимаетесь': 'Приют' },
  },
  '/agent/': { button: 'Стать агентом', texts: { 'Где будете рассказывать о нас': 'Во дворе' } },
  '/stat-partnyerom-zapovednika/': {
    button: 'Отправить предложение',
    texts: { Компания: 'Сова', 'Что предлагаете': 'Лежанки из войлока' },
  },
  '/rent/': { button: 'Отправить предложение', texts: { 'Адрес помещения': 'Малышева, 1', 'Площадь, м²': '80' } },
};

test('CON-24 each form of a request is sent, and the back office reads all of them', async ({ page }) => {
  const name = `Вера ${newPhone()}`;
  for (const [path, { button, texts = {}, choices = {} }] of Object.entries(forms)) {
    await page.goto(path);
    const form = page.getByRole('form').filter({ has: page.getByRole('button', { name: button }) });
    await fillContacts(page, name, newPhone());
    for (const [label, text] of Object.entries(texts)) await form.getByRole('textbox', { name: label }).fill(text);
    for (const [label, choice] of Object.entries(choices)) await form.getByLabel(label).selectOption(choice);
    await form.getByRole('textbox').last().fill('Расскажу по телефону.');
    await form.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: /^Заявка № \d+ принята$/ })).toBeVisible();
  }
  await page.goto(new URL('../back-office/requests/', process.env.OUTBOX_URL ?? '').href);
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(Object.keys(forms).length);
});
