import { eq } from 'drizzle-orm';
import { atOnce } from '../../base/pieces';
import { brand, catalogueChange, product, productPropertyValue, productSale, shopStock, stock } from '../../db/schema';
import { ShopMemory } from '../../http/shop-state';
import { EKATERINBURG } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';
import { Catalogue } from './in-memory/catalogue';
import { forgetOldNotes } from './index/read-changes';
import { find } from './matching/find';

let catalogue: Catalogue;
let time = Date.now();
const error = jest.fn();
const shop = useShop();
beforeAll(async () => {
  catalogue = await Catalogue.load(shop.db, () => new Date(time), { error });
});
afterAll(async () => {
  await catalogue.close();
});

/** The index two seconds later. */
const later = (milliseconds = 2000) => {
  time += milliseconds;
  return catalogue.upToDate();
};
const named = async (text: string) => {
  const index = await later();
  const { set } = atOnce(find(text, index, catalogue.reference, catalogue.words(index).lexicon));
  return set.array().map((position) => index.idAt(position));
};
const cards = async (criteria: object) => catalogue.lists.get(await later(), catalogue.reference, criteria).cards;
const has = async (sets: 'inCity' | 'inShop', key: number, id: number) => {
  const index = await later();
  return index[sets].get(key)?.has(index.positions.get(id) ?? -1);
};

test('sold-out and new stock is seen without a restart, in the city and in the shop', async () => {
  expect(await has('inCity', EKATERINBURG, 4)).toBe(true);
  await shop.db.update(stock).set({ quantity: 0 }).where(eq(stock.productId, 4));
  await shop.db.insert(shopStock).values({ pointId: 1, productId: 4, quantity: 3 });
  expect([await has('inCity', EKATERINBURG, 4), await has('inShop', 1, 4)]).toEqual([false, true]);
  await shop.db.delete(shopStock).where(eq(shopStock.productId, 4));
  expect(await has('inShop', 1, 4)).toBe(false);
});

test('a product with a new name, price, sale or value is found by it', async () => {
  const { version } = await later();
  await shop.db.update(product).set({ name: 'Канат «Поле»', discountPrice: 34_000 }).where(eq(product.id, 4));
  await shop.db.insert(productSale).values({ productId: 3, saleId: 1 });
  await shop.db.insert(productPropertyValue).values({ productId: 3, valueId: 4 });
  expect([await named('канат'), await named('мячик')]).toEqual([[4], []]);
  expect(await cards({ sale: 'osen' })).toBe(2);
  const index = await later();
  expect(index.prices[index.positions.get(4) ?? -1]).toBe(34_000);
  expect(index.byValue.get(4)?.has(index.positions.get(3) ?? -1)).toBe(true);
  expect(index.version).toBeGreaterThan(version);
  expect((await later()).version).toBeGreaterThanOrEqual(index.version);
});

test('a new variant is added to the card of its group, a new product is its own card, a deleted one is gone', async () => {
  const before = await cards({});
  const [small] = await shop.db.select().from(product).where(eq(product.id, 2));
  if (!small) throw new Error('the small shop has no product 2');
  await shop.db.insert(product).values([
    { ...small, id: 6, code: 'korm_les_10', offerValue: '10 кг', offerSort: 3 },
    { ...small, id: 7, code: 'kost_les', name: 'Кость «Лес»', offerGroupId: null, offerValue: '', sectionId: 12 },
  ]);
  expect(await cards({})).toBe(before + 1);
  expect(await cards({ sectionId: 11 })).toBe(2);
  expect(await named('кость')).toEqual([7]);
  expect((await later()).variantsOf(6)).toEqual([1, 2, 6]);
  await shop.db.delete(product).where(eq(product.id, 2));
  expect((await later()).variantsOf(6)).toEqual([1, 6]);
  await shop.db.delete(product).where(eq(product.id, 7));
  await shop.db.delete(product).where(eq(product.id, 6));
  expect((await later()).variantsOf(1)).toEqual([1]);
  expect([await cards({}), await named('кость')]).toEqual([before, []]);
  expect((await later()).orders.name).toHaveLength(4);
});

test('changes of data that products refer to are seen too', async () => {
  await shop.db.update(brand).set({ name: 'Роща' }).where(eq(brand.id, 2));
  await later();
  expect(catalogue.reference.brands.get(2)?.name).toBe('Роща');
});

test('a process that has not read notes since they were deleted reads everything', async () => {
  const day = 24 * 3_600_000;
  const twoDaysLater = new Date(time + 2 * day);
  const own = { memory: new ShopMemory() };
  await forgetOldNotes(shop.db, twoDaysLater, own);
  await shop.db.update(product).set({ name: 'Верёвка «Поле»' }).where(eq(product.id, 4));
  // A note that the previous cleanup could not see. Another process may not have seen it either.
  await forgetOldNotes(shop.db, twoDaysLater, own);
  expect(await shop.db.$count(catalogueChange)).toBe(1);
  await forgetOldNotes(shop.db, twoDaysLater, own);
  expect(await shop.db.$count(catalogueChange)).toBe(0);
  await later(2 * day);
  await catalogue.settled();
  expect(await named('верёвка')).toEqual([4]);
});

test('without the database the index stays in use, and the failure is logged', async () => {
  const index = await later();
  jest.spyOn(shop.db, 'select').mockImplementation(() => {
    throw new Error('the database is gone');
  });
  expect(error).not.toHaveBeenCalled();
  expect(await later()).toBe(index);
  expect(error).toHaveBeenCalledTimes(1);
});
