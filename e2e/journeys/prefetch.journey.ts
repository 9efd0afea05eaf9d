import { withPictures } from '../browser/launch-options';
import { expect, test } from '../fixtures/test';

test.use(withPictures);

const food = '/catalog/tovary_dlya_sobak/sukhoy_korm/';
/** The call of the product page's loader; the other rows of the page are read after the product is shown. */
const read = '/catalog/product/get_by_code/';
const later = ['/catalog/product/get_products_buy_with/', '/catalog/product/get_page/'];

test('hovering a product loads its data before the click, but not what is below it; its page does not read it again', async ({
  page,
}) => {
  await page.goto(food, { waitUntil: 'networkidle' });
  const card = page.getByRole('list', { name: 'Товары' }).getByRole('article').first().getByRole('link').last();
  const name = (await card.textContent()) ?? '';
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  const answer = page.waitForResponse((one) => one.url().includes(read));
  await card.hover();
  await answer;
  expect(asked.filter((url) => later.some((path) => url.includes(path)))).toEqual([]);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim());
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes(read))).toHaveLength(1);
});
