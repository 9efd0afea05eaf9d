import { autoOrderSetup } from '@zapovednik/areas/cabinet/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { useApp } from '@zapovednik/platform/app';
import { Skeleton } from '@zapovednik/ui';
import styles from './repeat-order.module.css';

/** «Повторять заказ» of mf-cabinet, in a regional centre (CAB-09, API-102). Without it the order is placed as usual. */
export function RepeatOrder() {
  const { city } = useApp();
  if (!city.isRc) return null;
  return (
    <Widget
      of={autoOrderSetup}
      props={{}}
      fallback={<Skeleton shape="block" className={styles.waiting} />}
      failure={null}
    />
  );
}
