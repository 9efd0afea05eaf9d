import type { Salon } from '@zapovednik/api/services/calls/salon';
import { shopMap } from '@zapovednik/areas/checkout/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { Button, Skeleton } from '@zapovednik/ui';
import { useState } from 'react';
import styles from './salon-map.module.css';

interface SalonMapProps {
  salons: readonly Salon[];
  /** «Кабинет» */
  title: string;
  onChoose: (id: number) => void;
}

/** The salons on the shop's map. A click on a marker shows the salon; a second click chooses it. */
export default function SalonMap({ salons, title, onChoose }: SalonMapProps) {
  const [markedId, setMarkedId] = useState<number | null>(null);
  const marked = salons.find(({ id }) => id === markedId);
  return (
    <div>
      <div className={styles.map}>
        <Widget
          of={shopMap}
          props={{
            label: `${title} на карте`,
            markers: salons.map(({ id, coords, name }) => ({
              ...{ id, coordinates: coords, title: name },
              ...{ icon: null, isFast: false },
            })),
            chosenId: markedId,
            isInPage: true,
            onMarker: setMarkedId,
          }}
          fallback={<Skeleton shape="picture" />}
        />
      </div>
      <div role="status" className={styles.marked}>
        {marked ? (
          <>
            <p>
              {marked.name}: {marked.address}
            </p>
            <Button variant="primary" onClick={() => onChoose(marked.id)}>
              Выбрать
            </Button>
          </>
        ) : (
          <p>Нажмите на значок, чтобы увидеть адрес</p>
        )}
      </div>
    </div>
  );
}
