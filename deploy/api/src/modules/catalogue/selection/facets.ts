import type { FilterAnswer, SmartFilterAnswer } from '@zapovednik/api/catalog/wire/filter';
import type { ProductIndex } from '../index/product-index';
import type { FilterProperty, Reference, ValueRow } from '../products/reference';
import { type Choice, pathOfChoice, queryOfChoice } from './choice';
import type { CountedList } from './counted-list';
import { narrow } from './select';

/** The most values in a filter of a whole section. Others are found by search. */
const MOST_VALUES = 200;

/**
 * The filters of a list (CAT-19): each value with the number of cards it would leave together with the choice in the other filters.
 * Properties and values without products in the list are left out.
 */
export function smartFilter(
  index: ProductIndex,
  reference: Reference,
  list: CountedList,
  choice: Choice,
  sectionPath: string | null,
): SmartFilterAnswer {
  const chosen = narrow(index, list, choice);
  const filters = reference.properties.flatMap((property) => {
    const others = choice.values.has(property.id) ? narrow(index, list, choice, property.id) : chosen;
    return propertyFilter(index, property, list, others, new Set(choice.values.get(property.id)));
  });
  return {
    FILTERS: [...priceFilter(narrow(index, list, choice, 'price'), choice), ...filters],
    URI: sectionPath === null ? queryOfChoice(choice) : `${sectionPath}${pathOfChoice(choice, reference)}`,
    ELEMENT_COUNT: chosen.cards,
  };
}

function propertyFilter(
  index: ProductIndex,
  property: FilterProperty,
  list: CountedList,
  others: CountedList,
  chosen: ReadonlySet<number>,
): FilterAnswer[] {
  const ordinalOf = ({ id }: ValueRow) => index.ordinals.get(id) ?? -1;
  const inList = property.values.filter((value) => list.values[ordinalOf(value)] || chosen.has(value.id));
  const values = byFrequency(inList, (value) => list.values[ordinalOf(value)] ?? 0).map((value) => ({
    CONTROL_NAME: `filter_${property.id}_${value.id}`,
    HTML_VALUE: 'Y',
    VALUE: value.value,
    CHECKED: chosen.has(value.id),
    COUNT: others.values[ordinalOf(value)] ?? 0,
  }));
  // A single value is not a choice.
  if (values.length < 2 && chosen.size === 0) return [];
  const shown = values.filter(({ CHECKED }, at) => at < MOST_VALUES || CHECKED);
  return [{ CODE: property.code, NAME: property.name, PRICE: false, VALUES: shown }];
}

/**
 * The values with the most cards first. Measures, e.g. weights, keep their own order: people look for «3 кг» between «1
 * кг» and «10 кг». The count is for the whole list, so a choice in the filters does not move values.
 */
function byFrequency(values: readonly ValueRow[], count: (value: ValueRow) => number): readonly ValueRow[] {
  const measures = values.filter(({ value }) => /^\d/.test(value)).length;
  return measures * 2 > values.length ? values : [...values].sort((one, other) => count(other) - count(one));
}

/** Price limits, from the cheapest to the most expensive product that the other filters leave. */
function priceFilter({ prices }: CountedList, choice: Choice): FilterAnswer[] {
  if (!prices) return [];
  const [lowest, highest] = prices;
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
