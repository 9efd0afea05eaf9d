/**
 * Screenshots of the main pages, compared with the pictures in this folder. How to update them:
 * docs/guides/write-a-journey.md.
 */

import type { Page } from '@playwright/test';
import { authRecoveryRoute, authRoute, authSignupRoute } from '@zapovednik/areas/cabinet/routes';
import { homeRoute, sectionLink } from '@zapovednik/areas/catalog/routes';
import { cartRoute, orderRoute } from '@zapovednik/areas/checkout/routes';
import { kittenRoute } from '@zapovednik/areas/content/routes';
import { link } from '@zapovednik/platform/routes';
import { withPictures } from '../../browser/launch-options';
import { addFirstProduct } from '../../fixtures/add-first-product';
import { expect, test } from '../../fixtures/test';

test.use(withPictures);

test.skip(process.platform !== 'linux', 'other systems render fonts differently: the screenshots are from Linux');

const widths = { 360: 640, 768: 800, 1440: 900 } as const;
const toys = sectionLink('tovary_dlya_sobak/igrushki');

/** Waits for fonts, visible images and content that loads after hydration, so that the screenshot is deterministic. */
async function waitUntilStable(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Visible images have loaded by now; images that have not started to load are beyond the edge of a row.
    const come = [...document.images].filter(({ complete }) => complete);
    await Promise.all(come.map((image) => image.decode().catch(() => undefined)));
  });
}

/** Gives the delivery promise the same words at every hour, because their length moves what is below. */
const fixPromise = (page: Page) =>
  page.locator('main li > svg + span > b').evaluateAll((names) => {
    for (const name of names) {
      const words = [...(name.parentNode?.childNodes ?? [])].filter((node) => node !== name);
      for (const [at, node] of words.entries()) node.textContent = at === 0 ? ' завтра' : '';
    }
  });

/** Each width is a separate soft check, so that one difference does not hide the others. */
async function expectLooks(page: Page, name: string): Promise<void> {
  for (const [width, height] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height });
    await waitUntilStable(page);
    await fixPromise(page);
    await expect.soft(page, `${name} at ${width} px`).toHaveScreenshot(`${name}-${width}.png`, {
      // Delivery times depend on the hour, and a countdown changes.
      mask: [
        page.getByText('Новый код можно запросить'),
        page.getByRole('complementary').getByRole('region', { name: 'Доставка' }),
      ],
      maskColor: '#e6f1e0',
    });
  }
}

const pages = {
  home: link(homeRoute),
  section: toys,
  'new-pet': link(kittenRoute),
  'sign-in': link(authRoute),
  'sign-up': link(authSignupRoute),
  recovery: link(authRecoveryRoute),
} as const;

for (const [name, path] of Object.entries(pages)) {
  test(`how the page looks: ${name}`, async ({ page }) => {
    await page.goto(path);
    await expectLooks(page, name);
  });
}

test('LAY-06 how the page looks: not found', async ({ page, problems }) => {
  problems.allow('status of 404');
  await page.goto('/net-takogo/');
  await expectLooks(page, 'not-found');
});

test('how the page looks: product', async ({ page }) => {
  await page.goto(toys);
  const card = page.getByRole('list', { name: 'Товары' }).getByRole('article').first();
  await card.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/product\//);
  await expectLooks(page, 'product');
});

test('SES-19 how the page looks: the code on its way', async ({ page }) => {
  await page.goto(link(authRoute));
  // Restores the state after a reload, without requesting a code.
  await page.evaluate(() => {
    const times = { resendAt: Date.now() + 60_000, expiresAt: Date.now() + 300_000 };
    sessionStorage.setItem(
      'zapovednik:code:signIn',
      JSON.stringify({ phone: '79120000000', channel: 'sms', ...times }),
    );
  });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Код из СМС' })).toBeFocused();
  await expectLooks(page, 'code');
});

test('how the page looks: cart and order', async ({ page }) => {
  await addFirstProduct(page, toys);
  await page.goto(link(cartRoute));
  await expectLooks(page, 'cart');
  await page.goto(link(orderRoute));
  await expectLooks(page, 'order');
});

test('a style that breaks is seen', async ({ page }, { config }) => {
  test.skip(/all|changed/.test(config.updateSnapshots), 'the screenshots are being updated');
  await page.goto(link(authRoute));
  await page.setViewportSize({ width: 1440, height: widths[1440] });
  await waitUntilStable(page);
  await page.evaluate(() => {
    const broken = new CSSStyleSheet();
    broken.replaceSync('header { padding-block-end: 8px }');
    document.adoptedStyleSheets.push(broken);
  });
  const compare = async () => await expect(page).toHaveScreenshot('sign-in-1440.png', { timeout: 5000 });
  await expect(compare()).rejects.toThrow('pixels');
});
