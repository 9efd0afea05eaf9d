import type { OrderDetails } from '@zapovednik/api/cabinet/models/personal-order';
import { shopMap } from '@zapovednik/areas/checkout/widgets';
import { type PropsOf, Widget } from '@zapovednik/areas/widgets';
import { useApp } from '@zapovednik/platform/app';
import { formatMoment } from '@zapovednik/rules/dates';
import { parseCoordinates } from '@zapovednik/rules/format';
import { Button, Skeleton } from '@zapovednik/ui';
import { Map as MapIcon } from '@zapovednik/ui/icons';
import { Section } from '@zapovednik/ui/layout';
import { useMemo, useState } from 'react';
import { Facts } from './facts';
import styles from './order-delivery.module.css';

type MapProps = PropsOf<typeof shopMap>;

/** The zoom of an address (LIM-04). */
const ZOOM = 16;

/** How, where and when the order is handed over; a click loads the map with the place. */
export function OrderDelivery({ order }: { order: OrderDetails }) {
  const { today } = useApp().city;
  const { isPickup, delivery, pickupName, pickupSchedule, address, date, coords } = order;
  const [map, setMap] = useState<'closed' | 'open' | 'unavailable'>('closed');
  const isOpen = map === 'open';
  return (
    <Section title="Получение" look="card">
      <Facts
        facts={[
          ['Способ', delivery],
          [isPickup ? 'Где забрать' : 'Куда', [pickupName, address].filter(Boolean).join('\n')],
          ['Часы', pickupSchedule],
          ['Когда', formatMoment(date, today)],
        ]}
      />
      {parseCoordinates(coords) && (
        <Button
          icon={<MapIcon />}
          aria-expanded={isOpen}
          className={styles.button}
          onClick={() => setMap(isOpen ? 'closed' : 'open')}
        >
          {isOpen ? 'Скрыть карту' : 'Показать на карте'}
        </Button>
      )}
      {isOpen && <PlaceMap coords={coords} title={pickupName || address} onUnavailable={() => setMap('unavailable')} />}
      {map === 'unavailable' && <p role="status">Карта сейчас недоступна.</p>}
    </Section>
  );
}

interface PlaceMapProps {
  coords: string;
  title: string;
  onUnavailable: () => void;
}

function PlaceMap({ coords, title, onUnavailable }: PlaceMapProps) {
  const place = useMemo((): Pick<MapProps, 'markers' | 'focus'> => {
    const [latitude = 0, longitude = 0] = parseCoordinates(coords) ?? [];
    const coordinates: [number, number] = [latitude, longitude];
    return {
      markers: [{ id: 1, coordinates, icon: null, title, isFast: false }],
      focus: { coordinates, zoom: ZOOM },
    };
  }, [coords, title]);
  return (
    <div className={styles.map}>
      <Widget
        of={shopMap}
        props={{ label: 'Место получения на карте', ...place, isInPage: true, onUnavailable }}
        fallback={<Skeleton shape="block" />}
      />
    </div>
  );
}
