import type { Shop, ShopFeature } from '@zapovednik/api/content/models/shop';
import { kilometres } from '@zapovednik/platform/geolocation';
import type { ShopChoice } from './shop-choice';

/** Kilometres. An address that is farther than this from every shop is in another city. */
const CITY_AND_SUBURBS = 60;

/**
 * What of a choice a city can fulfil. The choice comes along to another city, where some of it may not exist: such a filter
 * could not be seen or removed there.
 *
 * @param offered features that at least one shop has
 */
export const fitChoice = (
  choice: ShopChoice,
  offered: readonly Pick<ShopFeature, 'code'>[],
  shops: readonly Pick<Shop, 'coordinates'>[],
): ShopChoice => ({
  ...choice,
  features: choice.features.filter((one) => offered.some(({ code }) => code === one)),
  near: isElsewhere(choice.near, shops) ? null : choice.near,
});

const isElsewhere = (near: ShopChoice['near'], shops: Parameters<typeof fitChoice>[2]) =>
  near !== null &&
  near !== 'me' &&
  shops.length > 0 &&
  shops.every(({ coordinates }) => kilometres(coordinates, near.coordinates) > CITY_AND_SUBURBS);
