import { eq } from 'drizzle-orm';
import { product, productPropertyValue, property, propertyValue, stock } from '../../db/schema';
import { EKATERINBURG, PERM } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';
import { analoguesOf } from './analogues';
import { Catalogue } from './in-memory/catalogue';

let catalogue: Catalogue;
const [PUPPIES, ADULTS, KIDNEYS, JOINTS] = [91, 92, 93, 94];

const shop = useShop();
beforeAll(async () => {
  const { db } = shop;
  await db.insert(property).values([
    { id: 9, code: 'vozrast', name: 'Возраст', sort: 900 },
    { id: 10, code: 'osobye_potrebnosti', name: 'Особые потребности', sort: 910 },
  ]);
  await db.insert(propertyValue).values([
    { id: PUPPIES, propertyId: 9, code: 'shchenki', value: 'Щенки', sort: 1 },
    { id: ADULTS, propertyId: 9, code: 'vzroslye', value: 'Взрослые', sort: 2 },
    { id: KIDNEYS, propertyId: 10, code: 'pochki', value: 'Почки', sort: 1 },
    { id: JOINTS, propertyId: 10, code: 'sustavy', value: 'Суставы', sort: 2 },
  ]);
  const [some] = await db.select().from(product).where(eq(product.id, 3));
  if (!some) throw new Error('the small shop has no product 3');
  const food = (id: number, discountPrice: number) => ({
    ...some,
    id,
    code: `food_${id}`,
    basePrice: discountPrice,
    discountPrice,
  });
  // Product 1 costs 900 roubles: 11 is for puppies, 12 costs nearly the same, 13 three times as much, 14 is sold out.
  // 15 and 16 are for kidneys, 17 is for joints.
  await db.insert(product).values([food(11, 90_000), food(12, 95_000), food(13, 270_000), food(14, 90_000)]);
  await db.insert(product).values([food(15, 90_000), food(16, 90_000), food(17, 90_000)]);
  await db.insert(productPropertyValue).values([
    { productId: 1, valueId: ADULTS },
    { productId: 11, valueId: PUPPIES },
    { productId: 12, valueId: ADULTS },
    { productId: 13, valueId: ADULTS },
    { productId: 14, valueId: ADULTS },
    { productId: 15, valueId: KIDNEYS },
    { productId: 16, valueId: KIDNEYS },
    { productId: 17, valueId: JOINTS },
  ]);
  await db
    .insert(stock)
    .values([11, 12, 13, 15, 16, 17].map((productId) => ({ productId, locationId: EKATERINBURG, quantity: 5 })));
  catalogue = await Catalogue.load(db, () => new Date(), { error: jest.fn() });
});
afterAll(async () => {
  await catalogue.close();
});

const analogues = (id: number, locationId = EKATERINBURG) => analoguesOf(id, catalogue, { locationId, shopId: null });

test('PRD-35 what can take the place of a product: in stock here, for the same age, the nearest price first', async () => {
  // Not 11, which is for puppies; not 2, its own other weight; not 4, a toy; not 14, sold out.
  expect(await analogues(1)).toEqual([12, 13, 3]);
  expect(await analogues(1, PERM)).toEqual([]);
});

test('a product that says nothing about the age can be replaced by any', async () => {
  expect(await analogues(3)).toHaveLength(4);
});

test('a diet is replaced only by the same diet', async () => {
  expect(await analogues(15)).toEqual([16]);
  expect(await analogues(17)).toEqual([]);
});

test('goods of another kind or of a whole animal never take the place; an unknown product has no analogues', async () => {
  expect(await analogues(4)).toEqual([]);
  expect(await analogues(5)).toEqual([]);
  expect(await analogues(999)).toEqual([]);
});

test('the call answers list items, and refuses what is no product id', async () => {
  expect(await shop.ask('/catalog/product/get_analogues/?productId=3')).toMatchObject({ value: expect.any(Array) });
  expect(await shop.ask('/catalog/product/get_analogues/?productId=abc')).toMatchObject({ status: 400 });
  expect(await shop.ask('/catalog/product/get_analogues/')).toMatchObject({ status: 400 });
});
