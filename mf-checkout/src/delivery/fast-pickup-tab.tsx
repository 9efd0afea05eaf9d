import { useEffect, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { DeliveryChoice } from 'shared-contracts/checkout/models/delivery';
import { useQuery } from 'shared-contracts/query';
import { showNotification } from 'shared-contracts/shell/commands';
import { Button } from 'shared-contracts/ui';
import { Dialog } from 'shared-contracts/ui/dialog';
import { Info } from 'shared-contracts/ui/icons';
import { startFastPickup, stopFastPickup } from './choose-delivery';
import { pickupPointsQuery } from './delivery-queries';
import styles from './fast-pickup-tab.module.css';
import { PointList } from './point-list';
import { PointsOfCity } from './points-of-city';

interface TabProps {
  chosen: DeliveryChoice;
  onDone: () => void;
}

/** «Быстрый самовывоз»: pickup within the hour from a shop's own stock; the catalogue then shows this stock. */
export function FastPickupTab({ chosen, onDone }: TabProps) {
  const app = useApp();
  const [asked, setAsked] = useState<DeliveryChoice['point']>(null);
  const [busy, setBusy] = useState(false);
  const { isFastPickup: active, point } = chosen;

  const run = async (work: Promise<boolean>) => {
    setBusy(true);
    const isSaved = await work;
    setBusy(false);
    setAsked(null);
    if (isSaved) onDone();
  };

  // Fast pickup is active, its shop is gone, and one other exists: it is chosen automatically (DEL-50). Of several the shopper
  // chooses.
  const { data: points } = useQuery(pickupPointsQuery(app, true));
  const only = active && !point && points?.length === 1 ? points[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each shop that is found
  useEffect(() => {
    if (only) void run(startFastPickup(app, only));
  }, [only]);

  const toggle = () => {
    if (!point) void app.bus.run(showNotification, { kind: 'error', text: 'не выбран ПВЗ' });
    else if (active) void run(stopFastPickup(app, point));
    else setAsked(point);
  };

  return (
    <div className={styles.tab}>
      <label className={styles.switch}>
        <span>Быстрый самовывоз</span>
        <input type="checkbox" role="switch" aria-checked={active} checked={active} disabled={busy} onChange={toggle} />
      </label>
      <p className={styles.warning}>
        <Info />В каталоге отобразятся товары c учётом выбранного магазина
      </p>
      <PointsOfCity fast>
        {(points) => <PointList points={points} selectedId={active && point ? point.id : null} onChoose={setAsked} />}
      </PointsOfCity>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        size="small"
        title={asked?.name ?? 'Быстрый самовывоз'}
        footer={
          <>
            <Button variant="primary" busy={busy} onClick={() => asked && run(startFastPickup(app, asked))}>
              Подтвердить
            </Button>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              Отмена
            </Button>
          </>
        }
      >
        В каталоге будут отображаться товары с учетом наличия в выбранной торговой точке. А также корзина будет
        пересчитана.
      </Dialog>
    </div>
  );
}
