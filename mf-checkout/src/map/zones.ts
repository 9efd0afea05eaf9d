import polygons from 'polygon-clipping';
import type { EngineFeatures, Position } from './engine';
import { collection } from './features';
import type { ShopMapProps } from './props';
import { toPosition } from './view';

type Zone = NonNullable<ShopMapProps['zones']>[number];

/**
 * Zones as GeoJSON. A city has a zone around each shop, and they overlap: their edges would cross everywhere, and their fills
 * add up. So overlapping zones are one area. The last corner of a ring is the first one again.
 */
export function zoneFeatures(zones: readonly Zone[]): EngineFeatures {
  const [first, ...others] = zones
    .filter(({ corners }) => corners.length > 2)
    .map(({ corners }): Position[][] => [[...corners, ...corners.slice(0, 1)].map(toPosition)]);
  const areas = first ? polygons.union(first, ...others) : [];
  return collection(
    areas.map((coordinates, id) => ({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates },
      properties: { id },
    })),
  );
}
