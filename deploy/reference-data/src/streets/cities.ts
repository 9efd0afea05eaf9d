import { chelyabinsk } from '../cities/chelyabinsk';
import { ekaterinburg } from '../cities/ekaterinburg';
import { kamenskUralskiy } from '../cities/kamensk-uralskiy';
import { kurgan } from '../cities/kurgan';
import { magnitogorsk } from '../cities/magnitogorsk';
import { moskva } from '../cities/moskva';
import { nizhniyTagil } from '../cities/nizhniy-tagil';
import { novosibirsk } from '../cities/novosibirsk';
import { omsk } from '../cities/omsk';
import { perm } from '../cities/perm';
import { pervouralsk } from '../cities/pervouralsk';
import { surgut } from '../cities/surgut';
import { tyumen } from '../cities/tyumen';
import { ufa } from '../cities/ufa';
import { type City, drawCity } from '../city-map/city-map';
import { drawTown } from '../towns/draw-town';
import { townFacts } from '../towns/towns';

/** The drawn cities: those with a storefront, with pickup points on their streets. */
export const mappedCities: readonly City[] = [
  ekaterinburg,
  perm,
  pervouralsk,
  chelyabinsk,
  tyumen,
  nizhniyTagil,
  ufa,
  kurgan,
  magnitogorsk,
  kamenskUralskiy,
  surgut,
  novosibirsk,
  omsk,
  moskva,
].map(drawCity);

const regionOf = (id: number) => mappedCities.find((city) => city.id === id)?.region ?? '';

/** Every drawn place, with the towns around the cities: the data of suggestions and geocoder. */
export const mappedPlaces: readonly City[] = [
  ...mappedCities,
  ...townFacts.map((town) => drawCity(drawTown({ ...town, region: town.region ?? regionOf(town.city) }))),
];

const byId = new Map(mappedPlaces.map((place) => [place.id, place]));

/** The drawn map of a location; throws if there is none. */
export function mappedCity(id: number): City {
  const found = byId.get(id);
  if (!found) throw new Error(`The city ${id} has no map`);
  return found;
}
