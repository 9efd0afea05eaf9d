import { withPictures } from '../browser/launch-options';
import { expect, test } from '../fixtures/test';

test.use(withPictures);

const food = '/catalog/tovary_dlya_sobak/sukhoy_korm/';
/** The calls of the product page's loader; the sections are cached since the list. */
const reads = [
  '/catalog/product/get_by_code/',
  '/catalog/product/get_products_buy_with/',
  '/catalog/product/get_page/',
];

test('hovering a product loads its data before the click, and its page repeats none of these requests', async ({
  page,
}) => {
  await page.goto(food, { waitUntil: 'networkidle' });
  const card = page.getByRole('list', { name: 'Товары' }).getByRole('article').first().getByRole('link').last();
  const name = (await card.textContent()) ?? '';
  const answers = reads.map((path) => page.waitForResponse((answer) => answer.url().includes(path)));
  await card.hover();
  await Promise.all(answers);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim());
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => reads.some((path) => url.includes(path)))).toEqual([]);
});
