import type { ProductPageAnswer, SearchAnswer } from '../wire/product-page';
import { type SmartFilter, toSmartFilter } from './filter';
import { type ListItem, toListItems } from './product';
import { type SectionHead, toSectionHead } from './section';

/** A link to a page of ready-made filters (CAT-07). */
export interface Tag {
  readonly name: string;
  readonly path: string;
}

/** A page of a list (CAT-04). */
export interface ProductPage {
  readonly products: readonly ListItem[];
  readonly productCount: number;
  readonly page: number;
  readonly pageCount: number;
  /** `<field>_<direction>`, e.g. `price_asc`. */
  readonly description: string;
  readonly section: SectionHead | null;
  readonly tags: readonly Tag[];
  /** `<field>_<direction>`, e.g. `price_asc`. */
  readonly activeSort: string;
}

/** The search page (CAT-34). */
export interface SearchPage {
  readonly products: readonly ListItem[];
  /** All products found, at most 1000, best first. */
  readonly productIds: readonly number[];
  readonly productCount: number;
  readonly pageCount: number;
  /** The corrected text that was searched for, if the original seems mistyped. */
  readonly misspell: string | null;
  /** Words of the text without a match: no product has them together with the other words. */
  readonly dropped: readonly string[];
  /** Words and brands that the shop does not have; the products are similar ones. */
  readonly unknown: readonly string[];
  /** Whether few products have all words, so that similar ones follow. */
  readonly hasSimilar: boolean;
  readonly filter: SmartFilter;
}

export const toProductPage = (answer: ProductPageAnswer): ProductPage => ({
  products: toListItems(answer.products),
  productCount: answer.productCount,
  page: answer.page,
  pageCount: answer.pageCount,
  description: answer.description,
  section: answer.section && toSectionHead(answer.section),
  tags: answer.tags.REFERENCES.map((tag) => ({ name: tag.NAME, path: tag.URL })),
  activeSort: answer.activeSort,
});

/** Null: no product matches the text (CAT-35). */
export const toSearchPage = (answer: SearchAnswer): SearchPage | null =>
  Array.isArray(answer)
    ? null
    : {
        products: toListItems(answer.products),
        productIds: answer.product_ids,
        productCount: answer.product_count,
        pageCount: answer.page_count,
        misspell: answer.misspell,
        dropped: answer.dropped,
        unknown: answer.unknown,
        hasSimilar: answer.has_similar,
        filter: toSmartFilter(answer.smart_filter),
      };
