import { mappedCity } from './cities';
import { type Street, streetTypes } from './city-map';

/** A text's words in small letters, ё like е. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}/]+/u)
    .filter(Boolean);

/** Words that say nothing in an address. */
const silent = new Set(['д', 'дом', 'г', 'город', 'россия']);

/** The number of a house that is left of the words when the street's own are taken away; null where they mean another street. */
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

/** Whether the street's own name is asked for, and not only its kind or city. */
const isNamed = (words: readonly string[], { name }: Street) =>
  wordsOf(name).some((token) => words.some((word) => token.startsWith(word)));

export interface FoundStreet {
  street: Street;
  /** What the text says of the house, "12а"; '' when nothing. */
  number: string;
}

/**
 * Streets that a text may mean, those first whose name begins with its first word; words may be begun only.
 *
 * @param known The street is known already, and the text may be a house's number alone.
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
