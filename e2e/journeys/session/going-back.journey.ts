import type { Page } from '@playwright/test';
import { findChromium } from '../../browser/find-chromium';
import { expect, test } from '../../fixtures/test';

// Playwright's Chromium keeps no pages, unless it is let.
test.use({ launchOptions: { executablePath: findChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const inPerm = (baseURL: string | undefined, path: string) => `${baseURL}`.replace('//', '//perm.') + path;
const leave = (page: Page) => page.getByRole('button', { name: 'Выйти' }).filter({ visible: true });
const greeting = /^Здравствуйте, Марина/;
const greeted = (page: Page) => page.getByRole('heading', { level: 1, name: greeting });

/** Comes to the cabinet without loading another document: one that the browser may keep. */
async function toCabinet(page: Page): Promise<void> {
  await page.goto('/about/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    history.pushState(null, '', '/cabinet/personal/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(greeted(page)).toBeVisible();
}

/** Remembers in the page itself what is seen of it in the moment that it comes back out of the browser's memory. */
const watchRestored = (page: Page) =>
  page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.body.dataset.restored = getComputedStyle(document.body).visibility;
    }),
  );

const go = (page: Page, steps: number) => page.evaluate((by) => history.go(by), steps);

test('SES-29 a page that the browser has kept shows nothing of somebody who has signed out since', async ({
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

test('SES-29 whoever is still signed in has the page back as they left it', async ({ page, baseURL, customer: _ }) => {
  await toCabinet(page);
  await watchRestored(page);
  await page.goto(inPerm(baseURL, '/about/'), { waitUntil: 'networkidle' });
  await go(page, -1);
  await expect(page.locator('body')).toHaveAttribute('data-restored', 'hidden');
  await expect(greeted(page)).toBeVisible();
});

test('SES-29 ROU-87 after signing out the way back leads past the cabinet, not to it again and again', async ({
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
