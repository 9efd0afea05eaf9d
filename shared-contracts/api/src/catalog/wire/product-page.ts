import * as z from 'zod/mini';
import { id } from '../../field';
import { smartFilter } from './filter';
import { listItem } from './product';
import { sectionHead } from './section';

/** Links to pages of predefined filters (CAT-07). */
const tags = z.object({ REFERENCES: z.array(z.object({ NAME: z.string(), URL: z.string() })) });

/** A page of a list (CAT-04). `product_ids` are the products of this page. */
export const productPage = z.object({
  products: z.array(listItem),
  pageCount: z.int(),
  productCount: z.int(),
  description: z.string(),
  section: z.nullable(sectionHead),
  tags,
  /** `<field>_<direction>`, e.g. `price_asc`. */
  activeSort: z.string(),
  page: z.int(),
  misspell: z.nullable(z.string()),
  product_ids: z.array(id),
});
export type ProductPageAnswer = z.infer<typeof productPage>;

/** The search page (CAT-34). `product_ids` are all products found, at most 1000, best first. */
export const searchPage = z.object({
  products: z.array(listItem),
  page_count: z.int(),
  product_count: z.int(),
  /** The corrected text that was searched for, if the original seems mistyped. */
  misspell: z.nullable(z.string()),
  /** Words of the text without a match: no product has them together with the other words. */
  dropped: z._default(z.array(z.string()), []),
  /** Words and brands that the shop does not have; the products are similar ones. */
  unknown: z._default(z.array(z.string()), []),
  /** Whether few products have all words, so that similar ones follow. */
  has_similar: z._default(z.boolean(), false),
  smart_filter: smartFilter,
  product_ids: z.array(id),
});

/** An empty list means that no product matches the text (CAT-35). */
export const searchAnswer = z.union([searchPage, z.array(z.unknown()).check(z.maxLength(0))]);
export type SearchAnswer = z.infer<typeof searchAnswer>;
