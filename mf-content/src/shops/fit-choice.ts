import { kilometres } from '@zapovednik/platform/geolocation';
import type { Coordinates } from '@zapovednik/rules/format';
import type { ShopChoice } from './shop-choice';

/** Kilometres. An address that is farther than this from every place is in another city. */
const CITY_AND_SUBURBS = 60;

/**
 * What of a choice a city can fulfil. The choice comes along to another city, where some of it may not exist: such a filter
 * could not be seen or removed there.
 *
 * @param codes of the features that at least one shop has
 * @param places of the city, all of them
 */
export const fitChoice = (
  choice: ShopChoice,
  codes: readonly string[],
  places: readonly { readonly coordinates: Coordinates | null }[],
): ShopChoice => ({
  ...choice,
  features: choice.features.filter((code) => codes.includes(code)),
  near: isElsewhere(choice.near, places) ? null : choice.near,
});

const isElsewhere = (near: ShopChoice['near'], places: Parameters<typeof fitChoice>[2]) =>
  near !== null &&
  near !== 'me' &&
  !places.some(({ coordinates }) => coordinates && kilometres(coordinates, near.coordinates) < CITY_AND_SUBURBS);
