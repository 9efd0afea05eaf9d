import type { City } from 'deploy-reference-data/city-map/city-map';
import { mappedCity } from 'deploy-reference-data/streets/cities';
import { furtherCities } from './further-cities';
import { largerCities } from './larger-cities';
import type { OwnFacts } from './own-facts';

/** The data of a city, with its drawn map; `cities.ts` makes the full records from it. */
export interface CityFacts extends OwnFacts, Pick<City, 'region' | 'centre' | 'streets'> {}

/** In the order of the city list. */
export const cityFacts: readonly CityFacts[] = [...largerCities, ...furtherCities].map((city) => {
  const { region, centre, streets } = mappedCity(city.id);
  return { ...city, region, centre, streets };
});
