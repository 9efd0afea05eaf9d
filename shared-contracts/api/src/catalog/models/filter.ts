import type { FilterAnswer, SmartFilterAnswer } from '../calls/filter';

/** One value of a filter, with the number of products that it leaves together with the other chosen filters. */
export interface FilterValue {
  /** Of its form field and in the address: `filter_<property>_<value>`, or a limit of the price. */
  readonly CONTROL_NAME: string;
  /** What the field sends: `Y`; for a limit of the price the chosen roubles, or ''. */
  readonly HTML_VALUE: string;
  /** The displayed text; for a limit of the price the limit itself. */
  readonly VALUE: string;
  readonly CHECKED: boolean;
  readonly COUNT: number;
}

/** A filter (CAT-19). Filters of the price have two values: the lower and the upper limit. */
export interface Filter {
  readonly CODE: string;
  readonly NAME: string;
  readonly PRICE: boolean;
  readonly VALUES: readonly FilterValue[];
}

/**
 * The smart filter. `path` is the address that applies it: a catalogue path inside a section, else the query string of the chosen
 * controls (`?filter_3_12=Y`, CAT-29, CAT-32).
 */
export interface SmartFilter {
  readonly FILTERS: readonly Filter[];
  readonly URI: string;
  readonly ELEMENT_COUNT: number;
}

const toFilter = (filter: FilterAnswer): Filter => ({
  CODE: filter.CODE,
  NAME: filter.NAME,
  PRICE: filter.PRICE,
  VALUES: filter.VALUES.map((value) => ({
    CONTROL_NAME: value.CONTROL_NAME,
    HTML_VALUE: value.HTML_VALUE,
    VALUE: value.VALUE,
    CHECKED: value.CHECKED,
    COUNT: value.COUNT,
  })),
});

export const toSmartFilter = (answer: SmartFilterAnswer): SmartFilter => ({
  FILTERS: answer.FILTERS.map(toFilter),
  URI: answer.URI,
  ELEMENT_COUNT: answer.ELEMENT_COUNT,
});
