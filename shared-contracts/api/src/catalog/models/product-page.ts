import type { ProductPageAnswer, SearchAnswer, SearchPageAnswer } from '../wire/product-page';
import { type SmartFilter, toSmartFilter } from './filter';
import { type ListItem, toListItems } from './product';
import { type SectionHead, toSectionHead } from './section';

/** A link to a page of ready-made filters (CAT-07). */
export interface Tag {
  readonly name: string;
  readonly path: string;
}

/** A page of a list (CAT-04). */
export interface ProductPage extends Omit<ProductPageAnswer, 'products' | 'section' | 'tags'> {
  readonly products: ListItem[];
  readonly section: SectionHead | null;
  readonly tags: readonly Tag[];
}

/** The search page (CAT-34). */
export interface SearchPage extends Omit<SearchPageAnswer, 'products' | 'smart_filter'> {
  readonly products: ListItem[];
  readonly smart_filter: SmartFilter;
}

export const toProductPage = ({ products, section, tags, ...page }: ProductPageAnswer): ProductPage => ({
  ...page,
  products: toListItems(products),
  section: section && toSectionHead(section),
  tags: tags.REFERENCES.map((tag) => ({ name: tag.NAME, path: tag.URL })),
});

/** Null: no product matches the text (CAT-35). */
export function toSearchPage(answer: SearchAnswer): SearchPage | null {
  if (Array.isArray(answer)) return null;
  const { products, smart_filter, ...page } = answer;
  return { ...page, products: toListItems(products), smart_filter: toSmartFilter(smart_filter) };
}
