import type { Page } from '@playwright/test';
import { withPictures } from '../browser/launch-options';
import { expect, test } from '../fixtures/test';

test.use(withPictures);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Running animations of the page, and those that would take longer than a moment. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) =>
        animation instanceof CSSTransition ? animation.transitionProperty : animation.id || 'animation',
      ),
  );

test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
  await page.goto('/catalog/tovary_dlya_sobak/', { waitUntil: 'networkidle' });
  expect(await moving(page), 'on a list').toEqual([]);
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Меню' }).click();
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible();
  expect(await moving(page), 'while the menu opens').toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
  expect(await moving(page), 'while a product is added').toEqual([]);

  await page.getByRole('list', { name: 'Товары' }).getByRole('article').nth(1).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/product\//);
  const second = page.getByRole('button', { name: 'Фотография 2', exact: true });
  await second.click();
  // At once, without an animation.
  expect(
    await page
      .getByRole('list', { name: /^Фотографии: / })
      .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth)),
  ).toBe(1);
});
