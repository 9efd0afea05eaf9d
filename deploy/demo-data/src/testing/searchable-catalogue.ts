import { atOnce } from 'deploy-api/base/pieces';
import type { IndexedProduct } from 'deploy-api/modules/catalogue/index/indexed-product';
import { ProductIndex } from 'deploy-api/modules/catalogue/index/product-index';
import { BrandNames } from 'deploy-api/modules/catalogue/language/brand-names';
import { Lexicon } from 'deploy-api/modules/catalogue/language/lexicon';
import { referenceWords } from 'deploy-api/modules/catalogue/language/reference-words';
import { find } from 'deploy-api/modules/catalogue/matching/find';
import { brandRows } from '../catalogue/brand-rows';
import { type ProductRow, productFamilies } from '../catalogue/products';
import { propertyTables } from '../catalogue/property-values';
import { sectionId, sectionRows } from '../catalogue/section-rows';

/**
 * The demonstration catalogue with its search, without a database, for tests and measurements. @param scale multiple of
 * 2,000 products
 */
export function searchableCatalogue(scale = 1) {
  const { values, find: findValue } = propertyTables();
  const families = [...productFamilies({ scale, seed: 1, today: new Date(0), sectionId, findValue })];
  const products = families.flatMap((family) => family.products.map(indexed));
  const having = Map.groupBy(
    families.flatMap((family) => family.values),
    ({ valueId }) => valueId,
  );
  const index = new ProductIndex();
  const memberships = {
    values: [...having].map(([key, rows]) => ({ key, ids: rows.map(({ productId }) => productId) })),
    sales: [],
  };
  atOnce(index.put(products, memberships));
  atOnce(index.sort());
  const sections = sectionRows();
  const brands = brandRows();
  const words = referenceWords(sections, values, brands);
  const reference = {
    words,
    children: Map.groupBy(sections, ({ parentId }) => parentId ?? null),
    brandNames: new BrandNames(brands),
  };
  const lexicon = new Lexicon(index.names, words);
  const begin = (text: string) => find(text, index, reference, lexicon);
  const search = (text: string) => {
    const found = atOnce(begin(text));
    return { ...found, positions: [...found.best()] };
  };
  return { index, sections, begin, search };
}

const indexed = (row: ProductRow): IndexedProduct => ({
  id: row.id,
  code: row.code,
  name: row.name,
  article: row.article,
  barCode: row.barCode,
  sectionId: row.sectionId,
  brandId: row.brandId,
  groupId: row.offerGroupId ?? null,
  price: row.discountPrice,
  isNew: row.isNew ?? false,
  isDiscounted: row.discountPrice < row.basePrice,
  season: row.season ?? null,
  popularity: row.popularity ?? 0,
  sort: row.sort ?? 500,
});
