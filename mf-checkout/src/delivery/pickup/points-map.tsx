import type { PickupPoint } from '@zapovednik/api/checkout/models/delivery';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import type { Coordinates } from '@zapovednik/rules/format';
import { useMemo } from 'react';
import { ShopMap } from '../../map/shop-map';
import { dialogFocus, MAP_ZOOM } from '../../map/view';
import { pickupServicesQuery } from './points-query';

interface PointsMapProps {
  points: readonly PickupPoint[];
  chosenId: number | null;
  /** Where the person is. */
  place: Coordinates | null;
  onOpen: (id: number) => void;
}

/**
 * The points on the map, each with the marker of its service (DEL-13). The map is shown when the markers are loaded.
 */
export function PointsMap({ points, chosenId, place, onOpen }: PointsMapProps) {
  const app = useApp();
  const { data: services } = useQuery(pickupServicesQuery(app));
  const markers = useMemo(
    () =>
      points.flatMap(({ id, coordinates, serviceId, name, hasFastPickup }) => {
        const icon = services?.find((service) => service.id === serviceId)?.marker;
        return coordinates && icon ? [{ id, coordinates, icon, title: name, isFast: hasFastPickup }] : [];
      }),
    [points, services],
  );
  const { centre } = app.city;
  const focus = useMemo(
    () => (place ? { coordinates: place, zoom: MAP_ZOOM.city } : dialogFocus(centre)),
    [place, centre],
  );
  if (!services) return null;
  return <ShopMap label="Пункты на карте" markers={markers} chosenId={chosenId} focus={focus} onMarker={onOpen} />;
}
