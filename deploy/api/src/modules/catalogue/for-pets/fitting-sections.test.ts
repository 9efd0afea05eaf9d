import { inArray } from 'drizzle-orm';
import * as tables from '../../../db/schema';
import { useShop } from '../../../testing/use-shop';
import { Catalogue } from '../in-memory/catalogue';
import { fittingSections } from './fitting-sections';

let catalogue: Catalogue;

/** The small shop. Its first food is for puppies, and its second one is for grown small dogs. */
const shop = useShop();
beforeAll(async () => {
  const { db } = shop;
  await db
    .update(tables.section)
    .set({ animal: 'dog' })
    .where(inArray(tables.section.id, [10]));
  await db
    .update(tables.section)
    .set({ animal: 'cat' })
    .where(inArray(tables.section.id, [20]));
  const { palette, seo, illustration } = await firstSection();
  const vet = { id: 30, parentId: null, code: 'vetapteka', uniqueCode: 'vetapteka', name: 'Ветаптека' };
  await db.insert(tables.section).values({ ...vet, illustration: { ...illustration, palette }, seo });
  await db.insert(tables.property).values([
    { id: 3, code: 'vozrast', name: 'Возраст', sort: 300 },
    { id: 4, code: 'razmer_porody', name: 'Размер породы', sort: 400 },
    { id: 5, code: 'dlya_kogo', name: 'Для кого', sort: 500 },
  ]);
  await db.insert(tables.propertyValue).values([
    { id: 31, propertyId: 3, code: 'shchenki', value: 'Щенки' },
    { id: 32, propertyId: 3, code: 'vzroslye', value: 'Взрослые' },
    { id: 41, propertyId: 4, code: 'melkie', value: 'Мелкие' },
    { id: 51, propertyId: 5, code: 'sobaka', value: 'Собака', animal: 'dog' },
  ]);
  await db.insert(tables.productPropertyValue).values([
    { productId: 1, valueId: 31 },
    { productId: 2, valueId: 32 },
    { productId: 2, valueId: 41 },
  ]);
  const [food] = await db
    .select()
    .from(tables.product)
    .where(inArray(tables.product.id, [3]));
  if (!food) throw new Error('The small shop has this food');
  const remedy = { ...food, id: 6, code: 'kapli', article: 'A-6', barCode: '4600000000006', sectionId: 30 };
  await db.insert(tables.product).values(remedy);
  await db.insert(tables.productPropertyValue).values({ productId: 6, valueId: 51 });
  catalogue = await Catalogue.load(db, () => new Date(), { error: () => {} });
});
afterAll(async () => {
  await catalogue.close();
});

async function firstSection() {
  const [found] = await shop.db.select().from(tables.section);
  if (!found) throw new Error('The small shop has sections');
  return { ...found, palette: found.illustration.palette };
}

const dog = { kind: { xmlId: 'dog', animal: 'dog' }, breed: null, age: null, weight: null } as const;
const linksOf = (pet: Partial<Parameters<typeof fittingSections>[0]>) =>
  fittingSections({ ...dog, ...pet }, catalogue).map(({ url, traits }) => [url, ...traits]);

const food = '/catalog/tovary_dlya_sobak/korm/';
const toys = '/catalog/tovary_dlya_sobak/igrushki/';
const vet = '/catalog/vetapteka/filter/dlya_kogo-is-sobaka/apply/';

test('PET-05 a puppy leads to the goods for puppies; a section without that property has no filter', () => {
  expect(linksOf({ age: 5 })).toEqual([
    ['/catalog/tovary_dlya_sobak/filter/vozrast-is-shchenki/apply/', 'Щенки'],
    [`${food}filter/vozrast-is-shchenki/apply/`, 'Щенки'],
    [toys],
    [vet, 'Собака'],
  ]);
});

test.each([
  ['its breed', { breed: { animal: null, size: 'small', goodsFor: '' } }],
  ['its weight', { weight: 4000 }],
] as const)('PET-05 the size of a grown dog is that of %s', (_, size) => {
  expect(linksOf({ age: 30, ...size })[1]).toEqual([
    `${food}filter/vozrast-is-vzroslye/razmer_porody-is-melkie/apply/`,
    'Взрослые',
    'Мелкие',
  ]);
});

test('PET-05 a filter that would leave no goods is left out: no food for small puppies', () => {
  expect(linksOf({ age: 5, breed: { animal: null, size: 'small', goodsFor: '' } })[1]).toEqual([
    `${food}filter/vozrast-is-shchenki/apply/`,
    'Щенки',
  ]);
});

test('PET-05 without an age the links are to whole sections; an animal that the shop has nothing for has none', () => {
  expect(linksOf({})).toEqual([['/catalog/tovary_dlya_sobak/'], [food], [toys], [vet, 'Собака']]);
  expect(linksOf({ kind: { xmlId: 'cat', animal: 'cat' } })).toEqual([['/catalog/tovary_dlya_koshek/']]);
  expect(linksOf({ kind: { xmlId: 'bird', animal: 'bird' } })).toEqual([]);
});

test.each(['ferret', 'other'] as const)(
  'PET-03 PET-05 a pet of kind %s leads to the sections for various animals',
  (xmlId) => {
    expect(linksOf({ kind: { xmlId, animal: null } })).toEqual([['/catalog/vetapteka/']]);
  },
);
