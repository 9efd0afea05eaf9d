import type { Street } from 'deploy-reference-data/city-map/city-map';
import { mappedCity, mappedPlaces } from 'deploy-reference-data/streets/cities';
import { findStreets, wordsOf } from 'deploy-reference-data/streets/find-streets';
import { housesOf } from 'deploy-reference-data/streets/houses';
import { fiasId } from './fias-id';
import { isTown, present, type Suggestion } from './present';

/** Limits of a search; missing fields do not limit. */
interface Place {
  region?: string | undefined;
  city?: string | undefined;
  /** A place that is not a town. */
  settlement?: string | undefined;
  city_fias_id?: string | undefined;
  street_fias_id?: string | undefined;
}

interface Search {
  query: string;
  locations: readonly Place[];
  /** Whether streets may be in the result; the same for houses. */
  streets: boolean;
  houses: boolean;
  restricted: boolean;
  count: number;
}

function isIn({ region, city, settlement, city_fias_id, street_fias_id }: Place, street: Street): boolean {
  const where = mappedCity(street.cityId);
  const starts = (whole: string, part: string | undefined) =>
    part === undefined || wordsOf(whole).join(' ').startsWith(wordsOf(part).join(' '));
  const is = (id: number, asked: string | undefined) => asked === undefined || asked === fiasId(`${id}`);
  return (
    starts(where.region, region) &&
    starts(isTown(where) ? where.name : '', city) &&
    starts(isTown(where) ? '' : where.name, settlement) &&
    is(where.id, city_fias_id) &&
    is(street.id, street_fias_id)
  );
}

/** Streets and houses that match a text, the best first. */
export function findAddresses({ query, locations, streets, houses, restricted, count }: Search): Suggestion[] {
  const within = mappedPlaces
    .flatMap((place) => place.streets)
    .filter((street) => locations.length === 0 || locations.some((place) => isIn(place, street)));
  const known = locations.some(({ street_fias_id }) => street_fias_id !== undefined);
  const matching = findStreets(query, within, known);
  const foundStreets = matching
    .filter(({ street, number }) => streets && street.listed && number === '')
    .map(({ street }) => present(street, null, restricted));
  if (!houses || foundStreets.length >= count) return foundStreets.slice(0, count);
  const foundHouses = matching.slice(0, count).flatMap(({ street, number }) =>
    housesOf(street)
      .filter((house) => house.number.toLowerCase().startsWith(number))
      .map((house) => present(street, house, restricted)),
  );
  return [...foundStreets, ...foundHouses].slice(0, count);
}
