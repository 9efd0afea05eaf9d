/** Overlays of a page: each has a name, follows the same rules as a page, and returns the focus when it closes. */

import type { Page } from '@playwright/test';
import { favouritesRoute, sectionLink } from '@zapovednik/areas/catalog/routes';
import { cartRoute, orderRoute } from '@zapovednik/areas/checkout/routes';
import { aboutRoute } from '@zapovednik/areas/content/routes';
import { link } from '@zapovednik/platform/routes';
import { withPictures } from '../../browser/launch-options';
import { addFirstProduct } from '../../fixtures/add-first-product';
import { expect, test } from '../../fixtures/test';
import { expectWhole, leave, type Overlay, open } from './overlay';

test.use(withPictures);

const dogs = sectionLink('tovary_dlya_sobak');

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
const banner = (page: Page) => page.getByRole('banner');

const menu: Overlay = {
  at: link(aboutRoute),
  opener: (page) => banner(page).locator('summary').filter({ hasText: 'Меню' }),
  panel: dialog('Меню'),
};
const cities: Overlay = {
  at: link(aboutRoute),
  opener: (page) => banner(page).getByRole('link', { name: 'Ваш город: ' }),
  panel: dialog('Ваш город'),
};
const delivery: Overlay = {
  at: link(aboutRoute),
  opener: (page) => banner(page).getByRole('link', { name: 'Адрес доставки или ПВЗ' }),
  panel: dialog('Способ доставки'),
};
const catalogue: Overlay = {
  at: link(aboutRoute),
  opener: (page) => banner(page).locator('summary').filter({ hasText: 'Каталог' }),
  panel: (page) => page.getByRole('list', { name: 'Собаки' }),
};
const buyers: Overlay = {
  at: link(aboutRoute),
  opener: (page) => banner(page).locator('summary').filter({ hasText: 'Покупателям' }),
  panel: (page) => banner(page).getByRole('link', { name: 'Мобильное приложение' }),
};
const filters: Overlay = {
  at: dogs,
  opener: (page) => page.getByRole('button', { name: 'Фильтры' }),
  panel: (page) => page.getByRole('form', { name: 'Фильтры' }),
};
const signIn: Overlay = {
  at: link(favouritesRoute),
  opener: (page) => page.getByRole('main').getByRole('button', { name: 'Войти' }),
  panel: dialog('Вход'),
};

test('LAY-53 LAY-54 LAY-50 the menu and the city list have no findings, and return the focus', {
  tag: '@both-widths',
}, async ({ page }) => {
  for (const overlay of [menu, cities]) {
    const panel = await open(page, overlay);
    await expectWhole(page, overlay === menu ? 'the menu' : 'the city list');
    await expect(panel.getByRole('button', { name: 'Закрыть' })).toBeVisible();
    await leave(page, overlay);
  }
});

test('CIT-26 an unknown city shows that nothing was found', async ({ page }) => {
  const panel = await open(page, cities);
  await panel.getByRole('searchbox', { name: 'Найти город' }).fill('Атлантида');
  await expect(panel.getByRole('status')).toContainText('Такого города у нас пока нет');
  await expectWhole(page, 'the city list without a city');
});

test('LAY-33 LAY-12 the catalogue menu and the groups of a desktop have no findings, and return the focus', async ({
  page,
}) => {
  for (const overlay of [catalogue, buyers]) {
    await open(page, overlay);
    await expectWhole(page, overlay === catalogue ? 'the catalogue' : 'a group of links');
    await leave(page, overlay);
  }
});

test('CAT-05 the filters of a phone have no findings, and return the focus', { tag: '@phone' }, async ({ page }) => {
  await open(page, filters);
  await expectWhole(page, 'the filters');
  const top = await page.evaluate(() => scrollY);
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise((painted) => setTimeout(() => requestAnimationFrame(painted), 100)));
  expect(await page.evaluate(() => scrollY), 'the scroll position of the page behind the filters').toBe(top);
  await leave(page, filters);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
});

test('DEL-01 DEL-04 DEL-20 each delivery tab has no findings, also with its errors', { tag: '@both-widths' }, async ({
  page,
}) => {
  const panel = await open(page, delivery);
  await expect(panel.getByRole('button', { name: /^Выбрать:/ }).first()).toBeVisible();
  await expectWhole(page, 'pickup');
  await panel.getByRole('searchbox').fill('нет такого пункта');
  await expect(panel.getByText('Пункт самовывоза не найден')).toBeVisible();
  await expectWhole(page, 'pickup without a point');
  await panel.getByRole('tab', { name: 'Быстрый самовывоз' }).click();
  await expect(panel.getByRole('button', { name: /^Выбрать:/ }).first()).toBeVisible();
  await expectWhole(page, 'fast pickup');
  await panel.getByRole('tab', { name: 'Доставка' }).click();
  await panel.getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(panel.getByRole('combobox', { name: 'Улица' })).toBeFocused();
  await expectWhole(page, 'an address with mistakes');
  await leave(page, delivery);
});

test('DEL-23 LAY-60 a question over a dialog and a notification have no findings', { tag: '@phone' }, async ({
  page,
}) => {
  const panel = await open(page, delivery);
  await panel.getByRole('tab', { name: 'Быстрый самовывоз' }).click();
  await panel.getByRole('switch', { name: 'Быстрый самовывоз' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'не выбран ПВЗ' })).toBeVisible();
  await expectWhole(page, 'a notification');
  await panel
    .getByRole('button', { name: /^Выбрать:/ })
    .first()
    .click();
  const question = page.getByRole('dialog').filter({ hasText: 'А также корзина будет пересчитана.' }).last();
  await expect(question.getByRole('button', { name: 'Подтвердить' })).toBeVisible();
  await expectWhole(page, 'a question over a dialog');
});

test('LAY-51 LAY-60 the sign-in dialog has no findings, also with its errors, and returns the focus', {
  tag: '@phone',
}, async ({ page }) => {
  const panel = await open(page, signIn);
  await expectWhole(page, 'the sign-in dialog');
  await panel.getByRole('button', { name: 'Получить код по СМС' }).click();
  await expect(panel.getByRole('textbox', { name: 'Телефон' })).toBeFocused();
  await expectWhole(page, 'the sign-in dialog with mistakes');
  await panel.getByRole('tab', { name: 'По паролю' }).click();
  await panel.getByRole('button', { name: 'Войти' }).click();
  await expect(panel.getByRole('textbox', { name: 'Логин, почта или телефон' })).toBeFocused();
  await expectWhole(page, 'the sign-in dialog by password, with mistakes');
  await leave(page, signIn);
});

test('PRD-32 PRD-33 LIM-36 the share panel of a product has no findings, returns the focus, and hides on a scroll', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(dogs);
  const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  const share: Overlay = {
    at: product ?? dogs,
    opener: (on) => on.getByRole('button', { name: 'Поделиться' }),
    panel: (on) => on.getByRole('dialog', { name: 'Поделиться' }),
  };
  await open(page, share);
  await expectWhole(page, 'the share panel');
  await leave(page, share);
  await share.opener(page).click();
  await expect(share.panel(page)).toBeVisible();
  // A finger sends many scroll events; the first may come before the panel listens.
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 20));
    await expect(share.panel(page)).toBeHidden({ timeout: 500 });
  }).toPass();
});

test('CRT-01 ORD-26 cart and order with products have no findings, also with their errors', {
  tag: '@both-widths',
}, async ({ page }) => {
  await addFirstProduct(page, dogs);
  await page.goto(link(cartRoute), { waitUntil: 'networkidle' });
  await expectWhole(page, 'a cart with a line');
  await page.goto(link(orderRoute), { waitUntil: 'networkidle' });
  await expectWhole(page, 'an order');
  const contact = page.getByRole('region', { name: 'Получатель' });
  await contact.getByRole('button', { name: 'Продолжить' }).click();
  await expect(contact.getByRole('textbox').first()).toBeFocused();
  await expectWhole(page, 'an order with mistakes');
});

test('CIT-22 the confirmation of a city change has no findings', async ({ page }) => {
  await addFirstProduct(page, dogs);
  const panel = await open(page, cities);
  await panel.getByRole('link', { name: 'Пермь', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Перейти в город Пермь?' })).toBeVisible();
  await expectWhole(page, 'the question');
});
