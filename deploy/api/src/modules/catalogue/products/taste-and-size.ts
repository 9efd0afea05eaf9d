import type { Reference } from './reference';

/** The properties in which goods with similar names differ, in the order in which a person reads them. */
const CODES = ['vkus', 'tsvet', 'ves', 'obem', 'razmer', 'kolichestvo'];

/**
 * «Индейка · 3 кг»: what the end of a product's name says. '' if the catalogue has none of these values.
 *
 * @param own ids of the product's values
 */
export function tasteAndSize({ properties }: Pick<Reference, 'properties'>, own: ReadonlySet<number>): string {
  return CODES.flatMap((code) => properties.filter((property) => property.code === code))
    .map(({ values }) => values.filter(({ id }) => own.has(id)).map(({ value }) => value))
    .filter((values) => values.length > 0)
    .map((values) => values.join(', '))
    .join(' · ');
}
