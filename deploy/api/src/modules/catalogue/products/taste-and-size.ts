import type { ProductIndex } from '../index/product-index';
import type { Reference } from './reference';

/** The properties in which goods with similar names differ, in the order in which a person reads them. */
const CODES = ['vkus', 'tsvet', 'ves', 'obem', 'razmer', 'kolichestvo'];

/** «Индейка · 3 кг»: what the end of a product's name says. '' if the catalogue has none of these values. */
export function tasteAndSize(
  productId: number,
  { index, reference }: { readonly index: ProductIndex; readonly reference: Reference },
): string {
  const own = new Set(index.valueIdsOf(productId));
  const properties = CODES.flatMap((code) => reference.properties.filter((property) => property.code === code));
  return properties
    .map(({ values }) => values.filter(({ id }) => own.has(id)).map(({ value }) => value))
    .filter((values) => values.length > 0)
    .map((values) => values.join(', '))
    .join(' · ');
}
