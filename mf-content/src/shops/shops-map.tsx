import type { Shop } from '@zapovednik/api/content/models/shop';
import { fastDeliveryZonesQuery } from '@zapovednik/areas/checkout/queries/fast-delivery-zones';
import { shopMap } from '@zapovednik/areas/checkout/widgets';
import { shopLink } from '@zapovednik/areas/content/routes';
import { Widget } from '@zapovednik/areas/widgets';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import type { Coordinates } from '@zapovednik/rules/format';
import { Button, Skeleton } from '@zapovednik/ui';
import { MapPin } from '@zapovednik/ui/icons';
import { useState } from 'react';
import type { PointsOfService } from '../city/pickup-points';
import styles from './shops-map.module.css';

interface ShopsMapProps {
  shops: readonly Shop[];
  /** The accessible name of the map. */
  label: string;
  /** id of the service «Быстрый самовывоз»: its shops have another marker. */
  fastPickup?: number | undefined;
  /** The shops are in the storefront's city, whose zones are available. */
  hasZones?: boolean;
  /** Partners' points, which are also shown. */
  points?: readonly PointsOfService[];
}

const pair = ([latitude, longitude]: Coordinates): [number, number] => [latitude, longitude];

/**
 * The map of shops, loaded on request, with the zones of fast delivery (CIT-32). The list next to it has the same
 * content.
 */
export function ShopsMap({ shops, label, fastPickup, hasZones = true, points = [] }: ShopsMapProps) {
  const app = useApp();
  const [open, setOpen] = useState(false);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const { data: zones = [] } = useQuery({ ...fastDeliveryZonesQuery(app), enabled: open && hasZones });
  const chosen = shops.find(({ id }) => id === chosenId);
  const ofPartners = points.flatMap(({ service, points: all }) => all.map((point) => ({ service, point })));
  const chosenPoint = ofPartners.find(({ point }) => point.id === chosenId)?.point;

  if (!open) {
    return (
      <div>
        <Button icon={<MapPin />} onClick={() => setOpen(true)}>
          Показать на карте
        </Button>
      </div>
    );
  }
  return (
    <div>
      <div className={styles.map}>
        <Widget
          of={shopMap}
          props={{
            label,
            markers: [
              ...shops.map(({ id, coordinates, name, features }) => ({
                id,
                coordinates: pair(coordinates),
                icon: null,
                title: name,
                isFast: fastPickup !== undefined && features.includes(fastPickup),
              })),
              ...ofPartners.flatMap(({ service, point: { id, name, coordinates } }) =>
                coordinates
                  ? [{ id, coordinates: pair(coordinates), icon: service.marker, title: name, isFast: false }]
                  : [],
              ),
            ],
            chosenId,
            zones: zones.map(({ id, name, corners }) => ({ id, title: name, corners })),
            isInPage: true,
            onMarker: setChosenId,
          }}
          fallback={<Skeleton shape="picture" />}
        />
      </div>
      <p role="status" className={styles.chosen}>
        {chosen ? (
          <>
            <Link to={shopLink(chosen.code)}>{chosen.name}</Link>: {chosen.address}, {chosen.schedule}
          </>
        ) : chosenPoint ? (
          `${chosenPoint.name}: ${chosenPoint.address}, ${chosenPoint.schedule}`
        ) : (
          'Нажмите на значок, чтобы увидеть адрес'
        )}
      </p>
    </div>
  );
}
