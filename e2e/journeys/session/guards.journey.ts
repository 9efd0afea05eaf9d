import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

/** The redirects of the server: their statuses and targets. */
async function wayOf(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(path);
  const way: string[] = [];
  for (let asked = response?.request() ?? null; asked; asked = asked.redirectedFrom()) {
    const { pathname, search } = new URL(asked.url());
    way.unshift(`${(await asked.response())?.status()} ${pathname}${search}`);
  }
  return way;
}

test('ROU-87 ROU-115 ROU-94 the server redirects an anonymous visitor from the cabinet to the sign-in, with the return URL', async ({
  page,
}) => {
  expect(await wayOf(page, '/cabinet/orders/?PAGEN_1=2')).toEqual([
    '302 /cabinet/orders/?PAGEN_1=2',
    '200 /auth/?back=%2Fcabinet%2Forders%2F%3FPAGEN_1%3D2',
  ]);
});

test('ROU-87 ROU-92 in the browser an anonymous visitor is redirected to the sign-in too, and afterwards to the page that they wanted', async ({
  page,
}) => {
  await page.goto('/about/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    history.pushState(null, '', '/cabinet/bonuses/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/auth/?back=%2Fcabinet%2Fbonuses%2F');
});

test('ROU-88 ROU-89 ROU-96 the server redirects a signed-in customer away from the sign-in, and from the cabinet’s root to the personal area', async ({
  page,
  customer: _,
}) => {
  expect(await wayOf(page, '/auth/')).toEqual(['302 /auth/', '200 /']);
  expect(await wayOf(page, '/auth/signup/')).toEqual(['302 /auth/signup/', '200 /']);
  expect(await wayOf(page, '/auth/greetings/')).toEqual(['302 /auth/greetings/', '200 /']);
  expect(await wayOf(page, '/auth/success-auth/')).toEqual(['200 /auth/success-auth/']);
  expect(await wayOf(page, '/cabinet/')).toEqual(['302 /cabinet/', '200 /cabinet/personal/']);
  expect(await wayOf(page, '/auth/?back=/cabinet/orders/')).toEqual([
    '302 /auth/?back=/cabinet/orders/',
    '200 /cabinet/orders/',
  ]);
});

for (const back of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example/',
  'javascript:alert(1)',
  '/auth/signup/',
]) {
  test(`ROU-92 ROU-88 no return URL leads out of the shop: ${back}`, async ({ page, baseURL, customer: _ }) => {
    const path = `/auth/?${new URLSearchParams({ back })}`;
    const response = await page.goto(path);
    expect(new URL(page.url()).origin).toBe(baseURL);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).not.toMatch(/^\/auth/);
  });
}
