import type { Database } from '../../db/database';
import * as tables from '../../db/schema';
import { EKATERINBURG, PERM } from './places';
import { palette, seo } from './words';

/** The products of the table in `small-shop.ts`. */
export async function fillGoods(db: Database): Promise<void> {
  const product = (id: number, name: string, code: string, sectionId: number, brandId: number, price: number) => ({
    id,
    name,
    code,
    sectionId,
    brandId,
    basePrice: price,
    discountPrice: price,
    article: `A-${id}`,
    barCode: `460000000000${id}`,
    previewText: name,
    detailText: `<p>${name}</p>`,
    weight: 1000,
    popularity: id * 10,
    bonusIn: 5,
    illustration: {
      shape: 'bag' as const,
      palette,
      brand: 'Лес',
      label: [name],
      animal: 'dog' as const,
      size: 'm' as const,
      seed: id,
    },
    seo: seo(name),
  });
  await db.insert(tables.product).values([
    {
      ...product(1, 'Корм для собак «Лес» с лососем, 1 кг', 'korm_les_1', 11, 1, 100_000),
      discountPrice: 90_000,
      offerGroupId: 1,
      offerValue: '1 кг',
      content: 1000,
      priceUnit: 'кг',
      offerSort: 1,
    },
    {
      ...product(2, 'Корм для собак «Лес» с лососем, 3 кг', 'korm_les_3', 11, 1, 250_000),
      discountPrice: 225_000,
      offerGroupId: 1,
      offerValue: '3 кг',
      content: 3000,
      priceUnit: 'кг',
      offerSort: 2,
      weight: 3000,
    },
    {
      ...product(3, 'Паштет «Поле» с уткой', 'pashtet_pole', 11, 2, 10_000),
      packQuantity: 6,
      content: 85,
      priceUnit: 'кг',
      weight: 85,
      isNew: true,
      season: 'autumn',
    },
    { ...product(4, 'Мячик «Поле»', 'myachik_pole', 12, 2, 35_000), pictures: 3 },
    product(5, 'Наполнитель «Лес» древесный', 'napolnitel_les', 20, 1, 70_000),
  ]);
  await db.insert(tables.productPropertyValue).values([
    { productId: 1, valueId: 1 },
    { productId: 1, valueId: 3 },
    { productId: 2, valueId: 1 },
    { productId: 2, valueId: 4 },
    { productId: 3, valueId: 2 },
    { productId: 4, valueId: 2 },
    { productId: 5, valueId: 1 },
  ]);
  await db.insert(tables.productSale).values({ productId: 4, saleId: 1 });
}

/** The stock of the cities' warehouses, and of the shop of point 1. */
export async function fillStocks(db: Database): Promise<void> {
  const at = (locationId: number, quantities: Record<number, number>) =>
    Object.entries(quantities).map(([productId, quantity]) => ({ locationId, productId: Number(productId), quantity }));
  await db
    .insert(tables.stock)
    .values([...at(EKATERINBURG, { 1: 20, 2: 5, 3: 50, 4: 1 }), ...at(PERM, { 1: 3, 5: 8 })]);
  await db.insert(tables.shopStock).values([
    { pointId: 1, productId: 1, quantity: 2 },
    { pointId: 1, productId: 5, quantity: 12 },
  ]);
}
