import { type AddressSuggestion, asksForLocal, LOCAL_SUGGESTION } from '../models/address-suggestion';

/** The parts of an address in the suggestion service. */
interface Door {
  readonly street: string;
  readonly house: string;
}

type Level = 'street' | 'house';

/** A request to the suggestion service, the body of its call. */
export interface AddressQuestion {
  query: string;
  locations: { city?: string; settlement?: string; street_fias_id?: string }[];
  from_bound: { value: Level };
  to_bound: { value: Level };
  restrict_value: boolean;
  count: number;
}

type Ask = (question: AddressQuestion) => Promise<readonly AddressSuggestion[]>;

/** The result for an address: its coordinates ('' if unknown), or the field that the service did not find. */
export type AddressCheck =
  | { readonly known: true; readonly coords: string }
  | { readonly known: false; readonly field: Level };

/** The messages for an address that the service did not find, by field. */
export const UNKNOWN_ADDRESS: Readonly<Record<Level, string>> = {
  street: 'Не нашли такую улицу. Выберите её из подсказок',
  house: 'Не нашли такой дом. Выберите его из подсказок',
};

/** A request for streets or houses in a town or village. */
export const addressQuestion = (level: Level, city: string, query: string): AddressQuestion => ({
  query,
  locations: [{ city }, { settlement: city }],
  from_bound: { value: level },
  to_bound: { value: level },
  restrict_value: true,
  count: 20,
});

/** A text's words in lower case, ё as е. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether two texts are the name of the same city. */
export const isSameCity = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ');

/** Whether a text means the suggested street: it has all words of the street's name, with or without «улица». */
function isStreet({ street }: AddressSuggestion, text: string): boolean {
  const words = wordsOf(text);
  return street !== '' && wordsOf(street).every((word) => words.includes(word));
}

/** Whether a street is the local district, which is not in the suggestion service (VAL-18). */
const isLocalStreet = (city: string, street: string): boolean =>
  city === LOCAL_SUGGESTION.city && asksForLocal(street.replace(/^(мкр|микрорайон)\.?\s+/i, ''));

/**
 * Checks whether a house is in the suggestion service. Browser and back end use the same rule. The local district is
 * always accepted, with its fixed coordinates if the service has no better ones (DEL-70).
 *
 * @throws the error of `ask`; the address is then not checked
 */
export async function checkAddress(ask: Ask, city: string, { street, house }: Door): Promise<AddressCheck> {
  const number = wordsOf(house).join('');
  const houses = await ask(addressQuestion('house', city, `${street}, ${house}`));
  const found = houses.find((one) => isStreet(one, street) && !one.hasFlat && wordsOf(one.house).join('') === number);
  if (found) return { known: true, coords: found.coords };
  if (isLocalStreet(city, street)) return { known: true, coords: LOCAL_SUGGESTION.coords };
  const streets = await ask(addressQuestion('street', city, street));
  return { known: false, field: streets.some((one) => isStreet(one, street)) ? 'house' : 'street' };
}
