import { favouritesAtom } from '@zapovednik/areas/catalog/atoms';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { VisuallyHidden } from '@zapovednik/ui';
import { useDeferredValue } from 'react';
import styles from './count.module.css';

/** The number of pieces in the basket, at its icon; nothing if it is unknown or zero. */
export function BasketCountBadge() {
  return <Count value={useAtom(basketAtom).quantity} />;
}

/** The number of favourite products, at their icon. */
export function FavouritesCountBadge() {
  return <Count value={useAtom(favouritesAtom)?.length ?? 0} />;
}

/** The pressed button is shown before the number. */
function Count({ value: newest }: { value: number }) {
  const value = useDeferredValue(newest);
  if (value === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.count}>
        {value > 99 ? '99+' : value}
      </span>
      <VisuallyHidden>{value} </VisuallyHidden>
    </>
  );
}
