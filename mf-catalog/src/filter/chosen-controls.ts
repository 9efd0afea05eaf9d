import { type Controls, controls } from '@zapovednik/api/catalog/calls/filter';
import type { Filter, SmartFilter } from '@zapovednik/api/catalog/models/filter';

/** The chosen filters of a URL: `filter_*` keys; other keys are ignored (CAT-30, CAT-32). */
export function controlsOfQuery(query: URLSearchParams): Controls {
  const chosen = [...query].flatMap(([name, value]) => {
    const parsed = controls.safeParse({ [name]: value });
    return parsed.success && value !== '' ? Object.entries(parsed.data) : [];
  });
  return Object.fromEntries(chosen);
}

/** The chosen filters of a filter response. */
export function controlsOfFilter({ filters }: SmartFilter): Controls {
  const chosen = filters.flatMap(({ values }) =>
    values.flatMap(({ control, value, isChosen }) => (isChosen ? [[control, value] as const] : [])),
  );
  return Object.fromEntries(chosen);
}

/** The chosen fields of a filter, as one string. */
export const checkedNames = ({ values }: Filter, chosen: Controls): string =>
  values.flatMap(({ control: name }) => (chosen[name] === undefined ? [] : [name])).join(' ');

/** The choice with one field changed; an empty value removes it. */
export function withControl(chosen: Controls, name: string, value: string): Controls {
  const { [name]: _before, ...others } = chosen;
  return value === '' ? others : { ...others, [name]: value };
}

/** Whether the lowest price of the choice is above its highest: nothing can match, so the count is not requested. */
export const hasReversedPrice = ({ filter_price_min: min, filter_price_max: max }: Controls): boolean =>
  Boolean(min && max) && Number(min) > Number(max);

export const sameControls = (one: Controls, other: Controls): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);
