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
   * Another page of the same area. It is tested for one area only, because the gateway treats all areas in the same
   * way.
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
    test(`a bundle of ${area} that throws when it is run shows the ErrorFallback, and the rest of the page works`, async ({
      page,
      shop,
      problems,
    }) => {
      problems.allow(/./);
      await shop.breakArea(area, 'start');
      const document = await page.goto(shop.url + path);
      expect(document?.status()).toBe(503);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Повторить' })).toBeVisible();
      expect((await shop.ask(other)).status).toBe(200);
      expect(await shop.log()).toContain(`"area":"${area}","version":"${faultyVersion('start')}"`);
    });

    for (const place of ['loader', 'render'] as const) {
      test(`${area} throwing in its ${place} on the server answers 500 with the ErrorFallback in the layout`, async ({
        page,
        shop,
        problems,
      }) => {
        problems.allow(/./);
        await shop.breakArea(area, 'switch');
        const document = await page.goto(`${shop.url}${path}?fault=server-${place}&debug=1`);
        expect(document?.status()).toBe(500);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('main').getByRole('button', { name: 'Повторить' })).toBeVisible();
        expect((await shop.ask(other)).status).toBe(200);
        expect(await shop.log()).toContain(`"version":"${faultyVersion('switch')}","phase":"${place}"`);
      });
    }

    test(`${area} throwing in its render in the browser shows an ErrorFallback that names it, with a retry`, async ({
      page,
      shop,
      problems,
    }) => {
      problems.allow(/./);
      await shop.breakArea(area, 'switch');
      await page.goto(`${shop.url}${path}?fault=browser-render&debug=1`);
      await expect(page.getByRole('main').getByRole('button', { name: 'Повторить' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect.poll(() => shop.log()).toContain('a part of the page failed in a browser');
    });

    test(`${area} throwing in its loader in the browser shows the ErrorFallback, navigation works, and the log names the tab’s own set`, async ({
      page,
      shop,
      problems,
    }) => {
      problems.allow(/./);
      await shop.breakArea(area, 'switch');
      const document = await page.goto(`${shop.url}${path}?fault=browser-loader&debug=1`);
      const set = await document?.headerValue('x-release-set');
      // From here on, the live set differs from the tab's set.
      await shop.mend();
      const logo = page.getByRole('banner').getByRole('link').first();
      const link = page.getByRole('contentinfo').getByRole('link', { name: otherLink ?? '' });
      await (otherLink ? link : logo).click();
      await expect(page).toHaveURL(new RegExp(`${other}$`));
      await page.goBack();
      await expect(page.getByRole('main').getByRole('button', { name: 'Повторить' })).toBeVisible();
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
      await expect(page.getByRole('main').getByRole('button', { name: 'Повторить' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test(`${area} looping in its render on the server costs one worker and shows the ErrorFallback`, async ({
      shop,
      problems,
    }) => {
      problems.allow(/./);
      await shop.breakArea(area, 'switch');
      const { status, text } = await shop.ask(`${path}?fault=server-loop&debug=1`);
      expect(status).toBe(503);
      expect(text).toContain('Повторить');
      expect((await shop.ask(other)).status).toBe(200);
      expect(await shop.log()).toContain(`"area":"${area}","version":"${faultyVersion('switch')}"`);
    });

    if (ownPath) {
      test(`a page of ${area} that loops does not break other pages of ${area}`, async ({ shop, problems }) => {
        problems.allow(/./);
        await shop.breakArea(area, 'switch');
        expect((await shop.ask(`${path}?fault=server-loop&debug=1`)).status).toBe(503);
        expect((await shop.ask(`${path}?debug=1`)).status).toBe(503);
        expect((await shop.ask(`${ownPath}?debug=1`)).status).toBe(200);
      });

      test(`a slow loader of ${area} is logged as slow, late or too late`, async ({ shop, problems }) => {
        problems.allow(/./);
        await shop.breakArea(area, 'switch');
        const named = `"area":"${area}","version":"${faultyVersion('switch')}"`;
        expect((await shop.ask(`${path}?fault=server-late&debug=1`)).status).toBe(200);
        expect(await shop.log()).toMatch(new RegExp(`${named}.*"msg":"a loader was slow"`));
        expect((await shop.ask(`${path}?fault=server-slow&debug=1`)).status).toBe(503);
        expect(await shop.log()).toMatch(new RegExp(`${named}.*"msg":"a loader was slow: `));
      });
    }

    const files = [
      { what: 'missing', answer: { status: 404, body: '' } },
      { what: 'corrupt', answer: { status: 200, contentType: 'text/javascript', body: 'this is not a script' } },
      { what: '10 s late', answer: null },
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
