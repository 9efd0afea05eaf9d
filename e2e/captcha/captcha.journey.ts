/** The captcha as it is set up for a public installation, with the sandbox in Google's place: a shop of its own. */
import { join } from 'node:path';
import { createPartners } from 'deploy-partners/server';
import { codeIn, newPhone, nextMessage } from '../fixtures/outbox';
import { codeField } from '../fixtures/register';
import { expect, test } from '../fixtures/test';
import { type RunningShop, startShop } from '../shop/start-shop';

let shop: RunningShop;
let captcha: ReturnType<typeof createPartners>;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  captcha = createPartners({ LOG_LEVEL: 'error' });
  const place = `${await captcha.listen({ port: 0, host: '127.0.0.1' })}/captcha`;
  shop = await startShop(join(import.meta.dirname, '../../test-results/captcha-shop.log'), {
    CAPTCHA_SITE_KEY: 'sandbox',
    CAPTCHA_SECRET: 'sandbox',
    CAPTCHA_VERSION: '2',
    CAPTCHA_URL: place,
    CAPTCHA_SCRIPT_URL: `${place}/recaptcha/api.js`,
  });
  process.env.OUTBOX_URL = shop.outbox;
});

test.afterAll(async () => {
  await shop.stop();
  await captcha.close();
});

test('SES-14 SES-15 TRK-05 a code is asked for past the captcha, whose script comes with the first request', async ({
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
  const text = await nextMessage(phone, () => page.getByRole('button', { name: 'Получить код по SMS' }).click());
  expect((await asked).postDataJSON()).toMatchObject({ captchaResponse: expect.stringMatching(/^pass-/) });
  expect(codeIn(text)).toMatch(/^\d{6}$/);
  await expect(codeField(page)).toBeFocused();
  expect(scripts).toHaveLength(1);
  expect(new URL(scripts[0] ?? '').searchParams.get('hl')).toBe('ru');
});

test('SES-14 without the script of the captcha no code is sent, and it is said why', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/recaptcha/api.js*', (route) => route.abort());
  await page.goto(`${shop.url}/auth/`, { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill(newPhone());
  await page.getByRole('button', { name: 'Получить код по SMS' }).click();
  const words = 'Не получилось проверить, что вы не робот.';
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
});
