import type { Page } from '@playwright/test';
import { addFirstProduct } from '../../fixtures/add-first-product';
import { signInLink } from '../../fixtures/session';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const inPerm = (baseURL: string | undefined, path: string) => `${baseURL}`.replace('//', '//perm.') + path;
const leave = (page: Page) => page.getByRole('button', { name: 'Выйти' }).filter({ visible: true });

/** Another tab of the same browser. */
async function tab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(path);
  return other;
}

test('SES-29 signing in in one tab signs in in the other, and signing out leaves the cabinet in both', async ({
  page,
  problems,
}) => {
  // A read of the other tab may be running when the session ends.
  problems.allow('status of 401');
  const other = await tab(page, '/about/');
  await expect(signInLink(other)).toBeVisible();
  await signIn(page);
  await expect(signInLink(other)).toBeHidden();
  await other.goto('/cabinet/orders/');
  await page.goto('/cabinet/personal/');
  await leave(page).click();
  await expect(signInLink(page)).toBeVisible();
  await expect(other).toHaveURL('/auth/?back=%2Fcabinet%2Forders%2F');
});

test('SES-29 ROU-92 a tab that waits at the sign-in opens the wanted page when another tab has signed in', async ({
  page,
}) => {
  const other = await tab(page, '/cabinet/orders/');
  await expect(other).toHaveURL('/auth/?back=%2Fcabinet%2Forders%2F');
  await signIn(page);
  await expect(other).toHaveURL('/cabinet/orders/');
});

/** Switches to a tab of another city that was in the background, and waits until it is up to date. */
async function switchTo(other: Page, followed: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await followed();
  }).toPass();
}

test('SES-07 SES-03 CRT-20 the basket of a visitor who signs in is theirs in every tab and city, and is empty after sign-out', async ({
  page,
  baseURL,
  problems,
}) => {
  // A tab that does not know about the new session sends the tracking service's id to the ended one.
  problems.allow('status of 401');
  const section = inPerm(baseURL, '/catalog/tovary_dlya_gryzunov/');
  const name = await addFirstProduct(page, section);
  const other = await tab(page, section);
  const stepper = other.getByRole('group', { name: `Количество: ${name}` }).first();
  await expect(stepper).toBeVisible();
  await signIn(page);
  await switchTo(other, () => expect(signInLink(other)).toBeHidden({ timeout: 1_000 }));
  await expect(stepper).toBeVisible();
  await page.goto('/cabinet/personal/');
  await leave(page).click();
  await expect(signInLink(page)).toBeVisible();
  await switchTo(other, () => expect(signInLink(other)).toBeVisible({ timeout: 1_000 }));
  await expect(stepper).toBeHidden();
});
