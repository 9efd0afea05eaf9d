import type { CityState } from '@zapovednik/api/shell/models/city-state';
/** The guards that depend only on the city. If one fails, the page answers 404 (ROU-99 to ROU-104). */
export declare const cityGuards: {
  readonly 'default-location': (city: CityState) => boolean;
  readonly 'main-city': (city: CityState) => boolean;
  readonly 'regional-centre': (city: CityState) => boolean;
};
