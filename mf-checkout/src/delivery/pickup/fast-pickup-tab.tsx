import { useEffect, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { DeliveryChoice } from 'shared-contracts/checkout/models/delivery';
import { useMutation, useQuery } from 'shared-contracts/query';
import { showNotification } from 'shared-contracts/shell/commands';
import { Button } from 'shared-contracts/ui';
import { Dialog } from 'shared-contracts/ui/dialog';
import { Info } from 'shared-contracts/ui/icons';
import { type Point, startFastPickup, stopFastPickup } from './choose-delivery';
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
  const { isFastPickup: active, point } = chosen;

  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (save: () => Promise<boolean>) => save(),
    onSettled: () => setAsked(null),
    onSuccess: (isSaved) => isSaved && onDone(),
  });
  const start = (shop: Point) => mutate(() => startFastPickup(app, shop));

  // Fast pickup is active, its shop is gone, and one other exists: it is chosen automatically (DEL-50). Of several the shopper
  // chooses.
  const { data: points } = useQuery(pickupPointsQuery(app, true));
  const only = active && !point && points?.length === 1 ? points[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each shop that is found
  useEffect(() => {
    if (only) start(only);
  }, [only]);

  const toggle = () => {
    if (!point) void app.bus.run(showNotification, { kind: 'error', text: 'не выбран ПВЗ' });
    else if (active) mutate(() => stopFastPickup(app, point));
    else setAsked(point);
  };

  return (
    <div className={styles.tab}>
      <label className={styles.switch}>
        <span>Быстрый самовывоз</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={active}
          checked={active}
          disabled={isPending}
          onChange={toggle}
        />
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
            <Button variant="primary" busy={isPending} onClick={() => asked && start(asked)}>
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
