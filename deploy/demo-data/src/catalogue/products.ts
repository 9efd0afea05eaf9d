import type { offerGroup, product, productPropertyValue, productSale } from 'deploy-api/db/schema/index';
import { codeOf } from 'deploy-api/seed/places/code-of';
import { viewsOf } from '../pictures/spec/views';
import { type Random, randomOf } from '../random/random';
import { barCodeOf } from './bar-code';
import { type Family, familiesOf } from './families/families';
import { familyName, sectionOf, valuesOf } from './family-facts';
import { illustrationOf } from './illustrations';
import { type Property, properties } from './kinds/kind';
import { kinds } from './kinds/kinds';
import { reduced, shelfPrice } from './price';
import { type FindValue, sizeValue } from './property-values';
import { textsOf } from './prose/texts';
import { PRODUCTS_AT_SCALE_1, quotas } from './quotas';
import { markdownOf, salesOf, seasonOf } from './sales';

export type ProductRow = typeof product.$inferInsert;

/** A family as rows of the catalogue's tables. */
export interface ProductFamily {
  group: typeof offerGroup.$inferInsert | undefined;
  products: ProductRow[];
  values: (typeof productPropertyValue.$inferInsert)[];
  sales: (typeof productSale.$inferInsert)[];
  /** Unique code of the section of the second level. */
  section: string;
  /** The properties of the family. All its sizes share them. */
  traits: ReadonlyMap<Property, string>;
}

export interface CatalogueOptions {
  scale: number;
  seed: number;
  today: Date;
  /** ID of a section by its unique code. */
  sectionId(uniqueCode: string): number;
  findValue: FindValue;
}

/** The kind of product for employees' clothing, in addition to the goods of the shop (PRD-61). */
const MERCHANDISE = 'dog-overall';

/** A quarter of the families has a discount, except for prescription medicines. */
function discountOf({ kind }: Family, random: Random): number {
  return kind.prescription || !random.chance(0.25) ? 0 : random.pick([5, 7, 10, 10, 12, 15, 15, 20, 25, 30]);
}

function seoOf(name: string, preview: string): ProductRow['seo'] {
  return {
    page_title: name,
    meta_title: `${name} — купить в «Заповеднике»`,
    meta_description: `${name}: цена, наличие в магазинах и доставка. ${preview}`,
    meta_keywords: '',
    meta_filter: '',
    description: '',
  };
}

/** All families of the shop, one after the other, so that a hundred thousand products are never in memory at once. */
export function* productFamilies(options: CatalogueOptions): Generator<ProductFamily> {
  const { scale, seed, today, sectionId, findValue } = options;
  const codes = new Set<string>();
  let groupId = 0;
  let id = 10_000;

  function family(it: Family, most: number, isMerchandise = false): ProductFamily {
    const name = isMerchandise ? `${familyName(it)}, с эмблемой «Заповедника»` : familyName(it);
    const random = randomOf(seed, 'family', name);
    const section = sectionId(sectionOf(it));
    const texts = textsOf(it, random);
    const percent = discountOf(it, random);
    const priceFactor =
      [it.head, ...it.choices].reduce((factor, choice) => factor * (choice.priceFactor ?? 1), it.brand.priceFactor) *
      (0.94 + random.next() * 0.12);
    const popularity = Math.round(1000 * random.next() ** 2.2);
    const isNew = random.chance(0.07);
    const sizes = it.sizes.slice(0, most);
    groupId += 1;
    const group =
      sizes.length > 1
        ? {
            id: groupId,
            propertyCode: properties[it.kind.offersBy].code,
            propertyName: properties[it.kind.offersBy].name,
          }
        : undefined;
    const result: ProductFamily = {
      group,
      products: [],
      values: [],
      sales: [],
      section: it.kind.section,
      traits: new Map(sizes.flatMap((size) => valuesOf(it, size))),
    };

    sizes.forEach((size, index) => {
      id += 1;
      const full = `${name}, ${size.text}`;
      const plain = codeOf(full);
      const code = codes.has(plain) ? `${plain}_${id}` : plain;
      codes.add(code);
      const price = shelfPrice(it.kind.price * priceFactor * size.measure ** it.kind.bulk);
      const markdown = markdownOf(it.kind, today, random);
      const paid = reduced(price, Math.max(percent, markdown?.percent ?? 0));
      const illustration = illustrationOf(it, size, index, random);
      const row: ProductRow = {
        id,
        code,
        name: full,
        sectionId: section,
        brandId: it.brand.id,
        offerGroupId: group?.id ?? null,
        offerValue: group ? sizeValue(size) : '',
        offerSort: (index + 1) * 10,
        article: `${it.brand.code.slice(0, 3).toUpperCase()}-${id}`,
        barCode: barCodeOf(id),
        previewText: texts.preview,
        detailText: texts.detail,
        basePrice: price * 100,
        discountPrice: paid * 100,
        isNew: isNew && !markdown,
        ucenka: markdown ? [markdown.reason] : [],
        packQuantity: size.pack ?? null,
        isPrescription: it.kind.prescription ?? false,
        isMerchandise,
        content: size.content?.amount ?? null,
        priceUnit: size.content?.unit ?? null,
        weight: Math.round(size.grams * 1.03) + 12,
        bonusIn: Math.round(paid * 0.03),
        kilbilTypeSale: null,
        popularity: Math.max(1, popularity - index * random.int(0, 60)),
        sort: popularity > 930 ? 100 + random.int(0, 30) * 10 : 500,
        season: seasonOf(it.kind),
        pictures: viewsOf(illustration).length,
        illustration,
        seo: seoOf(full, texts.preview),
      };
      result.products.push(row);
      result.values.push({ productId: id, valueId: it.brand.id });
      for (const [key, value] of valuesOf(it, size)) {
        result.values.push({ productId: id, valueId: findValue(key, value) });
      }
      // A marked-down product has its own reason and its own discount.
      for (const saleId of markdown ? [] : salesOf(it, percent)) {
        result.sales.push({ productId: id, saleId });
      }
    });
    return result;
  }

  for (const [kind, quota] of quotas(kinds, Math.round(PRODUCTS_AT_SCALE_1 * scale))) {
    let made = 0;
    for (const it of familiesOf(kind, seed)) {
      if (made >= quota) break;
      const next = family(it, quota - made);
      made += next.products.length;
      yield next;
    }
  }
  // At the end, so that the goods of the shop keep their numbers.
  const clothing = kinds.find(({ code }) => code === MERCHANDISE);
  for (const it of clothing ? familiesOf(clothing, seed) : []) {
    yield family(it, 1, true);
    break;
  }
}
