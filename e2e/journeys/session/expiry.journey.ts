import type { Page } from '@playwright/test';
import { addFirstProduct } from '../../fixtures/add-first-product';
import { expireSession, signInLink } from '../../fixtures/session';
import { expect, test } from '../../fixtures/test';

const signedOut = 'Вас слишком долго не было на сайте. Пожалуйста авторизуйтесь.';
const goodsGone = 'Вас слишком долго не было на сайте. Добавьте товары в корзину заново';

test.beforeEach(({ problems }) => problems.allow(/status of 401/));

const messageOf = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first();

/** Opens a page and waits until it has loaded the session and the personal data. */
async function open(page: Page, path: string): Promise<void> {
  const basket = page.waitForResponse(/basket\/get\//);
  await page.goto(path, { waitUntil: 'networkidle' });
  await basket;
  await page.waitForLoadState('networkidle');
}

/** Counts the page's requests for these paths, from this call on. */
function countOf(page: Page, path: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (path.test(request.url())) count += 1;
  });
  return () => count;
}

const addable = (page: Page) => page.getByRole('button', { name: /^В корзину: / }).filter({ visible: true });

test('SES-20 SES-21 SES-25 a signed-in customer gets a message, and their pending action is done once, in the new session', async ({
  page,
  baseURL,
  customer: _,
}) => {
  await open(page, '/catalog/tovary-dlya-reptilij/');
  await expect(signInLink(page)).toBeHidden();
  await expireSession(page, baseURL);
  const [asked, added, basket] = [/is_auth/, /basket\/add/, /basket\/get/].map((path) => countOf(page, path));
  const name = ((await addable(page).first().getAttribute('aria-label')) ?? '').replace('В корзину: ', '');
  await addable(page).first().click();
  await expect(messageOf(page, signedOut)).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
  await expect(page.getByRole('group', { name: `Количество: ${name}` }).first()).toBeVisible();
  await expect(page).toHaveURL('/catalog/tovary-dlya-reptilij/');
  await expect.poll(() => [asked?.(), added?.()]).toEqual([1, 2]);
  expect(basket?.()).toBe(1);
});

test('SES-22 SES-20 an anonymous visitor whose basket is lost gets a message to add the goods again', async ({
  page,
  baseURL,
}) => {
  await addFirstProduct(page, '/catalog/akvariumistika/');
  await page.waitForLoadState('networkidle');
  await expireSession(page, baseURL);
  await addable(page).nth(1).click();
  await expect(messageOf(page, goodsGone)).toBeVisible();
  await page.goto('/personal/cart/');
  await expect(page.getByRole('region', { name: 'Товары в корзине' }).getByRole('listitem')).toHaveCount(1);
});

test('SES-23 SES-25 an anonymous visitor with an empty basket notices nothing', async ({ page, baseURL }) => {
  await open(page, '/catalog/akvariumistika/');
  await expireSession(page, baseURL);
  await page.clock.install();
  await addable(page).first().click();
  await expect(page.getByRole('group', { name: /^Количество: / }).first()).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.getByText('Вас слишком долго не было на сайте')).toHaveCount(0);
});

test('SES-24 SES-27 during an order the shell redirects to the cart', { tag: '@phone' }, async ({ page, baseURL }) => {
  await addFirstProduct(page, '/catalog/akvariumistika/');
  await page.goto('/personal/order/', { waitUntil: 'networkidle' });
  const contact = page.getByRole('region', { name: 'Получатель' });
  await contact.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Анна Иванова');
  await contact.getByRole('textbox', { name: 'Телефон' }).pressSequentially('9121234567');
  await contact.getByRole('button', { name: 'Продолжить' }).click();
  await expect(contact).toContainText('Анна Иванова');
  await page.waitForLoadState('networkidle');
  await expireSession(page, baseURL);
  // On a slow phone the order is still visible during the redirect to the cart.
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const refreshed = countOf(page, /order\/refresh/);
  await page
    .getByRole('region', { name: 'Доставка' })
    .getByRole('radio', { name: /^Самовывоз/ })
    .check();
  await expect(page).toHaveURL('/personal/cart/');
  await expect(page.getByText('В корзине пока пусто')).toBeVisible();
  await expect(messageOf(page, goodsGone)).toBeVisible();
  expect(refreshed()).toBeLessThanOrEqual(1);
});

test('SES-28 SES-21 a page for signed-in customers redirects to the sign-in with the reason, and back afterwards', async ({
  page,
  baseURL,
  problems,
  customer: _,
}) => {
  problems.allow(/loader favourites: ApiError: Требуется авторизация/);
  await open(page, '/about/');
  await expireSession(page, baseURL);
  await page
    .getByRole('link', { name: /Избранное/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL('/auth/?back=%2Ffavorite%2F');
  await expect(messageOf(page, signedOut)).toBeVisible();
});

test('SES-20 several calls that get the expiry together cause one message', async ({ page, baseURL, customer: _ }) => {
  await open(page, '/catalog/tovary-dlya-reptilij/');
  await expireSession(page, baseURL);
  const asked = countOf(page, /is_auth/);
  await page.evaluate(() => {
    for (const button of [...document.querySelectorAll<HTMLElement>('button[aria-label^="В корзину: "]')].slice(0, 3)) {
      button.click();
    }
  });
  await expect(messageOf(page, signedOut)).toBeVisible();
  await expect(page.getByRole('group', { name: /^Количество: / }).filter({ visible: true })).toHaveCount(3);
  expect(asked()).toBe(1);
  await expect(page.getByText(signedOut, { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test('SES-02 a session that expired before the visit is replaced without a message', async ({ page, context }) => {
  await context.addCookies([
    { name: 'ZPVDSESSID', value: 'over-for-long', domain: 'shop.localhost', path: '/', httpOnly: true },
  ]);
  await page.clock.install();
  await page.goto('/personal/cart/', { waitUntil: 'networkidle' });
  await expect(page.getByText('В корзине пока пусто')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.getByText('Вас слишком долго не было на сайте')).toHaveCount(0);
});
