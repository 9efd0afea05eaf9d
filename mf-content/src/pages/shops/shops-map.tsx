import { useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { fastDeliveryZonesQuery } from 'shared-contracts/checkout/queries/fast-delivery-zones';
import { shopMap } from 'shared-contracts/checkout/widgets';
import { useQuery } from 'shared-contracts/query';
import { Button } from 'shared-contracts/ui';
import { MapPin } from 'shared-contracts/ui/icons';
import { type PropsOf, Widget } from 'shared-contracts/widgets';
import type { PointsOfService } from '../../city/pickup-points';
import styles from './shops-map.module.css';

type Markers = PropsOf<typeof shopMap>['markers'];

/** The map of the city's shops and points, loaded on request, with the zones of fast delivery (CIT-32). The list shows the same. */
export function ShopsMap({ groups }: { groups: readonly PointsOfService[] }) {
  const app = useApp();
  const [open, setOpen] = useState(false);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const { data: zones = [] } = useQuery({ ...fastDeliveryZonesQuery(app), enabled: open });
  const chosen = groups.flatMap(({ points }) => points).find(({ id }) => id === chosenId);
  const markers = groups.flatMap(({ service, points }) =>
    points.flatMap(
      ({ id, coordinates, name, hasFastPickup }): Markers =>
        coordinates
          ? [{ id, coordinates: [...coordinates], icon: service.marker, title: name, isFast: hasFastPickup }]
          : [],
    ),
  );

  if (!open) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>
          <MapPin />
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
            label: `Магазины и пункты выдачи ${app.city.cases.inCity}`,
            markers,
            chosenId,
            zones: zones.map(({ ID, NAME, COORDS }) => ({ id: ID, title: NAME, corners: COORDS })),
            isInPage: true,
            onMarker: setChosenId,
          }}
          fallback={null}
        />
      </div>
      <p role="status" className={styles.chosen}>
        {chosen ? `${chosen.name}: ${chosen.address}, ${chosen.schedule}` : 'Нажмите на значок, чтобы увидеть адрес'}
      </p>
    </div>
  );
}
