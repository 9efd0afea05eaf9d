import { kilometres } from '@zapovednik/platform/geolocation';
import type { Coordinates } from '@zapovednik/rules/format';
import type { ShopChoice } from './shop-choice';

/** An address that is farther than this from every place is in another city. */
const CITY_AND_SUBURBS = 60;

interface Offer {
  /** The city has our own shops and points of partners. */
  readonly hasBoth: boolean;
  /** All of them. */
  readonly places: readonly { readonly coordinates: Coordinates | null }[];
  /** Codes of features that at least one shop has. */
  readonly features: readonly string[];
}

/**
 * What of a choice a city can fulfil. The choice comes along to another city, where some of it may not exist: such a filter
 * could not be seen or removed there.
 */
export function fitChoice(choice: ShopChoice, { hasBoth, places, features }: Offer): ShopChoice {
  const { whose, near } = choice;
  const isHere =
    near === null ||
    near === 'me' ||
    places.some(({ coordinates }) => coordinates && kilometres(coordinates, near.coordinates) < CITY_AND_SUBURBS);
  return {
    ...choice,
    whose: hasBoth ? whose : null,
    features: choice.features.filter((code) => features.includes(code)),
    near: isHere ? near : null,
  };
}
