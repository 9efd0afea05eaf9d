import type { Shop, ShopFeature } from '@zapovednik/api/content/models/shop';
import { nearestFirst } from '@zapovednik/platform/geolocation';
import type { Coordinates } from '@zapovednik/rules/format';
import type { PointsOfService } from '../city/pickup-points';
import { isOpen } from './is-open';
import type { ShopChoice } from './shop-choice';

/** Our shops of a city, and the points of partners. */
export interface Places {
  readonly shops: readonly Shop[];
  readonly points: readonly PointsOfService[];
}

interface FindOptions {
  readonly features: readonly ShopFeature[];
  /** The time for «Открыто сейчас»; null: not known, as on the server, whose pages are cached. */
  readonly now: Date | null;
  /** The nearest places to it come first. */
  readonly place: Coordinates | null;
}

/** The shops and points that a visitor wants to see, for the list and for the map. Points of partners have no features. */
export function findShops(all: Places, choice: ShopChoice, { features, now, place }: FindOptions): Places {
  const wanted = features.filter(({ code }) => choice.features.includes(code)).map(({ id }) => id);
  const timeZone = all.shops[0]?.timeZone;
  const time = choice.openNow ? now : null;
  const isOpenThen = (schedule: string, zone: string | undefined) =>
    time === null || (zone !== undefined && isOpen(schedule, zone, time));
  const shops = all.shops.filter(
    (shop) => wanted.every((id) => shop.features.includes(id)) && isOpenThen(shop.schedule, shop.timeZone),
  );
  const points = all.points
    .map((group) => ({ ...group, points: group.points.filter(({ schedule }) => isOpenThen(schedule, timeZone)) }))
    .filter((group) => group.points.length > 0);
  return {
    shops: choice.whose === 'partners' ? [] : sorted(shops, place),
    points:
      choice.whose === 'own' || wanted.length > 0
        ? []
        : points.map((group) => ({ ...group, points: sorted(group.points, place) })),
  };
}

const sorted = <Place extends { readonly coordinates: Coordinates | null }>(
  places: readonly Place[],
  place: Coordinates | null,
) => (place ? nearestFirst(places, place) : places);

/** How many places are found. */
export const countOf = ({ shops, points }: Places) => ({
  own: shops.length,
  partners: points.reduce((sum, group) => sum + group.points.length, 0),
});
