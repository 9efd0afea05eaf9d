import type { AreaName } from '@zapovednik/platform/routes';
import { faultyVersion } from './faulty-area';
import { expect, test } from './test';

/** A public page of each area, and one of another area that must not be affected. */
const pages: readonly {
  area: AreaName;
  path: string;
  other: string /** A link of the footer. Layouts without a footer use the logo. */;
  otherLink: string | null;
  /**
   * Another page of the same area. Loops, slow loaders and spoiled files are tested for one area only, because gateway
   * and shell treat all areas in the same way.
   */
  ownPath?: string;
}[] = [
  { area: 'mf-catalog', path: '/catalog/', other: '/about/', otherLink: 'О нас' },
  { area: 'mf-checkout', path: '/personal/cart/', other: '/', otherLink: null },
  { area: 'mf-cabinet', path: '/auth/', other: '/', otherLink: null },
  { area: 'mf-services', path: '/grooming/', other: '/about/', otherLink: 'О нас' },
  {
    area: 'mf-content',
    path: '/about/',
    other: '/catalog/tovary_dlya_ptits/',
    otherLink: 'Птицы',
    ownPath: '/delivery/',
  },
];

for (const { area, path, other, otherLink, ownPath } of pages) {
  test.describe(area, () => {
    test(`${area} that throws at its start, on the server or in the browser shows the ErrorFallback, and the rest works`, async ({
      page,
      shop,
      problems,
    }) => {
      test.slow();
      problems.allow(/./);
      const retry = page.getByRole('main').getByRole('button', { name: 'Повторить' });

      await test.step('its bundle throws when it is run', async () => {
        await shop.breakArea(area, 'start');
        expect((await page.goto(shop.url + path))?.status()).toBe(503);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(retry).toBeVisible();
        expect((await shop.ask(other)).status).toBe(200);
        expect(await shop.log()).toContain(`"area":"${area}","version":"${faultyVersion('start')}"`);
      });

      await shop.breakArea(area, 'switch');
      for (const place of ['loader', 'render'] as const) {
        await test.step(`its ${place} throws on the server`, async () => {
          const { status, text } = await shop.ask(`${path}?fault=server-${place}&debug=1`);
          expect(status).toBe(500);
          expect(text).toMatch(/<header[\s\S]*<main[\s\S]*Повторить/);
          expect((await shop.ask(other)).status).toBe(200);
          expect(await shop.log()).toContain(`"version":"${faultyVersion('switch')}","phase":"${place}"`);
        });
      }

      await test.step('its render throws in the browser', async () => {
        await page.goto(`${shop.url}${path}?fault=browser-render&debug=1`);
        await expect(retry).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect
          .poll(() => shop.logLines())
          .toContainEqual(
            expect.objectContaining({
              msg: 'a part of the page failed in a browser',
              fault: expect.objectContaining({ area, version: faultyVersion('switch'), phase: 'render' }),
            }),
          );
      });

      await test.step('its loader throws in the browser: navigation works, and the log names the tab’s own set', async () => {
        const document = await page.goto(`${shop.url}${path}?fault=browser-loader&debug=1`);
        const set = await document?.headerValue('x-release-set');
        // From here on, the live set differs from the tab's set.
        await shop.mend();
        const logo = page.getByRole('banner').getByRole('link').first();
        const link = page.getByRole('contentinfo').getByRole('link', { name: otherLink ?? '' });
        await (otherLink ? link : logo).click();
        await expect(page).toHaveURL(new RegExp(`${other}$`));
        await page.goBack();
        await expect(retry).toBeVisible();
        // The previous page may show a late widget's «Повторить». The loader has failed when the log contains it.
        const version = faultyVersion('switch');
        await expect
          .poll(() => shop.logLines())
          .toContainEqual(
            expect.objectContaining({
              msg: 'a part of the page failed in a browser',
              set,
              versions: { ...shop.live, [area]: version },
              fault: expect.objectContaining({ area, version, phase: 'loader' }),
            }),
          );
        await page.goForward();
        await expect(retry).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });

    if (ownPath) {
      test(`a page of ${area} that loops costs one worker, and does not break other pages of ${area}`, async ({
        shop,
        problems,
      }) => {
        problems.allow(/./);
        await shop.breakArea(area, 'switch');
        const { status, text } = await shop.ask(`${path}?fault=server-loop&debug=1`);
        expect(status).toBe(503);
        expect(text).toContain('Повторить');
        expect(await shop.log()).toContain(`"area":"${area}","version":"${faultyVersion('switch')}"`);
        expect((await shop.ask(other)).status).toBe(200);
        expect((await shop.ask(`${path}?debug=1`)).status).toBe(503);
        expect((await shop.ask(`${ownPath}?debug=1`)).status).toBe(200);
      });

      test(`a slow loader of ${area} is logged as slow, late or too late`, async ({ shop, problems }) => {
        problems.allow(/./);
        await shop.breakArea(area, 'switch');
        const named = `"area":"${area}","version":"${faultyVersion('switch')}"`;
        expect((await shop.ask(`${path}?fault=server-late&debug=1`)).status).toBe(200);
        await expect.poll(() => shop.log()).toMatch(new RegExp(`${named}.*"msg":"a loader was slow"`));
        expect((await shop.ask(`${path}?fault=server-slow&debug=1`)).status).toBe(503);
        await expect.poll(() => shop.log()).toMatch(new RegExp(`${named}.*"msg":"a loader was slow: `));
      });
    }

    const files = [
      { what: 'missing', answer: { status: 404, body: '' } },
      ...(ownPath
        ? [
            { what: 'corrupt', answer: { status: 200, contentType: 'text/javascript', body: 'this is not a script' } },
            { what: '10 s late', answer: null },
          ]
        : []),
    ];
    for (const { what, answer } of files) {
      test(`when the entry of ${area} is ${what} the server’s page stays readable, and a retry hydrates it`, async ({
        page,
        shop,
        problems,
      }) => {
        problems.allow(/./);
        const entry = `**/assets/${area}/*/remoteEntry.js`;
        await page.route(entry, async (route) => {
          if (answer) return route.fulfill(answer);
          await new Promise((resolve) => setTimeout(resolve, 10_000));
          return route.continue().catch(() => undefined);
        });
        await page.goto(shop.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const notice = page.getByText('Кнопки на этой странице пока не работают');
        await expect(notice).toBeVisible({ timeout: 15_000 });
        if (otherLink) {
          // The layout around it is hydrated: its menu opens.
          await page.getByRole('banner').locator('summary', { hasText: 'Каталог' }).click();
          const menu = page.getByRole('navigation', { name: 'Каталог' });
          await expect(menu.getByRole('link', { name: 'Рептилии' })).toBeVisible();
          await page.keyboard.press('Escape');
        }
        await page.unroute(entry);
        await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
        await expect(notice).toBeHidden({ timeout: 15_000 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  });
}
