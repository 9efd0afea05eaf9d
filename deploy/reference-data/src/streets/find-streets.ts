import { type Street, streetTypes } from '../city-map/city-map';
import { mappedCity } from './cities';

/** A text's words in lower case, ё as е. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}/]+/u)
    .filter(Boolean);

/** Words without meaning in an address. */
const silent = new Set(['д', 'дом', 'г', 'город', 'россия']);

/** The house number after the street's own words are removed. Null if the words mean another street. */
function numberOn(words: readonly string[], street: Street): string | null {
  const city = mappedCity(street.cityId);
  const names = [...wordsOf(street.name), ...wordsOf(streetTypes[street.type]), ...wordsOf(street.type)];
  const tokens = [...names, ...wordsOf(city.name), ...wordsOf(city.region), 'обл'];
  const left: string[] = [];
  for (const word of words) {
    const at = tokens.findIndex((token) => token.startsWith(word));
    if (at >= 0) tokens.splice(at, 1);
    else left.push(word);
  }
  const [number = '', ...more] = left;
  return more.length === 0 && (number === '' || /^\d/.test(number)) ? number : null;
}

/** Whether the text contains the street's own name, not only its kind or city. */
const isNamed = (words: readonly string[], { name }: Street) =>
  wordsOf(name).some((token) => words.some((word) => token.startsWith(word)));

export interface FoundStreet {
  street: Street;
  /** The house in the text, "12а"; '' for none. */
  number: string;
}

/**
 * Streets that match a text. Those whose name begins with its first word come first. Words may be incomplete.
 *
 * @param known The street is already known, and the text may be only a house number.
 */
export function findStreets(text: string, streets: readonly Street[], known = false): FoundStreet[] {
  const words = wordsOf(text).filter((word) => !silent.has(word));
  const begins = ({ street }: FoundStreet) => wordsOf(street.name)[0]?.startsWith(words[0] ?? '') ?? false;
  return streets
    .flatMap((street) => {
      const number = numberOn(words, street);
      return number === null || !(known || isNamed(words, street)) ? [] : [{ street, number }];
    })
    .sort((one, other) => Number(begins(other)) - Number(begins(one)));
}
