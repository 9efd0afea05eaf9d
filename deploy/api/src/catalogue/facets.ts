import type { Filter, SmartFilter } from 'shared-contracts/api/filter';
import type { TypedFastBitSet as BitSet } from 'typedfastbitset';
import { type Choice, pathOfChoice, queryOfChoice } from './choice';
import type { ProductIndex } from './product-index';
import type { FilterProperty, Reference } from './reference';
import { countCards, narrow } from './select';

/** Values that a filter of a whole section can show; the rest is found by search. */
const MOST_VALUES = 200;

/**
 * The filters of a list (CAT-19): each value with the cards it would leave beside the choice made in the other filters.
 * Properties and values that no product of the list has are left out.
 */
export function smartFilter(
  index: ProductIndex,
  reference: Reference,
  list: BitSet,
  choice: Choice,
  sectionPath: string | null,
): SmartFilter {
  const chosen = narrow(index, list, choice);
  const filters = reference.properties.flatMap((property) => {
    const others = choice.values.has(property.id) ? narrow(index, list, choice, property.id) : chosen;
    return propertyFilter(index, property, list, others, new Set(choice.values.get(property.id)));
  });
  return {
    FILTERS: [...priceFilter(index, narrow(index, list, choice, 'price'), choice), ...filters],
    URI: sectionPath === null ? queryOfChoice(choice) : `${sectionPath}${pathOfChoice(choice, reference)}`,
    ELEMENT_COUNT: countCards(index, chosen),
  };
}

function propertyFilter(
  index: ProductIndex,
  property: FilterProperty,
  list: BitSet,
  others: BitSet,
  chosen: ReadonlySet<number>,
): Filter[] {
  const values = property.values.flatMap(({ id, value }) => {
    const having = index.byValue.get(id);
    if (!having?.intersects(list)) return [];
    return {
      CONTROL_NAME: `filter_${property.id}_${id}`,
      HTML_VALUE: 'Y',
      VALUE: value,
      CHECKED: chosen.has(id),
      COUNT: countCards(index, having.new_intersection(others)),
    };
  });
  // One value for all is no choice.
  if (values.length < 2 && chosen.size === 0) return [];
  return [{ CODE: property.code, NAME: property.name, PRICE: false, VALUES: values.slice(0, MOST_VALUES) }];
}

/** Lower and upper bound of the price, between the cheapest and the dearest product that the other filters leave. */
function priceFilter({ prices }: ProductIndex, set: BitSet, choice: Choice): Filter[] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  set.forEach((position) => {
    const price = prices[position] ?? 0;
    lowest = Math.min(lowest, price);
    highest = Math.max(highest, price);
  });
  if (highest === 0) return [];
  const bound = (name: string, limit: number, value: number | null) => ({
    CONTROL_NAME: `filter_price_${name}`,
    HTML_VALUE: value === null ? '' : String(value),
    VALUE: String(limit),
    CHECKED: value !== null,
    COUNT: 0,
  });
  return [
    {
      CODE: 'price',
      NAME: 'Цена',
      PRICE: true,
      VALUES: [
        bound('min', Math.floor(lowest / 100), choice.priceFrom),
        bound('max', Math.ceil(highest / 100), choice.priceTo),
      ],
    },
  ];
}
