import { chelyabinsk } from './cities/chelyabinsk';
import { ekaterinburg } from './cities/ekaterinburg';
import { kamenskUralskiy } from './cities/kamensk-uralskiy';
import { kurgan } from './cities/kurgan';
import { magnitogorsk } from './cities/magnitogorsk';
import { moskva } from './cities/moskva';
import { nizhniyTagil } from './cities/nizhniy-tagil';
import { novosibirsk } from './cities/novosibirsk';
import { omsk } from './cities/omsk';
import { perm } from './cities/perm';
import { pervouralsk } from './cities/pervouralsk';
import { surgut } from './cities/surgut';
import { tyumen } from './cities/tyumen';
import { ufa } from './cities/ufa';
import { type City, drawCity } from './city-map';

/** The drawn cities, by ID: what suggestions, geocoder, pickup points and the schematic map read. */
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

/** The drawn city of a location; throws where there is none. */
export function mappedCity(id: number): City {
  const found = mappedCities.find((city) => city.id === id);
  if (!found) throw new Error(`No city ${id} is drawn`);
  return found;
}
