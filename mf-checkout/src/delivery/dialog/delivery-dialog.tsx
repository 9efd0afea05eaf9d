import type { DeliveryChoice } from '@zapovednik/api/checkout/models/delivery';
import { pickupMapToggled } from '@zapovednik/areas/checkout/events';
import { deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { ErrorFallback } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { Tabs } from '@zapovednik/ui/disclosure';
import { Drawer } from '@zapovednik/ui/drawer';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { CourierTab } from '../courier/courier-tab';
import { ActiveTab, type DeliveryTab } from '../map/active-tab';
import { FastPickupTab } from '../pickup/fast-pickup-tab';
import { PickupTab } from '../pickup/pickup-tab';
import { PointsSkeleton } from '../pickup/points-skeleton';
import styles from './delivery-dialog.module.css';

/** The tab that is open first if the command gives none (DEL-06). */
function firstTab({ isFastPickup, type }: DeliveryChoice): DeliveryTab {
  if (isFastPickup) return 'fastPickup';
  return type === 'courier' || type === 'fast_delivery' ? 'courier' : 'pvz';
}

interface DeliveryDialogProps {
  tab: DeliveryTab | undefined;
  /** A drawer from the side instead of a modal (LAY-55). */
  isDrawer: boolean;
}

/** «Способ доставки»: the delivery option that the shopper chooses for the whole visit (DEL-01). */
export function DeliveryDialog({ tab, isDrawer }: DeliveryDialogProps) {
  const app = useApp();
  const [open, setOpen] = useState(true);
  const { data, isError, isFetching, refetch } = useQuery(deliveryQuery(app));
  // The pickup map is in this dialog: both close together, in every way of closing (DEL-52).
  const close = useCallback(() => app.bus.emit(pickupMapToggled, { shown: false }), [app]);
  useEffect(
    () =>
      app.bus.on(pickupMapToggled, ({ shown }) => {
        if (!shown) setOpen(false);
      }),
    [app],
  );
  const content = data ? (
    <Choice chosen={data} tab={tab} onDone={close} />
  ) : isError ? (
    <ErrorFallback title="Способы доставки не загрузились" onRetry={() => refetch()} busy={isFetching} />
  ) : (
    <PointsSkeleton />
  );
  const panel = { open, onClose: close, title: 'Способ доставки' };
  return isDrawer ? (
    <Drawer {...panel} wide>
      {content}
    </Drawer>
  ) : (
    <Dialog {...panel} size="large">
      {content}
    </Dialog>
  );
}

interface ChoiceProps {
  chosen: DeliveryChoice;
  tab: DeliveryTab | undefined;
  onDone: () => void;
}

function Choice({ chosen, tab, onDone }: ChoiceProps) {
  const { hasFastPickup } = useApp().city;
  const [current, setCurrent] = useState<string>(tab ?? firstTab(chosen));
  // Memoized, so that a change of the tab does not render the content of the tabs again.
  const items = useMemo(() => {
    const ways = [
      { id: 'pvz', title: 'Самовывоз', content: <PickupTab chosen={chosen} onDone={onDone} /> },
      { id: 'fastPickup', title: 'Быстрый самовывоз', content: <FastPickupTab chosen={chosen} onDone={onDone} /> },
      { id: 'courier', title: 'Доставка', content: <CourierTab chosen={chosen} onDone={onDone} /> },
    ];
    return ways.filter(({ id }) => hasFastPickup || id !== 'fastPickup');
  }, [chosen, onDone, hasFastPickup]);

  const active = current === 'fastPickup' && !hasFastPickup ? 'pvz' : current;
  // Its map is made after the pressed tab is shown as chosen.
  const shown = useDeferredValue(active);
  return (
    <ActiveTab value={shown}>
      <Tabs className={styles.ways} label="Способ доставки" value={active} onChange={setCurrent} items={items} />
    </ActiveTab>
  );
}
