import type { CityState } from '@zapovednik/api/shell/models/city-state';
import type { GuardName } from './route-definition';

/** The guards that depend only on the city. If one fails, the page answers 404 (ROU-99 to ROU-104). */
export const cityGuards = {
  'default-location': (city) => city.isDefaultLocation,
  'main-city': (city) => city.isMainCity,
  'regional-centre': (city) => city.isRc,
} as const satisfies Partial<Record<GuardName, (city: CityState) => boolean>>;
