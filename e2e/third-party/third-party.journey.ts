/** Third-party services in the browser like in a public installation, with sandboxes instead: a separate shop. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createPartners } from 'deploy-partners/server';
import { codeIn, newPhone, nextMessage } from '../fixtures/outbox';
import { codeField } from '../fixtures/register';
import { signIn } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { drawsMaps, FOREST, pressNearer } from '../map/drawn-map';
import { spotsOf } from '../map/pixels';
import { type RunningShop, startShop } from '../shop/start-shop';
import { standInForMapbox, TILE } from './mapbox';

let shop: RunningShop;
let partners: ReturnType<typeof createPartners>;
/** The outbox of the shop for this worker's other journeys. */
const { OUTBOX_URL } = process.env;

test.use(drawsMaps);
test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  partners = createPartners({ LOG_LEVEL: 'error' });
  const place = await partners.listen({ port: 0, host: '127.0.0.1' });
  shop = await startShop(join(import.meta.dirname, '../../test-results/outside-shop.log'), {
    SEED_SCALE: '0.1',
    CAPTCHA_SITE_KEY: 'sandbox',
    CAPTCHA_SECRET: 'sandbox',
    CAPTCHA_VERSION: '2',
    CAPTCHA_URL: `${place}/captcha`,
    CAPTCHA_SCRIPT_URL: `${place}/captcha/recaptcha/api.js`,
    CARROT_URL: `${place}/carrotquest`,
    CARROT_TOKEN: 'sandbox',
    CARROT_AUTH_KEY: 'sandbox',
    CARROT_API_KEY: 'sandbox',
    CARROT_SCRIPT_URL: `${place}/carrotquest/api.min.js`,
    CARROT_ORIGINS: place,
    MAPBOX_TOKEN: 'pk.sandbox',
  });
  process.env.OUTBOX_URL = shop.outbox;
});

test.afterAll(async () => {
  if (OUTBOX_URL) process.env.OUTBOX_URL = OUTBOX_URL;
  await shop.stop();
  await partners.close();
});

test('SES-14 SES-15 TRK-05 a code is requested with the captcha, whose script loads with the first request', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/recaptcha/')) scripts.push(request.url());
  });
  await page.goto(`${shop.url}/auth/`, { waitUntil: 'networkidle' });
  expect(scripts, 'scripts of the captcha before it is needed').toEqual([]);
  const phone = newPhone();
  await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill(phone);
  const asked = page.waitForRequest(/sms_request/);
  const text = await nextMessage(phone, () => page.getByRole('button', { name: 'Получить код по СМС' }).click());
  expect((await asked).postDataJSON()).toMatchObject({ captchaResponse: expect.stringMatching(/^pass-/) });
  expect(codeIn(text)).toMatch(/^\d{6}$/);
  await expect(codeField(page)).toBeFocused();
  expect(scripts).toHaveLength(1);
  expect(new URL(scripts[0] ?? '').searchParams.get('hl')).toBe('ru');
  // Like Google's script, this one writes its style into the page. A policy that forbids this breaks the puzzle.
  await expect(page.locator('.grecaptcha-badge')).toHaveCSS('position', 'fixed');
});

/** The calls that the chat's script in the page received. */
const receivedCalls = (page: Page) =>
  page.evaluate(() => JSON.stringify(Reflect.get(Object(Reflect.get(window, 'carrotquest')), 'received') ?? []));

test('TRK-04 TRK-08 TRK-09 the chat loads after the page, and gets the data of a signed-in customer', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: shop.url });
  const identified = page.waitForRequest(/set_carrot_id/);
  await signIn(page);
  expect((await identified).postDataJSON()).toEqual({ id: expect.stringMatching(/^browser-/) });
  await expect.poll(() => receivedCalls(page)).toMatch(/"connect","sandbox".*"auth","\d+","[\da-f]{64}"/);
  await page.close();
});

test('SES-14 without the captcha’s script no code is sent, and the reason is shown', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/recaptcha/api.js*', (route) => route.abort());
  await page.goto(`${shop.url}/auth/`);
  await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill(newPhone());
  await page.getByRole('button', { name: 'Получить код по СМС' }).click();
  const errorText = 'Не получилось проверить, что вы не робот.';
  await expect(page.getByRole('alert').filter({ hasText: errorText })).toBeVisible();
});

test('DEL-13 DEL-14 with a token Mapbox draws the map: its style and tiles, our clusters and markers', async ({
  page,
}) => {
  const asked = await standInForMapbox(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(`${shop.url}/shops/`, { waitUntil: 'networkidle' });
  expect(asked, 'what is asked of Mapbox before the map opens').toEqual([]);
  await page.getByRole('button', { name: 'Показать на карте' }).click();
  const map = page.getByRole('region', { name: 'Магазины в Екатеринбурге' }).first();
  await expect(page.getByText('Загрузка карты')).toBeHidden({ timeout: 60_000 });
  await expect
    .poll(async () => (await spotsOf(map, TILE))[0]?.pixels ?? 0, { timeout: 30_000 })
    .toBeGreaterThan(10_000);
  await expect.poll(async () => (await spotsOf(map, FOREST)).length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(asked).toContainEqual({ path: '/styles/v1/mapbox/streets-v12', token: 'pk.sandbox' });
  expect(files.filter((url) => /maplibre|\/map\//.test(url))).toEqual([]);

  await pressNearer(map, () => page.getByText('Нажмите на значок, чтобы увидеть адрес').isHidden());
  await expect(page.getByRole('status').filter({ hasText: /^.+: .+, .+/ })).toBeVisible();
});
