import type { DeliveryChoice } from '@zapovednik/api/checkout/models/delivery';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { useMutation, useQuery } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { Info } from '@zapovednik/ui/icons';
import { useState } from 'react';
import { type Point, startFastPickup, stopFastPickup } from '../../delivery-choice/choose-delivery';
import { Switch } from '../switch/switch';
import styles from './fast-pickup-tab.module.css';
import { isEmpty } from './fullest-first';
import { PointChooser } from './point-chooser';
import { PointsOfCity } from './points-of-city';
import { pickupPointsQuery } from './points-query';

interface TabProps {
  chosen: DeliveryChoice;
  onDone: () => void;
}

const chooseShop = 'Выберите магазин в\u00A0списке или на\u00A0карте.';

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

  const { data: points } = useQuery(pickupPointsQuery(app, true));

  const tell = (text: string, hint?: string) => void app.bus.run(showNotification, { kind: 'error', text, hint });
  const ask = (shop: NonNullable<DeliveryChoice['point']>) => {
    const isEmptyHere = points?.some((one) => one.id === shop.id && isEmpty(one));
    if (isEmptyHere) tell('В этом магазине нет товаров из вашей корзины');
    else setAsked(shop);
  };
  const toggle = () => {
    const [first, second] = points ?? [];
    if (!point && first && !second) ask(first);
    else if (!point) tell('не выбран ПВЗ', chooseShop);
    else if (active) mutate(() => stopFastPickup(app, point));
    else ask(point);
  };

  return (
    <div className={styles.tab}>
      <Switch label="Быстрый самовывоз" checked={active} busy={isPending} onChange={toggle} />
      <p className={styles.warning}>
        <Info />В каталоге отобразятся товары c учётом выбранного магазина
      </p>
      <PointsOfCity fast>
        {(points) => (
          <PointChooser
            tab="fastPickup"
            points={points}
            selectedId={active && point ? point.id : null}
            onChoose={setAsked}
          />
        )}
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
