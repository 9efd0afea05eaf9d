import type { Shop } from '@zapovednik/api/content/models/shop';
import type { PointsOfService } from '../city/pickup-points';

/** The points that are not our shops: the id of a shop is the id of its pickup point. */
export function partnersOf(groups: readonly PointsOfService[], shops: readonly Shop[]): readonly PointsOfService[] {
  const own = new Set(shops.map(({ id }) => id));
  return groups
    .map(({ service, points }) => ({ service, points: points.filter(({ id }) => !own.has(id)) }))
    .filter(({ points }) => points.length > 0);
}

/** The marker of our own shops: that of the service to which their points belong. */
export function ownMarkerOf(groups: readonly PointsOfService[], shops: readonly Shop[]): string | null {
  const own = new Set(shops.map(({ id }) => id));
  return groups.find(({ points }) => points.some(({ id }) => own.has(id)))?.service.marker ?? null;
}
