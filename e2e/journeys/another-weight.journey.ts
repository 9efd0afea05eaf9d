import type { Page } from '@playwright/test';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import type { Variant } from '@zapovednik/api/catalog/models/product';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { formatPrice } from '@zapovednik/rules/format';
import { withPictures } from '../browser/launch-options';
import { pressAt } from '../fixtures/press-at';
import { expect, test } from '../fixtures/test';
import { newVisitor, type Visitor } from '../fixtures/visitor';

test.use(withPictures);

/** The number of products, and of weights of each, in a run. */
const PRODUCTS = 3;
const WEIGHTS = 3;

/** Weights of several products, all in stock. */
async function weightsInStock({ api }: Visitor): Promise<readonly (readonly Variant[])[]> {
  const { products } = await api(getPage, { perPage: 200, filter: {} });
  const families = new Map<number, readonly Variant[]>();
  for (const { variants } of products) {
    const inStock = variants.filter(({ cityQuantity }) => cityQuantity > 5);
    if (inStock.length >= WEIGHTS) families.set(Math.min(...inStock.map(({ id }) => id)), inStock.slice(0, WEIGHTS));
  }
  return [...families.values()].slice(0, PRODUCTS);
}

/** The page shows this weight, and its button adds this weight. */
async function expectWeight(page: Page, { api }: Visitor, { code }: Variant): Promise<void> {
  const { id, name, price, pictures } = await api(getByCode, { code });
  await expect(page).toHaveURL(productLink(code));
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => ((await heading.textContent()) ?? '').replaceAll('\u00ad', '')).toBe(name);
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 20)));
  const add = page
    .getByRole('main')
    .getByRole('button', { name: `В корзину: ${name}`, exact: true })
    .first();
  await expect(page.getByRole('main').getByText(formatPrice(price.current), { exact: true }).first()).toBeVisible();
  const photo = page
    .getByRole('list', { name: /^Фотографии:/ })
    .getByRole('img')
    .first();
  await expect(photo).toHaveAttribute('src', `${pictures[0]}-640.jpg`);
  const added = page.waitForRequest(/\/sale\/basket\/add\//);
  await pressAt(page, add);
  expect((await added).url()).toContain(`/add/${id}/1/`);
}

test('PRD-08 another weight changes title, price, photo and what «В корзину» adds, wherever the reader is on the page', {
  tag: '@both-widths',
}, async ({ page, baseURL }) => {
  test.slow();
  const visitor = await newVisitor(baseURL ?? '');
  const families = await weightsInStock(visitor);
  expect(families).toHaveLength(PRODUCTS);
  for (const [first, ...others] of families) {
    await page.goto(productLink(first?.code ?? ''), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.documentElement.setAttribute('data-journey', 'begun'));
    for (const weight of others) {
      const choice = page.getByRole('main').getByRole('link', { name: new RegExp(`^${weight.value}\\s*[\\d]`) });
      await pressAt(page, choice.first());
      await expectWeight(page, visitor, weight);
    }
    // It was a transition of this document, not a new one.
    await expect(page.locator('html')).toHaveAttribute('data-journey', 'begun');
  }
});
