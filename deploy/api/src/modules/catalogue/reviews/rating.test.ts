import { productDetail } from '@zapovednik/api/catalog/wire/product-detail';
import { productPage } from '@zapovednik/api/catalog/wire/product-page';
import { eq } from 'drizzle-orm';
import { review } from '../../../db/schema';
import { useShop } from '../../../testing/use-shop';

const shop = useShop({ at: new Date('2026-11-20T09:00:00Z') });

const later = () => {
  shop.clock.at(new Date(shop.clock.now().getTime() + 2000));
};
const ratings = async () => {
  later();
  const { products } = productPage.parse((await shop.ask('/catalog/product/get_page/')).value);
  return Object.fromEntries(products.map(({ id, rating, review_count }) => [id, [rating, review_count]]));
};
const page = async (code: string) => {
  later();
  const { rating, review_count } = productDetail.parse((await shop.ask(`/catalog/product/get_by_code/${code}/`)).value);
  return [rating, review_count];
};

test('PRD-37 cards and product pages show the average of all sizes, which follows the reviews within a second', async () => {
  expect((await ratings())[5]).toEqual([0, 0]);
  const common = { name: 'Ольга', text: 'Хороший корм.' };
  await shop.db.insert(review).values([
    { ...common, id: 9001, productId: 1, score: 5 },
    { ...common, id: 9002, productId: 2, score: 4 },
    { ...common, id: 9003, productId: 2, score: 4 },
    { ...common, id: 9004, productId: 5, score: 1 },
  ]);
  const shown = await ratings();
  expect(shown[1] ?? shown[2]).toEqual([4.3, 3]);
  expect(shown[5]).toEqual([1, 1]);
  expect(await page('korm_les_1')).toEqual([4.3, 3]);
  expect(await page('korm_les_3')).toEqual([4.3, 3]);
  await shop.db.update(review).set({ isActive: false }).where(eq(review.id, 9001));
  expect(await page('korm_les_1')).toEqual([4, 2]);
  await shop.db.update(review).set({ score: 5 }).where(eq(review.id, 9002));
  expect(await page('korm_les_1')).toEqual([4.5, 2]);
  await shop.db.delete(review).where(eq(review.productId, 2));
  expect(await page('korm_les_1')).toEqual([0, 0]);
});
