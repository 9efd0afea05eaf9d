import { getPage } from 'shared-contracts/catalog/calls/catalog';
import { oneClickOrder } from 'shared-contracts/checkout/calls/one-click';
import { getOrderState } from 'shared-contracts/checkout/calls/placed-order';
import { codeIn, newPhone, nextMessage } from '../fixtures/outbox';
import { codeField } from '../fixtures/register';
import { newVisitor } from '../fixtures/visitor';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

test('SES-08 a code is valid for five minutes, and page and back end agree', async ({ page, clock, problems }) => {
  problems.allow(/status of 422/);
  const phone = newPhone();
  await page.goto('/auth/');
  await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill(phone);
  const text = await nextMessage(phone, () => page.getByRole('button', { name: 'Получить код по SMS' }).click());
  await expect(codeField(page)).toBeFocused();
  await clock.forward({ minutes: 4 });
  const old = page.getByRole('alert').filter({ hasText: 'Код больше не действует. Запросите новый.' });
  await expect(old).toBeHidden();
  await clock.forward({ minutes: 2 });
  await expect(old).toBeVisible();
  await codeField(page).fill(codeIn(text));
  await expect(page.getByText('Код больше не действует. Запросите новый.')).toHaveCount(2);
});

test('SES-02 a customer who was away for longer than a month has to sign in again', async ({
  page,
  customer: _,
  clock,
}) => {
  // What the page reads after its hydration is answered before the session ends.
  await page.goto('/cabinet/personal/', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL('/cabinet/personal/');
  await clock.forward({ days: 31 });
  await page.goto('/cabinet/personal/');
  await expect(page).toHaveURL(/\/auth\//);
});

test('an unconfirmed order of a guest is kept for 48 hours', async ({ baseURL, clock }) => {
  const guest = await newVisitor(baseURL ?? '');
  const { products } = await guest.api(getPage, { filter: {} });
  const contact = { name: 'Анна', phone: newPhone(), acceptPersonData: 'Y' as const };
  const { made } = await guest.api(oneClickOrder, { productId: products[0]?.id ?? 0, ...contact });
  const status = async () => (await guest.api(getOrderState, { id: made?.id ?? 0 })).status;
  const before = await status();
  await clock.forward({ hours: 47 });
  expect(await status()).toBe(before);
  await clock.forward({ hours: 2 });
  expect(await status()).toMatch(/^Отмен/);
});
