import type { Database } from '../../db/database';
import * as tables from '../../db/schema';
import { palette, seo } from './words';

/** A tree of sections, two brands, two properties with their values. */
export async function fillSections(db: Database): Promise<void> {
  const illustration = { animal: 'dog' as const, shapes: [], palette, seed: 1 };
  const section = (id: number, parentId: number | null, uniqueCode: string, name: string) => ({
    id,
    parentId,
    uniqueCode,
    code: uniqueCode.split('/').at(-1) ?? '',
    name,
    illustration,
    seo: seo(name),
  });
  await db
    .insert(tables.section)
    .values([
      section(10, null, 'tovary_dlya_sobak', 'Товары для собак'),
      section(11, 10, 'tovary_dlya_sobak/korm', 'Корм для собак'),
      section(12, 10, 'tovary_dlya_sobak/igrushki', 'Игрушки для собак'),
      section(20, null, 'tovary_dlya_koshek', 'Товары для кошек'),
    ]);
  await db
    .insert(tables.sectionTag)
    .values({ sectionId: 10, name: 'Корм «Лес»', url: '/catalog/tovary_dlya_sobak/filter/brend-is-les/apply/' });
  const brand = { country: 'Россия', description: '<p>Бренд</p>', palette };
  await db.insert(tables.brand).values([
    { ...brand, id: 1, code: 'les', xmlId: 'les', name: 'Лес', sort: 100, seo: seo('Лес') },
    { ...brand, id: 2, code: 'pole', xmlId: 'pole', name: 'Поле', seo: seo('Поле') },
  ]);
  await db.insert(tables.property).values([
    { id: 1, code: 'brend', name: 'Бренд', sort: 100 },
    { id: 2, code: 'ves', name: 'Вес', sort: 200 },
  ]);
  await db.insert(tables.propertyValue).values([
    { id: 1, propertyId: 1, code: 'les', value: 'Лес', sort: 100 },
    { id: 2, propertyId: 1, code: 'pole', value: 'Поле', sort: 200 },
    { id: 3, propertyId: 2, code: '1_kg', value: '1 кг', sort: 100 },
    { id: 4, propertyId: 2, code: '3_kg', value: '3 кг', sort: 200 },
  ]);
  await db.insert(tables.offerGroup).values({ id: 1, propertyCode: 'ves', propertyName: 'Вес' });
  await db.insert(tables.sale).values({ id: 1, code: 'osen', name: 'Осень' });
  await db.insert(tables.shortUri).values({ uri: '/catalog/korm/', shortUri: '/catalog/tovary_dlya_sobak/korm/' });
}
