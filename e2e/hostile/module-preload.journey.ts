import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const foreign = 'https://foreign.example/stranger.js';
/** Markup that an attacker could inject into a page. */
const injected = `<link rel="modulepreload" href="${foreign}"><script type="module" src="${foreign}"></script>`;

/**
 * Opens the home page with the injected markup and with some of the policies that the gateway sent; returns whether the foreign code
 * ran.
 */
async function foreignCodeRuns(page: Page, policiesOf: (sent: string[]) => string[]): Promise<boolean> {
  await page.route(foreign, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'document.documentElement.dataset.stranger = "ran";',
    }),
  );
  await page.route('/', async (route) => {
    // By its loopback address: Node itself does not resolve `*.shop.localhost`.
    const { host, port } = new URL(route.request().url());
    const response = await route.fetch({
      url: `http://127.0.0.1:${port}/`,
      headers: { ...route.request().headers(), host },
    });
    const sent = response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
      .map(({ value }) => value);
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policiesOf(sent).join(', ') },
      body: (await response.text()).replace('</head>', `${injected}</head>`),
    });
  });
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => document.documentElement.dataset.stranger === 'ran');
}

test('a module of a foreign host that markup preloads does not run', async ({ page, problems }) => {
  problems.allow(/./);
  expect(await foreignCodeRuns(page, (sent) => sent)).toBe(false);
});

test('the first policy alone would let it run', async ({ page, problems }) => {
  problems.allow(/./);
  const isOpen = await foreignCodeRuns(page, (sent) => sent.slice(0, 1));
  test.skip(!isOpen, 'this browser has closed the gap: the second policy is not needed for it');
  expect(isOpen).toBe(true);
});
