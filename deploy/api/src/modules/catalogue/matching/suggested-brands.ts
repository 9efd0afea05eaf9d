import type { ProductIndex } from '../index/product-index';
import { wordsOf } from '../language/words';
import type { BrandRow, Reference } from '../products/reference';
import type { Found } from './find';

const MOST = 2;
/** Shorter prefixes of names match too many brands. */
const SHORTEST = 2;

/**
 * The brands in a text, then those with a word in their name that begins like its last word, sorted by number of
 * products.
 */
export function suggestedBrands({ kept, said }: Found, index: ProductIndex, reference: Reference): BrandRow[] {
  const named = kept.flatMap(({ word }) => (word.brandId === null ? [] : word.brandId));
  const last = said.at(-1) ?? '';
  const begun = [...reference.brands.values()]
    .filter(({ name }) => last.length >= SHORTEST && wordsOf(name).some((word) => word.startsWith(last)))
    .map(({ id }) => ({ id, count: index.byBrand.get(id)?.size() ?? 0 }))
    .sort((one, other) => other.count - one.count)
    .map(({ id }) => id);
  return [...new Set([...named, ...begun])].flatMap((id) => reference.brands.get(id) ?? []).slice(0, MOST);
}
