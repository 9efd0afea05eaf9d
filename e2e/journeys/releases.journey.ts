import type { Page } from '@playwright/test';
import { publishAnother } from '../fixtures/another-release';
import { expect, expectAccessible, test } from '../fixtures/test';

const other = { area: 'mf-content', text: ['О компании', 'О другом выпуске'] } as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Подмена выпусков' });
const city = (baseURL: string | undefined) => `${baseURL?.replace('://', '://perm.')}/about/`;

test('every visitor gets the live releases, and sees nothing about releases', async ({ page }) => {
  await page.goto('/about/');
  await expect(heading(page)).toHaveText('О компании');
  await expect(bar(page)).toBeHidden();
});

test.describe('a browser with its own release', () => {
  const folder = process.env.SHOP_RELEASES;
  test.skip(!folder, 'only in the shop that the journeys start: another release is published there');
  test.use({
    releases: async ({ browserName: _ }, use) => {
      await use(folder ? { [other.area]: await publishAnother(folder, other) } : {});
    },
  });

  test('gets it in every city, shows a note about it, and can return to the live one', async ({
    page,
    baseURL,
    releases,
  }) => {
    for (const address of ['/about/', city(baseURL)]) {
      await page.goto(address);
      await expect(heading(page)).toHaveText('О другом выпуске');
      await expect(bar(page)).toContainText(`mf-content ${releases['mf-content']}`);
    }
    await expectAccessible(page);
    await bar(page).getByRole('link', { name: 'Сбросить' }).click();
    await expect(bar(page)).toBeHidden();
    for (const address of [city(baseURL), '/about/']) {
      await page.goto(address);
      await expect(heading(page)).toHaveText('О компании');
    }
  });

  test('the note is above the page, and does not cover it', async ({ page }) => {
    await page.goto('/catalog/tovary_dlya_sobak/');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const [barBox, header] = await Promise.all([bar(page).boundingBox(), page.getByRole('banner').boundingBox()]);
      expect((barBox?.y ?? 0) + (barBox?.height ?? 0), 'the lower edge of the bar').toBe(header?.y);
      expect(barBox?.height, 'the height of the bar').toBeLessThan(80);
    }
  });
});

test('a cookie of this name from another source has no effect', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'override', value: 'planted.elsewhere', url: city(baseURL) }]);
  await page.goto(city(baseURL));
  await expect(heading(page)).toHaveText('О компании');
  await expect(bar(page)).toBeHidden();
});
