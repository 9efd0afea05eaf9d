import type { Page } from '@playwright/test';
import { findWholeChromium } from 'deploy-build/try-out/find-chromium';
import { expect, test } from '../../fixtures/test';

// Only the complete Chromium has a back-forward cache, and Playwright disables it.
test.use({
  launchOptions: { executablePath: findWholeChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const inPerm = (baseURL: string | undefined, path: string) => `${baseURL}`.replace('//', '//perm.') + path;
const leave = (page: Page) => page.getByRole('button', { name: 'Выйти' }).filter({ visible: true });
const greeting = /^Здравствуйте, Марина/;
const welcomeHeading = (page: Page) => page.getByRole('heading', { level: 1, name: greeting });

/** Navigates to the cabinet without loading another document, so that the browser can keep the page in its back-forward cache. */
async function toCabinet(page: Page): Promise<void> {
  await page.goto('/about/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    history.pushState(null, '', '/cabinet/personal/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(welcomeHeading(page)).toBeVisible();
}

/** Stores in the page what is visible when it is restored from the back-forward cache. */
const watchRestored = (page: Page) =>
  page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.body.dataset.restored = getComputedStyle(document.body).visibility;
    }),
  );

const go = (page: Page, steps: number) => page.evaluate((by) => history.go(by), steps);

test('SES-29 a page in the back-forward cache shows nothing of a customer who has signed out since', async ({
  page,
  baseURL,
  customer: _,
}) => {
  await toCabinet(page);
  await watchRestored(page);
  await page.goto(inPerm(baseURL, '/cabinet/personal/'), { waitUntil: 'networkidle' });
  await leave(page).click();
  await expect(page).toHaveURL(inPerm(baseURL, '/'));
  await go(page, -2);
  await expect(page.locator('body')).toHaveAttribute('data-restored', 'hidden');
  await expect(page).toHaveURL(`${baseURL}/auth/?back=%2Fcabinet%2Fpersonal%2F`);
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  expect(await page.content()).not.toMatch(/Марина|Соколова/);
});

test('SES-29 a customer who is still signed in gets the page back unchanged', async ({
  page,
  baseURL,
  customer: _,
}) => {
  await toCabinet(page);
  await watchRestored(page);
  await page.goto(inPerm(baseURL, '/about/'), { waitUntil: 'networkidle' });
  await go(page, -1);
  await expect(page.locator('body')).toHaveAttribute('data-restored', 'hidden');
  await expect(welcomeHeading(page)).toBeVisible();
});

test('SES-29 ROU-87 after signing out the back button skips the cabinet, without repeated redirects', async ({
  page,
  customer: _,
}) => {
  await toCabinet(page);
  await leave(page).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/auth/?back=%2Fcabinet%2Fpersonal%2F');
  await page.goBack();
  await expect(page).toHaveURL('/about/');
});
