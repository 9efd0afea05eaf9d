import { expect, test } from './test';

test.beforeEach(({ problems }) => problems.allow(/./));

const section = '/catalog/tovary_dlya_ptits/';

/** A separate section for each test, because the renderers cache answers. */
const moods = [
  { mood: 'down', path: '/catalog/tovary_dlya_gryzunov/', heading: 'Товары для грызунов' },
  { mood: 'error', path: '/catalog/akvariumistika/', heading: 'Аквариумистика' },
  { mood: 'slow', path: '/catalog/vetapteka/', heading: 'Ветаптека' },
] as const;

for (const { mood, path, heading } of moods) {
  test(`with the back end ${mood} a page that needs it keeps its layout and offers a retry, which works once the back end is up again`, async ({
    page,
    shop,
  }) => {
    shop.backEnd.become(mood);
    const document = await page.goto(`${shop.url}${path}?debug=1`);
    expect([document?.status(), document?.headers()['retry-after']]).toEqual([503, '10']);
    await expect(page.getByRole('banner')).toBeVisible();
    const retry = page.getByRole('main').getByRole('button', { name: 'Повторить' });
    await expect(retry).toBeVisible();
    shop.backEnd.become('works');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 20_000 });
  });

  test(`with the back end ${mood} pages without data and cached pages still work`, async ({ shop }) => {
    await shop.ask(section);
    await shop.ask(section);
    shop.backEnd.become(mood);
    expect((await shop.ask('/payment/')).status).toBe(200);
    const cachedPage = await shop.ask(section);
    expect(cachedPage.status).toBe(200);
    expect(cachedPage.text).toContain('Товары для птиц');
  });
}

test('ROU-111 with the back end down an old URL that was asked for a moment ago still redirects', async ({ shop }) => {
  const old = '/catalog/reptilii/';
  expect((await shop.ask(old)).status).toBe(301);
  shop.backEnd.become('down');
  expect((await shop.ask(old)).status).toBe(301);
});

test('CRT-27 ERR-02 when adding to the cart fails a notification is shown, and the button is as before', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url + section);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'В корзину' }) })
    .first();
  await expect(card.getByRole('button', { name: 'В корзину' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  shop.backEnd.become('down');
  await card.getByRole('button', { name: 'В корзину' }).click();
  await expect(page.getByText('Возникла ошибка')).toBeVisible({ timeout: 20_000 });
  await expect(card.getByRole('button', { name: 'В корзину' })).toBeVisible();
});
