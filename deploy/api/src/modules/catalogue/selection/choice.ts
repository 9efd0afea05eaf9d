import type { Controls } from '@zapovednik/api/catalog/calls/filter';
import type { Reference } from '../products/reference';

/**
 * The visitor's choice in the filters: ids of values by property, price limits in roubles. An empty list of a property
 * means that an unknown value was chosen, so no product matches.
 */
export interface Choice {
  values: ReadonlyMap<number, readonly number[]>;
  priceFrom: number | null;
  priceTo: number | null;
}

export const nothingChosen: Choice = { values: new Map(), priceFrom: null, priceTo: null };

const roubles = (text: string | undefined) => (text && /^\d{1,7}$/.test(text) ? Number(text) : null);

/** The choice in the fields of a form. Unknown properties are dropped. */
export function choiceOfControls(controls: Controls, { values, propertyIds }: Reference): Choice {
  const chosen = new Map<number, number[]>();
  for (const [name, checked] of Object.entries(controls)) {
    const [, propertyId, valueId] = /^filter_(\d+)_(\d+)$/.exec(name) ?? [];
    const id = Number(propertyId);
    if (!checked || !propertyIds.has(id)) continue;
    const value = values.get(Number(valueId));
    chosen.set(id, [...(chosen.get(id) ?? []), ...(value?.propertyId === id ? [value.id] : [])]);
  }
  return {
    values: chosen,
    priceFrom: roubles(controls.filter_price_min),
    priceTo: roubles(controls.filter_price_max),
  };
}

/**
 * The choice in an address: `filter/brend-is-royal_canin-or-monge/price-from-100-to-500/apply/`, with or without the rest of the path.
 * Unknown properties are dropped.
 */
export function choiceOfPath(path: string, { properties }: Pick<Reference, 'properties'>): Choice {
  const steps = path.split('/');
  const from = steps.indexOf('filter') + 1;
  const end = steps.indexOf('apply', from);
  const chosen = new Map<number, number[]>();
  let [priceFrom, priceTo]: (number | null)[] = [null, null];
  for (const part of steps.slice(from, end === -1 ? undefined : end)) {
    const price = /^price(?:-from-(\d+))?(?:-to-(\d+))?$/.exec(part);
    if (price) [priceFrom, priceTo] = [roubles(price[1]), roubles(price[2])];
    const [, code, codes = ''] = /^(\w+)-is-(.+)$/.exec(part) ?? [];
    const property = properties.find((one) => one.code === code);
    const chosenCodes = new Set(codes.split('-or-'));
    const ids = property?.values.flatMap((value) => (chosenCodes.has(value.code) ? value.id : [])) ?? [];
    if (property) chosen.set(property.id, ids);
  }
  return { values: chosen, priceFrom: priceFrom ?? null, priceTo: priceTo ?? null };
}

/** Both choices combined. A property in both is taken from the second one. */
export function merged(first: Choice, second: Choice): Choice {
  return {
    values: new Map([...first.values, ...second.values]),
    priceFrom: second.priceFrom ?? first.priceFrom,
    priceTo: second.priceTo ?? first.priceTo,
  };
}

/** The choice as the filter part of a section's address; '' when nothing is chosen. */
export function pathOfChoice(
  { values, priceFrom, priceTo }: Choice,
  { properties }: Pick<Reference, 'properties'>,
): string {
  const parts = properties.flatMap((property) => {
    const ids = new Set(values.get(property.id));
    const codes = property.values.flatMap(({ id, code }) => (ids.has(id) ? code : []));
    return codes.length > 0 ? `${property.code}-is-${codes.join('-or-')}` : [];
  });
  if (priceFrom !== null || priceTo !== null) {
    parts.push(`price${priceFrom === null ? '' : `-from-${priceFrom}`}${priceTo === null ? '' : `-to-${priceTo}`}`);
  }
  return parts.length > 0 ? `filter/${parts.join('/')}/apply/` : '';
}

/** The choice as the query of a page that is not a section: `?filter_3_12=Y`; '' when nothing is chosen. */
export function queryOfChoice({ values, priceFrom, priceTo }: Choice): string {
  const query = new URLSearchParams();
  for (const [propertyId, ids] of values) for (const id of ids) query.set(`filter_${propertyId}_${id}`, 'Y');
  if (priceFrom !== null) query.set('filter_price_min', String(priceFrom));
  if (priceTo !== null) query.set('filter_price_max', String(priceTo));
  return query.size > 0 ? `?${query}` : '';
}
