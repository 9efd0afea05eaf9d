import { illustration } from 'deploy-api/db/schema/illustration';
import { cityFacts } from 'deploy-api/seed/places/city-facts';
import { pickupPoints } from '../shops/pickup-points';
import { isBarCode } from './bar-code';
import { brandRows } from './brand-rows';
import { metafilterRows } from './metafilters';
import { type ProductFamily, productFamilies } from './products';
import { propertyTables } from './property-values';
import { collectTags, sectionId, sectionRows } from './section-rows';
import { stocksOf } from './stocks';

const { values, find } = propertyTables();
const today = new Date('2026-11-20T09:00:00Z');

function catalogue(scale: number): ProductFamily[] {
  return [...productFamilies({ scale, seed: 1, today, sectionId, findValue: find })];
}

const families = catalogue(1);
const products = families.flatMap((family) => family.products);

test('the same seed always gives the same shop', () => {
  expect(catalogue(0.05)).toEqual(catalogue(0.05));
});

test.each([
  [0.1, 200],
  [1, 2000],
  [3, 6000],
])('scale %d has %d products with different codes and names', (scale, count) => {
  const all = catalogue(scale).flatMap((family) => family.products);
  // Plus one product of merchandise.
  expect(all).toHaveLength(count + 1);
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test('LAY-33 CAT-02 the seven root sections have their codes, with two levels below each', () => {
  const rows = sectionRows();
  const roots = rows.filter(({ parentId }) => parentId === null);
  expect(roots.map(({ code }) => code)).toEqual([
    'tovary_dlya_sobak',
    'tovary_dlya_koshek',
    'tovary_dlya_gryzunov',
    'tovary_dlya_ptits',
    'akvariumistika',
    'tovary-dlya-reptilij',
    'vetapteka',
  ]);
  for (const root of roots) {
    const children = rows.filter(({ parentId }) => parentId === root.id);
    expect(children.length).toBeGreaterThan(2);
    for (const child of children) {
      expect(child.uniqueCode).toBe(`${root.code}/${child.code}`);
      expect(rows.some(({ parentId }) => parentId === child.id)).toBe(true);
    }
  }
});

test('every section of the third level has products, and no other section has', () => {
  const rows = sectionRows();
  const leaves = rows.filter(({ id }) => !rows.some(({ parentId }) => parentId === id)).map(({ id }) => id);
  expect([...new Set(products.map((product) => product.sectionId))].sort()).toEqual(leaves.sort());
});

test('CAT-38 CAT-39 there are at least 60 brands, a third of them in the slider, each with products', () => {
  const brands = brandRows();
  const sold = new Set(products.map(({ brandId }) => brandId));
  expect(brands.length).toBeGreaterThanOrEqual(60);
  expect(brands.filter(({ sort = 500 }) => sort < 500).length).toBeGreaterThanOrEqual(brands.length / 4);
  expect(brands.filter(({ id }) => !sold.has(id)).map(({ name }) => name)).toEqual([]);
});

test('PRD-08 the variants of a product differ in one property and larger ones cost more', () => {
  for (const { group, products: variants } of families) {
    expect(variants.every(({ offerGroupId }) => offerGroupId === (group?.id ?? null))).toBe(true);
    expect(new Set(variants.map(({ offerValue }) => offerValue)).size).toBe(variants.length);
    const prices = variants.map(({ basePrice }) => basePrice);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  }
});

test('PRD-06 every bar code has its check digit', () => {
  expect(products.filter(({ barCode }) => !isBarCode(barCode))).toEqual([]);
});

test('PRD-50 many products are reduced, new, marked down, sold in packs or on prescription', () => {
  const share = (holds: (product: (typeof products)[number]) => boolean | undefined) =>
    products.filter(holds).length / products.length;
  expect(share(({ basePrice, discountPrice }) => discountPrice < basePrice)).toBeGreaterThan(0.15);
  expect(share(({ isNew }) => isNew)).toBeGreaterThan(0.03);
  expect(share(({ ucenka }) => (ucenka?.length ?? 0) > 0)).toBeGreaterThan(0.01);
  expect(share(({ packQuantity }) => (packQuantity ?? 0) > 1)).toBeGreaterThan(0.15);
  expect(share(({ isPrescription }) => isPrescription)).toBeGreaterThan(0.003);
  expect(products.filter((one) => one.isPrescription && one.discountPrice < one.basePrice)).toEqual([]);
});

test('PRD-61 one product is merchandise for employees, and says so', () => {
  expect(products.filter((one) => one.isMerchandise).map(({ name }) => name)).toEqual([
    expect.stringContaining('с эмблемой «Заповедника»'),
  ]);
});

test('every text is complete: no unfilled placeholder, no double space, no doubled full stop', () => {
  const broken = products.filter(({ name, previewText, detailText }) =>
    /undefined|null|NaN|\[object|\s\s|\.\.|,,|\s[,.]|<p><\/p>|^\s|\s$/.test(
      `${name}\n${previewText}\n${detailText}`.replaceAll('\n', '|'),
    ),
  );
  expect(broken.map(({ name }) => name)).toEqual([]);
});

test('every illustration can be drawn', () => {
  const wrong = products.filter((product) => !illustration.safeParse(product.illustration).success);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('CAT-19 properties and values have codes that are valid in an address, and every product has its brand', () => {
  const ids = values.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const codes = values.map(({ propertyId, code }) => `${propertyId}/${code}`);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  expect(values.filter(({ code }) => !/^[a-z0-9_]+$/.test(code)).map(({ value }) => value)).toEqual([]);
  for (const family of families) {
    for (const product of family.products) {
      expect(family.values).toContainEqual({ productId: product.id, valueId: product.brandId });
    }
  }
});

test('CIT-02 a product is in stock in most cities, is missing in some, and a few are sold out everywhere', () => {
  const shops = pickupPoints().filter(({ fastPickup }) => fastPickup);
  const stocks = products.map((product) => stocksOf(product, shops, 1));
  const out = stocks.filter(({ warehouses }) => warehouses.length === 0);
  expect(out.length / products.length).toBeGreaterThan(0.01);
  expect(out.length / products.length).toBeLessThan(0.06);
  expect(out.every(({ shops: inShops }) => inShops.length === 0)).toBe(true);
  for (const city of cityFacts) {
    const here = stocks.filter(({ warehouses }) => warehouses.some(({ locationId }) => locationId === city.id));
    expect(here.length / products.length).toBeGreaterThan(0.5);
    expect(here.length).toBeLessThan(products.length);
  }
});

test('CRT-16 no shop has more of a product than can be ordered in its city', () => {
  const shops = pickupPoints().filter(({ fastPickup }) => fastPickup);
  const cityOf = new Map(shops.map(({ id, locationId }) => [id, locationId]));
  for (const { warehouses, shops: inShops } of products.map((product) => stocksOf(product, shops, 1))) {
    const orderable = new Map(warehouses.map(({ locationId, quantity }) => [locationId, quantity]));
    for (const { pointId, quantity } of inShops) {
      expect(quantity).toBeLessThanOrEqual(orderable.get(cityOf.get(pointId) ?? 0) ?? quantity);
    }
  }
});

test('CAT-07 every section has links to other pages, without duplicates', () => {
  const tags = collectTags();
  families.forEach(tags.see);
  const rows = tags.rows();
  const keys = rows.map(({ sectionId: id, url }) => `${id} ${url}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(sectionRows().filter(({ id }) => !rows.some((row) => row.sectionId === id))).toEqual([]);
});

test('CAT-49 each page of a ready-made filter has its own title, heading and text', () => {
  const tags = collectTags();
  for (const family of families) tags.see(family);
  const rows = metafilterRows(tags.rows());
  expect(rows.length).toBeGreaterThan(100);
  expect(new Set(rows.map(({ value }) => value)).size).toBe(rows.length);
  for (const { value, name, seo } of rows) {
    expect(value).toMatch(/^\/catalog\/.+\/filter\/.+\/apply\/$/);
    expect(seo.page_title).toBe(name);
    expect(seo.description).toContain('<a href="/brand/');
  }
});

test('every brand has a story with its year and country', () => {
  for (const { name, founded, country, description } of brandRows()) {
    expect([name, description]).toEqual([name, expect.stringContaining(`в ${founded} году`)]);
    expect(description).toContain(country);
  }
});

test('food, litter and liquids have a content, the same unit in all variants; bowls and toys have none', () => {
  for (const family of families) {
    expect(new Set(family.products.map(({ priceUnit }) => priceUnit)).size).toBe(1);
  }
  const unitOf = (start: string) =>
    new Set(products.filter(({ name }) => name.startsWith(start)).map(({ priceUnit }) => priceUnit));
  expect(unitOf('Сухой корм')).toEqual(new Set(['кг']));
  expect(unitOf('Наполнитель древесный')).toEqual(new Set(['л']));
  expect(unitOf('Миска')).toEqual(new Set([null]));
  expect(unitOf('Поилка')).toEqual(new Set([null]));
});
