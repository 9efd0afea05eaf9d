import * as fixtures from '@zapovednik/testing/fixtures';
import { listItem } from './product';
import { productDetail } from './product-detail';

/** Names of required fields of the answer. */
function wanted(schema: typeof listItem | typeof productDetail, answer: object, names: readonly string[]) {
  return names.filter(
    (name) => !schema.safeParse(Object.fromEntries(Object.entries(answer).filter(([key]) => key !== name))).success,
  );
}

const common = [
  ...['id', 'code', 'name', 'product_id', 'bonus_in', 'preview_picture', 'preview_text', 'quantity', 'city_quantity'],
  ...['section_id', 'section_name', 'offers_by', 'variants', 'kilbil_type_sale'],
];
const detail = [...common, 'brand', 'detail_picture', 'detail_text', 'iblock_section_id', 'show_properties'];
const extras = ['action_icon', 'brend', 'class', 'discount_icon', 'new_icon', 'popularity', 'sort'];

test('PRD-01 a product’s page needs each of its fields, and those of its brand', () => {
  const product = fixtures.productDetail();
  expect(wanted(productDetail, product, detail)).toEqual(detail);
  for (const name of ['code', 'picture', 'name', 'prop_value_id']) {
    expect(productDetail.safeParse({ ...product, brand: { ...product.brand, [name]: undefined } }).success).toBe(false);
  }
});

test('PRD-03 the texts for search engines', () => {
  const product = fixtures.productDetail();
  const names = ['description', 'meta_description', 'meta_filter', 'meta_keywords', 'meta_title', 'page_title'];
  expect(Object.keys(product.seo).sort()).toEqual(names);
  for (const name of names) {
    expect(productDetail.safeParse({ ...product, seo: { ...product.seo, [name]: undefined } }).success).toBe(false);
  }
});

test('PRD-07 a product in a list has icons, brand, class, popularity and sort', () => {
  expect(wanted(listItem, fixtures.listItem(), extras)).toEqual(extras);
});
