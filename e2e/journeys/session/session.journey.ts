import type { Page, Request } from '@playwright/test';
import { withPictures } from '../../browser/launch-options';
import { addFirstProduct } from '../../fixtures/add-first-product';
import { callWithSession, sessionId, signInLink } from '../../fixtures/session';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

test.use(withPictures);

const inPerm = (baseURL: string | undefined, path: string) => `${baseURL}`.replace('//', '//perm.') + path;

/** The API calls of a page, from this call on. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

test('SES-06 SES-30 SES-04 API-01 the session is the only call of a first visit that goes without its id', async ({
  page,
  context,
}) => {
  expect(await context.cookies()).toEqual([]);
  const calls = callsOf(page);
  const answered = page.waitForResponse(/\/sale\/basket\/get\//);
  await page.goto('/catalog/tovary_dlya_sobak/');
  await answered;
  // A shared read: suggestions are the same for everyone in the city.
  const suggested = page.waitForResponse(/\/catalog\/product\/suggest\//);
  await page.getByRole('search').getByLabel('Поиск по магазину').pressSequentially('корм');
  await suggested;
  const id = await sessionId(context);
  const sent = calls.map((call) => [new URL(call.url()).pathname, call.headers().authorization] as const);
  expect(sent.filter(([, session]) => session === undefined)).toEqual([['/api/personal/user/is_auth/', undefined]]);
  expect(sent[0]?.[0]).toBe('/api/personal/user/is_auth/');
  expect(sent.slice(1).filter(([, session]) => session !== id)).toEqual([]);
  expect(sent.filter(([path]) => /\/suggest\/|\/basket\/get\//.test(path)).length).toBeGreaterThan(1);
});

test('SES-02 SES-04 the session’s id is in no storage, no URL, no page and no cookie that scripts can read', async ({
  page,
  context,
  baseURL,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await signIn(page);
  await page.goto('/cabinet/personal/', { waitUntil: 'networkidle' });
  const id = await sessionId(context);
  expect(await callWithSession(baseURL, id, '/personal/user/get/')).toBe(200);
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]),
  );
  expect(readable).not.toContain(id);
  expect(readable).not.toContain('ZPVDSESSID');
  expect(addresses.join('\n')).not.toContain(id);
});

test('SES-01 the page of a signed-in customer is hydrated as it was rendered, with their name', async ({
  page,
  customer: _,
}) => {
  const faults: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/faults')) faults.push(request.postData());
  });
  await page.goto('/cabinet/orders/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Выйти' }).filter({ visible: true })).toBeEnabled();
  await expect(signInLink(page)).toBeHidden();
  expect(faults).toEqual([]);
});

test('SES-07 SES-29 the id changes at sign-in and is invalid after sign-out; an id that was planted before is worthless', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/about/');
  const planted = await sessionId(context);
  await signIn(page);
  const own = await sessionId(context);
  expect(own).not.toBe(planted);
  expect(await callWithSession(baseURL, planted, '/personal/user/get/')).toBe(401);
  expect(await callWithSession(baseURL, own, '/personal/user/get/')).toBe(200);
  await page.goto('/cabinet/personal/');
  await page.getByRole('button', { name: 'Выйти' }).filter({ visible: true }).click();
  await expect(page).not.toHaveURL(/\/cabinet\//);
  await expect(signInLink(page)).toBeVisible();
  expect(await callWithSession(baseURL, own, '/personal/user/get/')).toBe(401);
  await page.goto('/cabinet/personal/');
  await expect(page).toHaveURL(/\/auth\//);
});

test('SES-40 an anonymous visitor can browse, keep a cart and reach the order', { tag: '@phone' }, async ({ page }) => {
  await addFirstProduct(page, '/catalog/akvariumistika/');
  await expect(signInLink(page)).toBeVisible();
  await page.goto('/personal/cart/');
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оформление заказа');
});

test('SES-03 CIT-02 signing in in one city signs in in every other', async ({ page, context, baseURL, customer }) => {
  const id = customer.sessionId();
  await page.goto(inPerm(baseURL, '/cabinet/personal/'));
  await expect(page).toHaveURL(inPerm(baseURL, '/cabinet/personal/'));
  await expect(page.getByRole('button', { name: 'Выйти' }).filter({ visible: true })).toBeVisible();
  expect(await sessionId(context)).toBe(id);
});

test('a foreign page, or one that redirects there, neither reads the visitor’s session nor removes it', async ({
  page,
  context,
  baseURL,
  problems,
  customer,
}) => {
  // The back end's answers are sandboxed, and Chromium logs that about its own viewer.
  problems.allow(/status of 403|ERR_BLOCKED|blocked by CORS|ERR_FAILED|frame is sandboxed/);
  const id = customer.sessionId();
  const call = `${baseURL}/api/personal/user/is_auth/?site=true`;
  await context.route('http://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${call}">Подарок</a><img src="${call}" alt="">` }),
  );
  await page.goto('http://evil.example/', { waitUntil: 'networkidle' });
  await page.getByRole('link').click();
  await expect(page.locator('body')).toContainText('foreign');
  expect(await sessionId(context)).toBe(id);
  expect(await callWithSession(baseURL, id, '/personal/user/get/')).toBe(200);
});
