import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import * as tables from '../db/schema';
import { hashPassword } from '../people/password';

/**
 * A shop that fits into one head: two cities, a tree of sections, a food in two weights and some single products.
 *
 * | id | product | kopecks | in Екатеринбург | in Пермь |
 * |---|---|---|---|---|
 * | 1, 2 | Корм «Лес» 1 кг and 3 кг (one card), 10% off | 900, 2250 | 20, 5 | 3, none |
 * | 3 | Паштет, packs of 6 | 100 | 50 | none |
 * | 4 | Мячик | 350 | 1 | none |
 * | 5 | Наполнитель for cats | 700 | none | 8 |
 */
export const EKATERINBURG = 2201;
export const PERM = 2210;
export const PASSWORD = 'лесная-поляна';

const seo = (title: string) => ({
  description: '',
  meta_description: title,
  meta_filter: '',
  meta_keywords: '',
  meta_title: title,
  page_title: title,
});

const palette = { ground: '#ffffff', main: '#205030', accent: '#f08020', ink: '#102010' };

export async function fillSmallShop(db: Database): Promise<void> {
  await places(db);
  await catalogue(db);
  await goods(db);
  await delivery(db);
  await stocks(db);
  await db.insert(tables.customer).values([
    {
      id: 1,
      login: 'anna@example.ru',
      email: 'anna@example.ru',
      emailConfirmedAt: new Date('2020-01-01'),
      phone: '79220000001',
      firstName: 'Анна',
      lastName: 'Лесная',
      passwordHash: await hashPassword(PASSWORD),
      bonusBalance: 500,
    },
    { id: 2, login: 'boris', firstName: 'Борис', passwordHash: await hashPassword(PASSWORD) },
  ]);
  await db.execute(sql`select setval(pg_get_serial_sequence('customer', 'id'), 2)`);
  await db.insert(tables.coupon).values([
    { code: 'ЛЕТО', percent: 10 },
    { code: 'ЗИМА', percent: 50, expiresAt: new Date('2020-01-01') },
  ]);
}

async function places(db: Database): Promise<void> {
  const place = { code: '', countryId: 1, sort: 100 };
  await db.insert(tables.location).values([
    { ...place, id: 1, name: 'Россия', type: 'COUNTRY' },
    { ...place, id: 66, name: 'Свердловская область', type: 'REGION', parentId: 1 },
    {
      ...place,
      id: EKATERINBURG,
      name: 'Екатеринбург',
      type: 'CITY',
      parentId: 66,
      regionId: 66,
      cityId: EKATERINBURG,
    },
    {
      ...place,
      id: 3001,
      name: 'Кольцово',
      type: 'VILLAGE',
      parentId: EKATERINBURG,
      regionId: 66,
      cityId: EKATERINBURG,
    },
    { ...place, id: PERM, name: 'Пермь', type: 'CITY', parentId: 1, cityId: PERM, sort: 200 },
  ]);
  const city = {
    isRc: true,
    genitive: 'города',
    prepositional: 'в городе',
    prepositionalBare: 'городе',
    dative: 'городу',
    phoneShop: '',
    phoneBusiness: '',
    inShopsList: true,
    region: '',
    street: '',
    postalCode: '',
    contacts: {
      CONTACTS__BANK: '',
      CONTACTS__ZOOSPRAVKA: '',
      CONTACTS__ADDRESS__LEGAL: '',
      CONTACTS__PHONE: '',
      CONTACTS__ADDRESS: '',
      CONTACTS__EMAIL: '',
      CONTACTS__INN: '',
      CONTACTS__KPP: '',
      CONTACTS__NAME_OF_LEGAL_ENTITY: '',
      CONTACTS__OGRN: '',
    },
  };
  await db.insert(tables.city).values([
    {
      ...city,
      id: 1,
      locationId: EKATERINBURG,
      code: 'ekaterinburg',
      name: 'Екатеринбург',
      sort: 1,
      subdomain: null,
      fastPickupMode: true,
      fastPickup: true,
    },
    {
      ...city,
      id: 2,
      locationId: PERM,
      code: 'perm',
      name: 'Пермь',
      sort: 2,
      subdomain: 'perm',
      fastPickupMode: false,
      fastPickup: false,
    },
  ]);
}

async function catalogue(db: Database): Promise<void> {
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

async function goods(db: Database): Promise<void> {
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
      offerSort: 1,
    },
    {
      ...product(2, 'Корм для собак «Лес» с лососем, 3 кг', 'korm_les_3', 11, 1, 250_000),
      discountPrice: 225_000,
      offerGroupId: 1,
      offerValue: '3 кг',
      offerSort: 2,
      weight: 3000,
    },
    {
      ...product(3, 'Паштет «Поле» с уткой', 'pashtet_pole', 11, 2, 10_000),
      packQuantity: 6,
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

async function delivery(db: Database): Promise<void> {
  await db.insert(tables.pickupService).values([
    { id: 1, name: 'Заповедник', marker: '/pictures/marker/1.svg', sort: 1 },
    { id: 2, name: 'Посылка', marker: '/pictures/marker/2.svg', sort: 2 },
  ]);
  const point = {
    phone: '',
    schedule: 'ежедневно 9:00–21:00',
    deliveryTime: 'завтра',
    latitude: 56.84,
    longitude: 60.61,
  };
  await db.insert(tables.pickupPoint).values([
    {
      ...point,
      id: 1,
      serviceId: 1,
      locationId: EKATERINBURG,
      name: 'Магазин на Ленина',
      address: 'ул. Ленина, 5',
      fastPickup: true,
    },
    {
      ...point,
      id: 2,
      serviceId: 2,
      locationId: EKATERINBURG,
      name: 'Пункт на Мира',
      address: 'ул. Мира, 8',
      cost: 5000,
    },
    { ...point, id: 3, serviceId: 2, locationId: PERM, name: 'Пункт в Перми', address: 'ул. Сибирская, 1' },
  ]);
  await db.insert(tables.deliveryService).values([
    { id: 1, type: 'courier', name: 'Курьер', sort: 100 },
    { id: 2, type: 'pickup', name: 'Самовывоз', sort: 200 },
    { id: 3, type: 'fast_pickup', name: 'Быстрый самовывоз', sort: 300 },
  ]);
  const courier = {
    serviceId: 1,
    price: 15_000,
    freeFrom: 300_000,
    daysFrom: 1,
    daysToChoose: 3,
    intervals: ['10:00–14:00', '14:00–18:00'],
    liftPrice: 20_000,
  };
  await db.insert(tables.deliveryOffer).values([
    { ...courier, locationId: EKATERINBURG },
    { serviceId: 2, locationId: EKATERINBURG, price: 0, daysFrom: 1 },
    { serviceId: 3, locationId: EKATERINBURG, price: 0, daysFrom: 0 },
    { ...courier, locationId: PERM },
    { serviceId: 2, locationId: PERM, price: 0, daysFrom: 2 },
  ]);
  const onSite = { isCash: false, deliveryTypes: ['courier' as const, 'pickup' as const] };
  await db.insert(tables.paySystem).values([
    { id: 1, name: 'При получении', sort: 1, isCash: true, deliveryTypes: ['courier', 'pickup', 'fast_pickup'] },
    { id: 2, name: 'Наличными курьеру', sort: 2, isCash: true, deliveryTypes: ['courier'] },
    // Offered where the shop has acquirers.
    { ...onSite, id: 3, name: 'Картой онлайн', sort: 3, acquirers: ['sberbank', 'yookassa'] },
    { ...onSite, id: 4, name: 'Системой быстрых платежей', sort: 4, acquirers: ['raiffeisen'] },
  ]);
}

async function stocks(db: Database): Promise<void> {
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
