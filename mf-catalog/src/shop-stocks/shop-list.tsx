import type { ShopStock } from '@zapovednik/api/catalog/models/shop-stock';
import { choosePickupPoint } from '@zapovednik/areas/checkout/commands';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { nearestFirst, useOwnPlace } from '@zapovednik/platform/geolocation';
import { useMutation } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { Map as MapIcon, Navigation } from '@zapovednik/ui/icons';
import { useMemo, useState } from 'react';
import { ShopRow } from './shop-row';
import styles from './shop-stocks.module.css';
import { StocksMap } from './stocks-map';

interface ShopListProps {
  shops: readonly ShopStock[];
  /** Called when a shop is chosen. */
  onDone: () => void;
}

/**
 * The shops, the largest stock first, or the nearest first after the visitor has shared a location. Choosing a shop
 * makes it the pickup point.
 */
export function ShopList({ shops, onDone }: ShopListProps) {
  const app = useApp();
  const { place, busy, ask } = useOwnPlace();
  const [hasMap, setMap] = useState(false);
  const [markedId, setMarked] = useState<number | null>(null);
  const sorted = useMemo(() => (place ? nearestFirst(shops, place) : shops), [shops, place]);
  const { mutate, isPending, variables } = useMutation({
    networkMode: 'always',
    mutationFn: (pointId: number) => app.bus.run(choosePickupPoint, { pointId }),
    onSuccess: ({ saved }) => saved && onDone(),
    onError: (error) =>
      reportAndNotify(app, error, { area: 'mf-checkout', phase: 'command', name: choosePickupPoint.name }),
  });
  return (
    <>
      <div className={styles.tools}>
        <Button icon={<MapIcon />} aria-expanded={hasMap} onClick={() => setMap(!hasMap)}>
          {hasMap ? 'Скрыть карту' : 'Показать на карте'}
        </Button>
        {!place && shops.length > 1 && (
          <Button variant="quiet" icon={<Navigation />} busy={busy} onClick={ask}>
            Ближайшие
          </Button>
        )}
      </div>
      {hasMap && <StocksMap shops={sorted} place={place} markedId={markedId} onMark={setMarked} />}
      <ul aria-label="Магазины">
        {sorted.map((shop) => (
          <ShopRow
            key={shop.id}
            shop={shop}
            place={place}
            isMarked={hasMap && shop.id === markedId}
            busy={isPending && variables === shop.id}
            onChoose={() => mutate(shop.id)}
          />
        ))}
      </ul>
    </>
  );
}
