import { addressQuestion } from '@zapovednik/api/checkout/calls/check-address';
import { suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import type { AddressSuggestion } from '@zapovednik/api/checkout/models/address-suggestion';
import { placesQuery } from '@zapovednik/areas/shell/queries/places';
import type { AppContext } from '@zapovednik/platform/app';
import { kilometres } from '@zapovednik/platform/geolocation';
import { queryOptions } from '@zapovednik/platform/query';
import { parseCoordinates } from '@zapovednik/rules/format';

/** A town, street or house that a text may mean. */
export interface FoundAddress {
  readonly id: string;
  readonly label: string;
  /** The town near the city; '' in the city. */
  readonly town: string;
  /** '' for a town. */
  readonly street: string;
  /** '' for a town or a street. */
  readonly house: string;
  readonly coords: string;
  /** Another city delivers there: this is the name to look for in the list of cities. */
  readonly elsewhere?: string;
}

type Context = Pick<AppContext, 'api' | 'city' | 'query'>;

const MOST = 7;
const MOST_TOWNS = 3;
/** A town that the city serves is not farther than this, in kilometres: other regions have towns of the same name. */
const FARTHEST = 300;

/** Finds addresses for a line of text: in the city or in the town that the line begins with, else in other places. */
export const addressesQuery = (context: Context, text: string, town: string) =>
  queryOptions({
    queryKey: ['mf-checkout', 'addresses', context.city.locationId, town, text],
    queryFn: ({ signal }) => findAddresses(context, text, town, signal),
    // The next typed letter sends a new request.
    retry: false,
    staleTime: 600_000,
  });

/** Whether this city serves a place of that name there. */
export async function servesPlace(context: Context, name: string, coords: string): Promise<boolean> {
  const places = await context.query.fetchQuery(placesQuery(context, name));
  const isServed = places.some((place) => place.name === name && place.cityId === context.city.locationId);
  return isServed && isNear(context, { coords });
}

async function findAddresses(context: Context, text: string, town: string, signal: AbortSignal) {
  const { api, city } = context;
  const ask = async (query: string, place: string | null) => {
    const { locations, ...question } = addressQuestion('street', place ?? '', query);
    const bounds = { to_bound: { value: 'house' as const }, count: MOST };
    const found = await api(suggestAddress, { ...question, ...bounds, ...(place && { locations }) }, { signal });
    return found.filter(({ street, hasFlat }) => street !== '' && !hasFlat);
  };
  const place = town || city.name;
  const [here, towns] = await Promise.all([ask(text, place), townsNamed(context, town ? '' : text)]);
  const found = here.filter((one) => !town || isNear(context, one)).map((one) => present(one, town));
  if (found.length + towns.length > 0) return { options: [...found, ...towns], nothing: '' };
  const [street, number] = withoutNumber(text);
  if (number && (await ask(street, place)).length > 0) {
    return { options: [], nothing: 'Не нашли такой дом. Проверьте номер' };
  }
  return { options: await around(context, await ask(text, null)), nothing: 'Ничего не найдено' };
}

/** «малышева 999» → «малышева», «999» */
const withoutNumber = (text: string): [string, string] => {
  const number = /[\s,]+(?:д(?:ом)?\.?\s*)?(\d\S*)$/i.exec(text);
  return number ? [text.slice(0, number.index), number[1] ?? ''] : [text, ''];
};

function isNear({ city }: Context, { coords }: Pick<AddressSuggestion, 'coords'>): boolean {
  const place = parseCoordinates(coords);
  return !place || !city.centre || kilometres(city.centre, place) <= FARTHEST;
}

const line = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');

const present = ({ text, streetName, house, coords }: AddressSuggestion, town: string): FoundAddress => ({
  id: text,
  label: line(town, streetName, house),
  town,
  street: streetName,
  house,
  coords,
});

/** Addresses of towns that this city serves; if there are none, of places that need another city. */
async function around(context: Context, found: readonly AddressSuggestion[]) {
  const names = [...new Set(found.map(({ place }) => place))].filter(Boolean).slice(0, MOST_TOWNS);
  const places = await Promise.all(names.map((name) => context.query.fetchQuery(placesQuery(context, name))));
  const served = new Set(
    places.flat().flatMap(({ name, cityId }) => (cityId === context.city.locationId ? [name] : [])),
  );
  const near = found.filter((one) => served.has(one.place) && isNear(context, one));
  if (near.length > 0) return near.map((one) => present(one, one.place));
  return found.map((one) => ({
    ...present(one, one.place),
    label: line(one.region, one.place, one.streetName, one.house),
    elsewhere: one.place,
  }));
}

/** Towns whose name begins with the text, when it has no number yet. */
async function townsNamed(context: Context, text: string): Promise<FoundAddress[]> {
  if (text === '' || /\d/.test(text)) return [];
  const { city, query } = context;
  const begins = text.toLowerCase();
  // Addresses are found without this list, too.
  const places = await query.fetchQuery(placesQuery(context, text)).catch(() => []);
  const towns = places.filter(
    ({ id, name, cityId }) => cityId !== 0 && id !== city.locationId && name.toLowerCase().startsWith(begins),
  );
  const served = towns.filter(({ cityId }) => cityId === city.locationId).map(({ name }) => name);
  const others = towns.map(({ name }) => name).filter((name) => !served.includes(name));
  const option = (name: string) => ({ id: `town-${name}`, label: name, town: name, street: '', house: '', coords: '' });
  return [
    ...served.map(option),
    // The list of cities shows all places of this name.
    ...[...new Set(others)].map((name) => ({ ...option(name), label: `${name}: другой город`, elsewhere: name })),
  ].slice(0, MOST_TOWNS);
}
