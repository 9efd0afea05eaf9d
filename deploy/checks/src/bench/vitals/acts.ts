import type { Locator, Page } from '@playwright/test';
import { SECTION } from 'e2e/shop/pages';

/** What a user does on a page; its interactions are measured. */
export type Act = (page: Page) => Promise<void>;

/** Milliseconds until the page is idle, and the browser has reported an interaction. */
export const SETTLED = 600;

/**
 * Taps an element only after scrolling has ended, because the frames of scrolling are not the response to the tap.
 * Playwright's own `tap` runs code in the page during the tap to check the target, which would be measured too.
 */
export async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.page().waitForTimeout(SETTLED);
  const place = await target.boundingBox();
  if (!place) throw new Error('the element to touch is not visible on the page');
  await target.page().touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
}

/** How long a finger stays on the screen, in milliseconds. */
const FINGER = 80;

/** As {@link touch}, with a finger that stays as long as a person's. */
export async function touchAsPerson(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const page = target.page();
  await page.waitForTimeout(SETTLED);
  const place = await target.boundingBox();
  if (!place) throw new Error('the element to touch is not visible on the page');
  const tools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: place.x + place.width / 2, y: place.y + place.height / 2 }];
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(FINGER);
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const shown = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
const delivery = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Адрес|Доставка|Самовывоз|Быстр)/ });
const cards = (page: Page) => page.getByRole('list', { name: 'Товары' }).getByRole('article');
/** The variants of the first product that has some, of which another one is shown. */
const otherVariant = (place: Locator) =>
  place.locator('ul:has(> li > a[aria-current]) > li:not(:has(> a[aria-current])) > a').first();

async function openDelivery(page: Page): Promise<void> {
  await touch(delivery(page));
  await page.getByRole('dialog', { name: 'Способ доставки' }).waitFor();
}

async function typeSearch(page: Page): Promise<void> {
  await touch(page.getByRole('search').getByLabel('Поиск по магазину'));
  await page.keyboard.type('корм для к', { delay: 100 });
  await page.getByRole('option').first().waitFor();
}

/** User actions on a section page, by name. */
export const onSection: Readonly<Record<string, Act>> = {
  'add to cart': (page) => touch(shown(page, /^В корзину/)),
  async 'one more of a product'(page) {
    await touch(shown(page, /^В корзину/));
    await touch(shown(page, /^Увеличить количество/));
  },
  favourite: (page) => touch(shown(page, /^В избранное/)),
  'choose a weight on a card': (page) => touch(otherVariant(cards(page))),
  'open the filters': (page) => touch(shown(page, /^Фильтры/)),
  async 'choose a filter'(page) {
    await touch(shown(page, /^Фильтры/));
    await touch(page.getByRole('form', { name: 'Фильтры' }).getByRole('checkbox').first());
  },
  'open delivery': openDelivery,
  async 'open delivery again'(page) {
    await openDelivery(page);
    await touch(shown(page, /^Закрыть/));
    await openDelivery(page);
  },
  async 'change a tab'(page) {
    await openDelivery(page);
    await touch(page.getByRole('tab', { name: 'Доставка' }));
  },
  'open the cities': (page) => touch(page.getByRole('banner').getByRole('link', { name: /^Ваш город/ })),
  'type a search': typeSearch,
};

/** User actions on the page of a product with variants. */
export const onProduct: Readonly<Record<string, Act>> = {
  'choose a weight': (page) => touch(otherVariant(page.getByRole('main').getByRole('navigation'))),
  'order in one click': (page) => touch(shown(page, /^Купить в один клик/)),
  'open the gallery': (page) =>
    touch(
      page
        .getByRole('list', { name: /^Фотографии:/ })
        .getByRole('button')
        .first(),
    ),
};

/** The address of the first product of a section that has variants. */
export async function productWithVariants(page: Page, url: string): Promise<string> {
  await page.goto(new URL(SECTION, url).href);
  const path = await otherVariant(cards(page)).getAttribute('href');
  if (path === null) throw new Error(`${SECTION} has no product with variants`);
  return new URL(path, url).href;
}
