import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  productPropertyValue,
  property,
  propertyValue,
  section,
  sectionComplement,
  shopStock,
  stock,
} from '../../../db/schema';
import { pastOrder } from '../../../testing/past-order';
import { EKATERINBURG, PERM } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';
import { countBoughtTogether } from './bought-together';

const shop = useShop({ at: Date.now() });
beforeAll(async () => {
  await shop.db.insert(stock).values({ locationId: EKATERINBURG, productId: 5, quantity: 5 });
  for (const customerId of [1, 2]) await pastOrder(shop.db, { customerId, productIds: [1, 3, 4, 5] });
  await countBoughtTogether(shop.db, new Date());
});

const answer = z.array(z.object({ id: z.int() }));

async function goesWith(id: number, location = EKATERINBURG): Promise<number[]> {
  // The catalogue reads changes once a second.
  shop.clock.pass(2000);
  const { value } = await shop.ask(`/catalog/product/get_products_buy_with/?productId=${id}`, { location });
  return answer.parse(value).map((one) => one.id);
}

const animalOf = (id: number, animal: 'dog' | 'cat' | null) =>
  shop.db.update(section).set({ animal }).where(eq(section.id, id));

test('API-12 goods of the same kind are left out, even if they stood in the same orders', async () => {
  expect(await goesWith(1)).toEqual([4, 5]);
  expect(await goesWith(4)).toEqual([1, 3, 5]);
});

test('API-12 goods for another animal are left out; a section that does not say so is for all', async () => {
  await animalOf(10, 'dog');
  expect(await goesWith(1)).toEqual([4, 5]);
  await animalOf(20, 'cat');
  expect(await goesWith(1)).toEqual([4]);
  expect(await goesWith(5)).toEqual([]);
  await animalOf(20, null);
  await shop.db.insert(property).values({ id: 9, code: 'dlya_kogo', name: 'Для кого' });
  await shop.db.insert(propertyValue).values([
    { id: 91, propertyId: 9, code: 'koshka', value: 'Кошка', animal: 'cat' },
    { id: 92, propertyId: 9, code: 'vse', value: 'Все животные' },
  ]);
  await shop.db.insert(productPropertyValue).values({ productId: 5, valueId: 91 });
  expect(await goesWith(1)).toEqual([4]);
  // A value with the animal's name has priority over the section.
  await shop.db.insert(productPropertyValue).values({ productId: 4, valueId: 91 });
  expect(await goesWith(5)).toEqual([4]);
  await shop.db.delete(productPropertyValue).where(eq(productPropertyValue.valueId, 91));
  expect(await goesWith(1)).toEqual([4, 5]);
});

test('API-12 goods for another age are left out; «Все …» is for all', async () => {
  await shop.db.insert(property).values({ id: 8, code: 'vozrast', name: 'Возраст' });
  await shop.db.insert(propertyValue).values([
    { id: 81, propertyId: 8, code: 'shchenki', value: 'Щенки' },
    { id: 82, propertyId: 8, code: 'pozhilye', value: 'Пожилые' },
    { id: 83, propertyId: 8, code: 'vse_vozrasty', value: 'Все возрасты' },
  ]);
  await shop.db.insert(productPropertyValue).values([
    { productId: 1, valueId: 81 },
    { productId: 4, valueId: 82 },
  ]);
  expect(await goesWith(1)).toEqual([5]);
  await shop.db.insert(productPropertyValue).values({ productId: 5, valueId: 83 });
  expect(await goesWith(1)).toEqual([5]);
  expect(await goesWith(5)).toEqual([1, 3, 4]);
});

test('API-12 only what can be ordered in this city; in a related section the nearest first', async () => {
  expect(await goesWith(1, PERM)).toEqual([5]);
  await shop.db.delete(shopStock);
  await shop.db.delete(stock).where(eq(stock.productId, 5));
  await shop.db.insert(sectionComplement).values({ sectionId: 12, otherId: 11 });
  expect(await goesWith(1, PERM)).toEqual([]);
  // The first size is for puppies, and the ball is not. The other size has no such value.
  expect(await goesWith(4)).toEqual([3, 2]);
});
