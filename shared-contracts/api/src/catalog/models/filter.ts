import type { FilterAnswer, SmartFilterAnswer } from '../wire/filter';

/** One value of a filter, with the number of products that match it and the other chosen filters. */
interface FilterValue {
  /** The name of its form field and in the address: `filter_<property>_<value>`, or a limit of the price. */
  readonly control: string;
  /** The value that the field sends: `Y`; for a limit of the price the chosen roubles, or ''. */
  readonly value: string;
  /** The displayed text; for a limit of the price the limit itself. */
  readonly text: string;
  readonly isChosen: boolean;
  readonly count: number;
}

/** A filter (CAT-19). Filters of the price have two values: the lower and the upper limit. */
export interface Filter {
  readonly code: string;
  readonly name: string;
  readonly isPrice: boolean;
  readonly values: readonly FilterValue[];
}

/**
 * The smart filter. `path` is the address that applies it: a catalogue path inside a section, else the query string of the chosen
 * controls (`?filter_3_12=Y`, CAT-29, CAT-32).
 */
export interface SmartFilter {
  readonly filters: readonly Filter[];
  readonly address: string;
  readonly productCount: number;
}

export const toFilter = (filter: FilterAnswer): Filter => ({
  code: filter.CODE,
  name: filter.NAME,
  isPrice: filter.PRICE,
  values: filter.VALUES.map((value) => ({
    control: value.CONTROL_NAME,
    value: value.HTML_VALUE,
    text: value.VALUE,
    isChosen: value.CHECKED,
    count: value.COUNT,
  })),
});

export const toSmartFilter = (answer: SmartFilterAnswer): SmartFilter => ({
  filters: answer.FILTERS.map(toFilter),
  address: answer.URI,
  productCount: answer.ELEMENT_COUNT,
});
